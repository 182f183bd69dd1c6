import { css, html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/index.js';

export const styles = css`
  dialog {
    inline-size: min(47em, 100vw - 2em);
    max-block-size: calc(100dvh - 2em);
    padding: 0 clamp(1em, 4%, 2em) 1.5em;
    scroll-padding-block-start: 4em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
    font: inherit;
    color: CanvasText;
    background: Canvas;
  }

  @supports (color: oklch(from currentColor l c h)) {
    dialog {
      color: inherit;
      background: var(--paper);
    }
  }

  dialog:not(:modal) {
    display: none;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  .close {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 0.5em;
    text-align: end;
    margin-block-end: 0.5em;
    background: var(--paper, Canvas);
    box-shadow: 0 0.4em 0.4em var(--paper, Canvas);
  }

  .close button {
    min-block-size: 2em;
    padding: 0;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .close button:hover {
    box-shadow: none;
    text-decoration-thickness: 2px;
  }
`;

const isSending = (frame: HTMLDialogElement): boolean => !!frame.querySelector('[inert]');

/** Taken off the page and put back, a dialog is open and on top of nothing. */
function show(frame: HTMLDialogElement): void {
  frame.close();
  frame.showModal();
}

/** Left while something is sent, it opens again when there are news of it. */
function left(frame: HTMLDialogElement): void {
  if (!isSending(frame)) return;
  const watch = new MutationObserver(() => {
    if (isSending(frame)) return;
    watch.disconnect();
    if (frame.isConnected && !frame.open) show(frame);
  });
  watch.observe(frame, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

/** A button, and a dialog that it opens. */
export function dialog(
  content: unknown,
  { words, title }: { words: Words; title: string | undefined },
): TemplateResult {
  const frame = (event: Event) => ((event.currentTarget as Node).getRootNode() as ShadowRoot).querySelector('dialog')!;
  const leaving = (event: Event) => left(frame(event));
  const close = (event: Event) => {
    leaving(event);
    frame(event).close();
  };
  return html`<button part="button" class="main" type="button" @click=${(event: Event) => show(frame(event))}>
      <span>${words.open}</span>
    </button>
    <dialog part="dialog" aria-label=${title ?? words.open} @cancel=${leaving} @close=${leaving}>
      <p class="close">
        <button type="button" @click=${close}>${words.close}</button>
      </p>
      ${content}
    </dialog>`;
}
