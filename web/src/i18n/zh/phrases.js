// Phrases that Chinese words are made of.

/** @param {{side: string}} values */
export const side = (values) => (values.side === 'forward' ? '[f 正向]' : '[b 反向]');
