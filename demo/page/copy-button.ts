import { html, type TemplateResult } from 'lit';
import { words } from './language.js';

/** Copies a text, also if the browser refuses the clipboard. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'unseen';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

const CONFIRMATION_MS = 2_000;

/** Removes the confirmation of the last copy, so that the next one lasts as long. */
let clearConfirmation = (): void => {};

async function copyAndConfirm(button: HTMLButtonElement, text: string): Promise<void> {
  clearConfirmation();
  await copyText(text);
  clearConfirmation();
  const status = document.querySelector('#copied')!;
  button.dataset['copied'] = '';
  status.textContent = `${words.copied}.`;
  const timer = setTimeout(() => clearConfirmation(), CONFIRMATION_MS);
  clearConfirmation = () => {
    clearTimeout(timer);
    delete button.dataset['copied'];
    status.textContent = '';
  };
}

/** A button that copies a text and confirms it. A text that changes is given as a function. */
export const copyButton = (text: string | (() => string), label: string = words.copy): TemplateResult =>
  html`<button
    type="button"
    class="copy"
    aria-label=${label}
    @click=${(event: Event) => void copyAndConfirm(event.currentTarget as HTMLButtonElement, typeof text === 'string' ? text : text())}
  >
    <span class="before" aria-hidden="true">${label}</span><span class="after" aria-hidden="true">${words.copied}</span>
  </button>`;

const wordWithJoints = (word: string): TemplateResult[] =>
  word.split(/(?<=[=?]|(?<!<)\/(?!\/))|(?=::)/).map((piece) => html`<span>${piece}</span><wbr />`);

/** Code whose long words, such as addresses, break only at their joints. A brace stays with its selector. */
const breakable = (text: string): unknown =>
  text.split(/((?! \{)\s+)/).map((word) => (/[-/?]/.test(word) ? wordWithJoints(word) : word));

/** Code with a button that copies it. */
export const codeBlock = (label: string, text: string): TemplateResult =>
  html`<div class="code">
    <pre tabindex="0" role="region" aria-label=${label}><code>${breakable(text)}</code></pre>
    ${copyButton(text)}
  </div>`;
