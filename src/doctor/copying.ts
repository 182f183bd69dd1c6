import { drawn } from './drawn.js';
import type { DoctorWords } from '../i18n/doctor.js';

/** Puts a text into the clipboard, or else marks it for whoever copies it by hand. */
async function copy(text: string, place: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const range = document.createRange();
    range.selectNodeContents(place);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    place.focus();
    return 'selected';
  }
}

/** A line to paste, and the button that copies it. */
export function copyable(line: string, words: DoctorWords): HTMLElement {
  const text = drawn(
    'pre',
    { tabindex: '0', dir: 'ltr', role: 'group', 'aria-label': words.paste },
    drawn('code', {}, line),
  );
  const said = drawn('span', { role: 'status' });
  const button = drawn('button', { type: 'button' }, words.copy);
  button.addEventListener('click', () => {
    void copy(line, text).then((how) => (said.textContent = words[how]));
  });
  return drawn('div', { class: 'line' }, text, drawn('p', { class: 'copy' }, button, said));
}
