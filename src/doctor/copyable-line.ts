import { createElement } from './create-element.js';
import type { DoctorWords } from '../i18n/doctor.js';

/** Copies a text. Without access to the clipboard it selects the text, so that the visitor can copy it. */
async function copy(text: string, element: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const range = document.createRange();
    range.selectNodeContents(element);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    element.focus();
    return 'selected';
  }
}

/** A line to paste, with a button that copies it. */
export function copyableLine(line: string, words: DoctorWords): HTMLElement {
  const text = createElement(
    'pre',
    { tabindex: '0', dir: 'ltr', role: 'group', 'aria-label': words.paste },
    createElement('code', {}, line),
  );
  const status = createElement('span', { role: 'status' });
  const button = createElement('button', { type: 'button' }, words.copy);
  button.addEventListener('click', () => {
    void copy(line, text).then((result) => (status.textContent = words[result]));
  });
  return createElement('div', { class: 'line' }, text, createElement('p', { class: 'copy' }, button, status));
}
