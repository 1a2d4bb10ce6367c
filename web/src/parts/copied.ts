/** Copying to the clipboard, on addresses too that a browser does not trust (a table on the home network has no https). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The old way: choose the text in a field that nobody sees, and copy what is chosen. */
function copiedByHand(text: string): boolean {
  const focused = document.activeElement;
  const host = document.querySelector('dialog[open]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  host.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
