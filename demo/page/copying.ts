import { html, type TemplateResult } from 'lit';

/** Copies a text, also where the clipboard is refused. */
async function copy(text: string): Promise<void> {
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

/** How long a button says that something was copied. Milliseconds. */
const thanks = 2_000;

/** Takes back what was said of the copy before: each is thanked for as long. */
let forget = (): void => {};

async function pressed(button: HTMLButtonElement, text: string): Promise<void> {
  forget();
  await copy(text);
  forget();
  const said = document.querySelector('#copied')!;
  button.dataset['copied'] = '';
  said.textContent = 'Copied.';
  const timer = setTimeout(() => forget(), thanks);
  forget = () => {
    clearTimeout(timer);
    delete button.dataset['copied'];
    said.textContent = '';
  };
}

/** A button that copies, and says that it has. */
export const copyButton = (label: string, text: () => string): TemplateResult =>
  html`<button
    type="button"
    class="copy"
    aria-label=${label}
    @click=${(event: Event) => void pressed(event.currentTarget as HTMLButtonElement, text())}
  >
    <span class="before" aria-hidden="true">${label}</span><span class="after" aria-hidden="true">Copied</span>
  </button>`;

/** Code to read, and to take along. */
export const codeBlock = (label: string, text: string): TemplateResult =>
  html`<div class="code">
    <pre tabindex="0" role="region" aria-label=${label}><code>${text}</code></pre>
    ${copyButton('Copy', () => text)}
  </div>`;
