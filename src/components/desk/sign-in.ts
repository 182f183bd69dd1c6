import { css, html, nothing } from 'lit';
import { isApiError } from '../../api/index.js';
import { wordsOf, type LoginWords } from '../../i18n/index.js';
import type { OrganiserSession } from '../../state/organiser-session.js';
import type { CodeEntry } from '../portal-login/code-entry.js';
import codeEntryOf from '../portal-login/code-entry.js';
import type { DrawnController, DrawingOptions } from '../registrations/drawn-controller.js';

export interface SignInOptions {
  readonly host: DrawnController;
  readonly session: OrganiserSession;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly find: DrawingOptions['find'];
  /** Called after signing in. */
  readonly onSignIn: () => void;
}

/** The page, as the form for a code sees it. */
const codeHost = (host: DrawnController, find: DrawingOptions['find']) => ({
  addController: () => undefined,
  removeController: () => undefined,
  requestUpdate: () => host.requestUpdate(),
  get updateComplete() {
    return host.updateComplete;
  },
  isConnected: true,
  focusOn: (selector: string) => find(selector)?.focus(),
});

/** The sign-in of an organiser: an address, a mail, then its link or its code. */
export class SignIn {
  readonly #options: SignInOptions;
  #codeEntry: CodeEntry | undefined;
  #isLoadingCode = false;

  /** The address of the last request. */
  sentTo: string | undefined;
  isBusy = false;
  isWrong = false;
  error: unknown;

  constructor(options: SignInOptions) {
    this.#options = options;
  }

  /** Requests a mail. */
  readonly request = async (email: string): Promise<void> => {
    if (this.isBusy) return;
    const { host, session, language } = this.#options;
    const address = email.trim();
    this.isWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
    this.error = undefined;
    if (this.isWrong) return host.focus('input[name=email]');
    this.isBusy = true;
    host.requestUpdate();
    try {
      await session.requestLink(address, language);
      // a form for an earlier code is over
      this.#codeEntry = undefined;
      this.sentTo = address;
    } catch (error) {
      this.error = error;
    }
    this.isBusy = false;
    await host.focus(this.error ? '.notice.alert' : '[part=heading]');
  };

  /** The button below the link: only it uses the link. */
  readonly useLink = async (): Promise<void> => {
    if (this.isBusy) return;
    const { host, session } = this.#options;
    this.isBusy = true;
    this.error = undefined;
    host.requestUpdate();
    try {
      await session.signIn();
      this.isBusy = false;
      this.#onSignIn();
    } catch (error) {
      this.isBusy = false;
      if (isApiError(error) && error.status === 404) session.rejectLink();
      else this.error = error;
      await host.focus('.notice.alert', '[part=heading]');
    }
  };

  #onSignIn = (): void => {
    this.sentTo = undefined;
    this.#codeEntry = undefined;
    this.#options.onSignIn();
  };

  readonly startOver = (): void => {
    this.sentTo = undefined;
    this.#options.session.startOver();
    void this.#options.host.focus('input[name=email]');
  };

  /** The form for the code in the mail with the buttons below it, which stand alone until its words are loaded, and without a request. */
  codeForm(words: LoginWords, otherButton?: unknown): unknown {
    const row = otherButton ? html`<div class="actions">${otherButton}</div>` : nothing;
    if (!this.#options.session.deviceSecret) return row;
    if (!this.#codeEntry) void this.#loadCodeEntry();
    return this.#codeEntry?.render(words, otherButton) ?? row;
  }

  async #loadCodeEntry(): Promise<void> {
    if (this.#isLoadingCode) return;
    this.#isLoadingCode = true;
    const { host, session, language, find } = this.#options;
    try {
      this.#codeEntry = codeEntryOf({ css, html, nothing })({
        host: codeHost(host, find),
        session: () => session,
        words: await wordsOf(language, 'signInCode'),
        onSignIn: this.#onSignIn,
        resend: () => (this.sentTo === undefined ? undefined : () => void this.request(this.sentTo!)),
      });
      host.requestUpdate();
    } catch (error) {
      // the link works without it
      console.warn(error);
    }
    this.#isLoadingCode = false;
  }
}
