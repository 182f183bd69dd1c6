import type { TemplateResult } from 'lit';
import type { SharedWords } from '../i18n/index.js';
import type { Lit } from './lit.js';

const styles = ({ css }: Pick<Lit, 'css'>) => css`
  dialog {
    --inset: clamp(1em, 4vw, 2em);
    inline-size: min(47em, 100vw - 2em);
    max-block-size: calc(100dvh - 2em);
    padding: 0 var(--inset) 1.5em;
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
    display: flex;
    justify-content: end;
    align-items: center;
    gap: 1em;
    margin: 0 calc(var(--inset) * -1) 0.75em;
    padding: 0.5em var(--inset);
    background: var(--paper, Canvas);
    border-block-end: 1px solid var(--hair);
  }

  .close span {
    display: none;
  }

  .close button {
    flex: none;
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

  /* where title and foot leave room for the form: not over a keyboard, nor at large text */
  @media (height >= 30em) {
    .close span {
      display: block;
      flex: 1;
      font-size: 1.25em;
      font-weight: 600;
      line-height: 1.25;
      text-wrap: balance;
    }

    /* the head shows the title: here it is only read out */
    dialog .title > [part='heading'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      opacity: 0;
    }
  }

  /* on a phone a sheet that fills the screen; head and foot stay where they are, and cover no control that has the focus */
  @media (width <= 40em) {
    dialog {
      --inset: 1em;
      inline-size: 100%;
      max-inline-size: none;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      padding-block: 0;
      border: 0;
      border-radius: 0;
      scroll-padding-block: 4em 6em;
    }

    .close span {
      font-size: 1em;
    }

    dialog form > .actions {
      margin-inline: -1em;
      padding-inline: 1em;
    }
  }

  /* the form of a list shows its title itself */
  dialog:has(event-registration) .close span {
    display: none;
  }

  @media (width <= 40em) and (height >= 30em) {
    dialog form > .actions {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      padding-block: 0.75em;
      background: var(--paper, Canvas);
      border-block-start: 1px solid var(--hair);
    }

    /* a row of its own, though empty, would leave more room below the button than above */
    dialog form > .actions > :empty {
      position: absolute;
    }
  }
`;

const isSending = (dialog: HTMLDialogElement): boolean => !!dialog.querySelector('[inert]');

/** Reopens a dialog that was moved in the document: it is open and no longer modal then. */
function showModal(dialog: HTMLDialogElement): void {
  // not by `close()`: listeners of `close` would take it for the visitor's wish
  dialog.removeAttribute('open');
  dialog.showModal();
}

/** A dialog that is closed while it sends something opens again when the answer arrives. */
function reopenOnNews(dialog: HTMLDialogElement): void {
  if (!isSending(dialog)) return;
  const observer = new MutationObserver(() => {
    if (isSending(dialog)) return;
    observer.disconnect();
    if (dialog.isConnected && !dialog.open) showModal(dialog);
  });
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

export interface FrameOptions {
  readonly words: SharedWords;
  readonly title: string;
  /** Called when the dialog was closed. Without it, the dialog opens again when the answer to a request in progress arrives. */
  readonly onClose?: () => void;
}

/** A dialog: its styles, a function that opens one, and templates with and without a button that opens it. */
export const dialogOf = (lit: Pick<Lit, 'css' | 'html'>) => {
  const { html } = lit;

  /** A dialog with content and a button that closes it. */
  function frame(content: unknown, { words, title, onClose }: FrameOptions): TemplateResult {
    const onLeave = ({ currentTarget }: Event) => {
      if (!onClose) reopenOnNews((currentTarget as Element).closest('dialog')!);
    };
    const close = (event: Event) => {
      onLeave(event);
      (event.currentTarget as Element).closest('dialog')!.close();
      // browsers fire `close` with the next frame, and a page in the background has none
      onClose?.();
    };
    const onClosed = (event: Event) => {
      // a dialog within says so of itself
      // nor is it news if it is open again by then
      if (event.target !== event.currentTarget || (event.currentTarget as HTMLDialogElement).open) return;
      onLeave(event);
      onClose?.();
    };
    return html`<dialog part="dialog" aria-label=${title} @cancel=${onLeave} @close=${onClosed}>
      <p class="close">
        <span aria-hidden="true">${title}</span>
        <button type="button" @click=${close}>${words.close}</button>
      </p>
      ${content}
    </dialog>`;
  }

  /** A button and the dialog that it opens. */
  function dialog(
    content: unknown,
    { words, title }: { words: SharedWords & { readonly open: string }; title: string | undefined },
  ): TemplateResult {
    const onOpen = ({ currentTarget }: Event) =>
      showModal(((currentTarget as Node).getRootNode() as ShadowRoot).querySelector('dialog')!);
    return html`<button part="button" class="main" type="button" @click=${onOpen}>
        <span>${words.open}</span>
      </button>
      ${frame(content, { words, title: title ?? words.open })}`;
  }

  return { styles: styles(lit), show: showModal, frame, dialog };
};

export type Dialog = ReturnType<typeof dialogOf>;
