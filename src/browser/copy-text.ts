/** Copies through a text field, for pages without `navigator.clipboard` (plain HTTP). The focus comes back. */
function copyThroughField(text: string, { parentElement, ownerDocument }: HTMLElement): boolean {
  const field = ownerDocument.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  parentElement!.append(field);
  field.select();
  try {
    return ownerDocument.execCommand('copy');
  } finally {
    field.remove();
  }
}

/**
 * Copies a text into the clipboard.
 *
 * @param button - the button that was pressed: it has the focus afterwards
 * @returns whether the text is there
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isCopied = copyThroughField(text, button);
    button.focus();
    return isCopied;
  }
}
