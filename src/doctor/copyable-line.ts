import { createElement } from './create-element.js';
import type { DoctorWords } from '../i18n/doctor.js';
import { DOCTOR_PARAMETER } from '../model/doctor-parameter.js';

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

/** Code in which an address breaks in front of the key that opens the doctor, and not within the key. */
const codeOf = (line: string): HTMLElement =>
  createElement(
    'code',
    {},
    ...line
      .split(DOCTOR_PARAMETER)
      .flatMap((text, index): (Node | string)[] =>
        index ? [createElement('wbr'), createElement('span', { class: 'key' }, DOCTOR_PARAMETER), text] : [text],
      ),
  );

/** A text with a button that copies it: code in a `pre`, a sentence in a `p`. */
export function copyableText(tag: 'pre' | 'p', line: string, label: string, words: DoctorWords): HTMLElement {
  const text = createElement(
    tag,
    { class: 'text', tabindex: '0', role: 'group', 'aria-label': label, ...(tag === 'pre' ? { dir: 'ltr' } : {}) },
    tag === 'pre' ? codeOf(line) : line,
  );
  const status = createElement('span', { role: 'status' });
  const button = createElement('button', { type: 'button' }, words.copy);
  button.addEventListener('click', () => {
    void copy(line, text).then((result) => (status.textContent = words[result]));
  });
  return createElement('div', { class: 'line' }, text, createElement('p', { class: 'copy' }, button, status));
}

/** A line to paste, with a button that copies it. */
export const copyableLine = (line: string, words: DoctorWords): HTMLElement =>
  copyableText('pre', line, words.paste, words);
