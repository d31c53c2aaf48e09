// Values made once for each key.

/**
 * @template K, V
 * @param {{get: (key: K) => V | undefined, set: (key: K, value: V) => unknown}} map  Map or WeakMap
 * @param {K} key
 * @param {() => V} make  called when the key is new
 * @returns {V}
 */
export function remember(map, key, make) {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
