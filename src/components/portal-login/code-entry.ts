import type { CSSResult, ReactiveControllerHost } from 'lit';
import { toAscii } from '../../fields/index.js';
import type { LoginWords, SignInCodeWords } from '../../i18n/index.js';
import type { MemberSession } from '../../state/index.js';
import { errorMessage } from '../error-notice.js';
import { boldFirstSentence } from '../first-sentence.js';
import type { Lit } from '../lit.js';

/** The sign-in, as the form for a code sees it. */
export interface CodeEntryOptions {
  readonly host: ReactiveControllerHost & {
    readonly isConnected: boolean;
    focusOn(selector: string): void;
    adoptStyles?(name: string, styles: readonly CSSResult[]): void;
  };
  readonly session: () => Pick<MemberSession, 'signInByCode'>;
  readonly words: SignInCodeWords;
  /** Called after signing in. */
  readonly onSignIn: () => void;
  /** Requests the mail once more; undefined where no address is known any more. */
  readonly resend: () => (() => void) | undefined;
}

/** Milliseconds until the mail can be sent again, because it needs some time to arrive. */
const RESEND_DELAY_MS = 60_000;

/** Digits of any script, with spaces and dashes between them, as the gate reads them. */
const digitsOf = (text: string): string => toAscii(text).replace(/[\s-]/g, '');

/** Six digits, which are written from left to right in every language. */
const codeStyles = ({ css }: Pick<Lit, 'css'>): CSSResult => css`
  .in [name='code'] {
    /* as wide as the button below it */
    max-inline-size: calc(11em / 1.25);
    font-size: 1.25em;
    letter-spacing: 0.15em;
    font-variant-numeric: tabular-nums;
  }
`;

/** The form for the six digits of a mail, on the device that requested it. */
class CodeEntry {
  readonly #html: Lit['html'];
  readonly #nothing: unknown;
  readonly #options: CodeEntryOptions;
  readonly #resendAt = performance.now() + RESEND_DELAY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #issue: keyof SignInCodeWords | undefined;
  #error: unknown;

  constructor({ css, html, nothing }: Pick<Lit, 'css' | 'html' | 'nothing'>, options: CodeEntryOptions) {
    this.#html = html;
    this.#nothing = nothing;
    this.#options = options;
    options.host.adoptStyles?.('code', [codeStyles({ css })]);
    this.countDown();
  }

  /** Seconds until the mail can be sent again; 0 when it can. */
  get #resendWait(): number {
    return Math.max(0, Math.ceil((this.#resendAt - performance.now()) / 1000));
  }

  /** Renders each second until the mail can be sent again, while the element is on the page. */
  readonly countDown = (): void => {
    clearTimeout(this.#timer);
    const { host } = this.#options;
    host.requestUpdate();
    if (this.#resendWait && host.isConnected) this.#timer = setTimeout(this.countDown, 1000);
  };

  #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.#isBusy) return;
    const { form } = event.currentTarget as HTMLButtonElement;
    const code = digitsOf((form!.elements.namedItem('code') as HTMLInputElement).value);
    const { host, session, onSignIn } = this.#options;
    this.#issue = /^\d{6}$/.test(code) ? undefined : 'codeFormat';
    this.#error = undefined;
    this.#isBusy = !this.#issue;
    host.requestUpdate();
    try {
      if (!this.#issue) await session().signInByCode(code);
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 404) this.#issue = 'codeOver';
      else if (status === 422) this.#issue = 'codeWrong';
      else this.#error = error;
    }
    this.#isBusy = false;
    if (!this.#issue && !this.#error) return onSignIn();
    host.requestUpdate();
    await host.updateComplete;
    host.focusOn(this.#error ? '.code .alert' : '[name=code]');
  };

  #resendButton(resend: () => void, words: LoginWords): unknown {
    const wait = this.#resendWait;
    return this.#html`<button
      type="button"
      class="quiet"
      aria-disabled=${wait ? 'true' : this.#nothing}
      @click=${() => (this.#resendWait ? undefined : resend())}
    >
      ${wait ? words.sendAgainIn(wait) : words.sendAgain}
    </button>`;
  }

  /** Renders the form, and in a row below it the button that sends the mail once more, and `otherButton`. */
  render(words: LoginWords, otherButton?: unknown): unknown {
    const html = this.#html;
    const { codeLabel, codeHelp, ...issues } = this.#options.words;
    const resend = this.#options.resend();
    const issue = this.#issue && issues[this.#issue as keyof typeof issues];
    return html`<form class="code" novalidate method="dialog">
        <div part="field" class=${issue ? 'field wrong' : 'field'}>
          <label part="label" for="code">${codeLabel}</label>
          <p part="help" class="help" id="code.help">${codeHelp}</p>
          <input
            part="control"
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            autocapitalize="none"
            spellcheck="false"
            dir="ltr"
            required
            aria-invalid=${issue ? 'true' : this.#nothing}
            aria-describedby="code.help${issue ? ' code.issue' : ''}"
          />
          ${issue ? html`<p part="issue" class="issue" id="code.issue">${issue}</p>` : this.#nothing}
        </div>
        ${
          this.#error
            ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
                <p>${boldFirstSentence(this.#html, errorMessage(this.#error, words))}</p>
              </div>`
            : this.#nothing
        }
        <div class="actions">
          <button
            part="button"
            class="main"
            type="submit"
            aria-disabled=${this.#isBusy ? 'true' : this.#nothing}
            @click=${this.#submit}
          >
            <span>${this.#isBusy ? words.signingIn : words.signIn}</span>
          </button>
        </div>
      </form>
      ${resend ? html`<div class="actions">${this.#resendButton(resend, words)} ${otherButton}</div>` : this.#nothing}`;
  }
}

export type { CodeEntry };

/** The form for a code, in a module that the sign-in loads once a mail was requested. */
export default (lit: Pick<Lit, 'css' | 'html' | 'nothing'>) => (options: CodeEntryOptions) =>
  new CodeEntry(lit, options);
