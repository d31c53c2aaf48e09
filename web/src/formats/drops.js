// Contest text that is pasted onto the page or dropped on it.

/** @param {import('../app/commands.js').Commands} commands */
export function listenForDrops(commands) {
  document.addEventListener('paste', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (!text) return;
    event.preventDefault();
    commands.loadText(text, '');
  });
  document.addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (types.includes('Files') || types.includes('text/plain')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const data = event.dataTransfer;
    if (!data) return;
    event.preventDefault();
    const [file] = data.files;
    if (file) commands.loadFile(file);
    else if (data.getData('text/plain')) commands.loadText(data.getData('text/plain'), '');
  });
}
