import { css, html, nothing, type CSSResult, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { wordsOf, type LoginWords } from '../../i18n/index.js';
import { newIdempotencyKey, type MemberSession } from '../../state/index.js';
import type { PortalLink } from '../../model/portal-session.js';
import type { CodeEntry } from './code-entry.js';
import { loginFeatures } from './login-features.js';
import { LinkRequestedEvent, SignedInEvent } from './events.js';

export type PortalHost = ReactiveControllerHost &
  HTMLElement & {
    readonly slug: string;
    readonly base: string;
    readonly language: string;
    readonly renderRoot: HTMLElement | DocumentFragment;
    focusOn(selector: string): void;
    adoptStyles(name: string, styles: readonly CSSResult[]): void;
  };

/** The state of an opened link. */
export type LinkState = 'asking' | 'signing' | { readonly link: PortalLink } | { readonly error: unknown };

const isLinkExpired = (error: unknown): boolean => isApiError(error) && error.status === 404;

export interface SignInControllerOptions {
  /** Called after signing in with this element. */
  readonly onSignIn?: () => void;
}

/**
 * The sign-in: an address, a mail, a link, a button. It keeps the fact of a request and the persons of a link. Typed text stays
 * in the native controls.
 */
export class SignInController implements ReactiveController {
  readonly #host: PortalHost;
  readonly #session: () => MemberSession | undefined;
  readonly #options: SignInControllerOptions;
  #checkedLink: string | undefined;
  #codeEntry: CodeEntry | undefined;
  /** The language that the form for the code was loaded in. */
  #codeLanguage: string | undefined;

  /** The address of the last request. */
  sentTo: string | undefined;
  /** The request is under way. */
  isBusy = false;
  /** The request failed. */
  error: unknown;
  /** The field whose input is invalid. */
  invalidInput: 'email' | 'link' | undefined;
  linkState: LinkState | undefined;

  constructor(host: PortalHost, session: () => MemberSession | undefined, options: SignInControllerOptions = {}) {
    this.#host = host;
    this.#session = session;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#codeEntry?.countDown();
  }

  /** Called before rendering: reads a link that was opened since the last rendering. */
  hostUpdate(): void {
    const link = this.#session()?.link;
    if (link === this.#checkedLink) return;
    this.#checkedLink = link;
    this.linkState = undefined;
    if (link) void this.checkLink();
  }

  /** Reads the persons of the link. It does not use the link. */
  async checkLink(): Promise<void> {
    const session = this.#session()!;
    const link = session.link!;
    this.#setLinkState('asking');
    const linkState = await session.client.readLink({ body: { token: link } }).then(
      ({ data }): LinkState => ({ link: data }),
      (error: unknown): LinkState | undefined => (isLinkExpired(error) ? undefined : { error }),
    );
    // another element may show the sign-in by now
    if (link !== this.#session()?.link) return;
    this.#setLinkState(linkState);
    if (!linkState) this.#rejectLink();
    await this.#focus('[part=heading]');
  }

  /** The button below the link. */
  readonly signIn = async (): Promise<void> => {
    const session = this.#session()!;
    if (this.linkState === 'signing') return;
    const previousState = this.linkState;
    this.#setLinkState('signing');
    try {
      await session.signIn();
      this.#onSignIn();
    } catch (error) {
      const isExpired = isLinkExpired(error);
      this.#setLinkState(isExpired ? undefined : { error });
      if (isExpired) this.#rejectLink();
      else if (typeof previousState === 'object') this.#retryState = previousState;
      await this.#focus('[part=heading], .alert button');
    }
  };

  #onSignIn = (): void => {
    this.sentTo = undefined;
    this.linkState = undefined;
    this.#host.dispatchEvent(new SignedInEvent(this.#host.slug));
    this.#options.onSignIn?.();
  };

  /**
   * The form for the code in the mail with the buttons below it, which stand alone until it is loaded, and without a request. The link
   * works without it.
   */
  codeForm(words: LoginWords, otherButton?: unknown): unknown {
    const row = otherButton ? html`<div class="actions">${otherButton}</div>` : nothing;
    if (!this.#session()?.deviceSecret) return row;
    const { language } = this.#host;
    if (language !== this.#codeLanguage) void this.#loadCodeEntry(language);
    return this.#codeEntry?.render(words, otherButton) ?? row;
  }

  async #loadCodeEntry(language: string): Promise<void> {
    this.#codeLanguage = language;
    try {
      const [{ default: feature }, words] = await Promise.all([
        loginFeatures.codeEntry(),
        wordsOf(language, 'signInCode'),
      ]);
      const session = () => this.#session()!;
      const resend = () => (this.sentTo === undefined ? undefined : () => void this.request(this.sentTo!));
      this.#codeEntry = feature({ css, html, nothing })({
        host: this.#host,
        session,
        words,
        onSignIn: this.#onSignIn,
        resend,
      });
      this.#host.requestUpdate();
    } catch (error) {
      console.warn(error);
    }
  }

  /** The link has stopped working. */
  #rejectLink(): void {
    this.#checkedLink = undefined;
    this.#session()?.rejectLink();
  }

  /** The state to return to after a temporary failure of signing in. */
  #retryState: LinkState | undefined;

  /** Retries the failed request. */
  readonly retry = (): void => {
    const link = this.#retryState;
    this.#retryState = undefined;
    if (link) {
      this.linkState = link;
      void this.signIn();
    } else void this.checkLink();
  };

  /** The visitor says that the link is somebody else's. */
  readonly closeLink = (): void => {
    this.linkState = undefined;
    this.#session()!.open(undefined);
    void this.#focus('[part=heading]');
  };

  /** Requests a mail. */
  readonly request = async (email: string): Promise<void> => {
    if (this.isBusy) return;
    const address = email.trim();
    this.invalidInput = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : 'email';
    this.error = undefined;
    if (this.invalidInput) return this.#focus('input[name=email]');
    this.isBusy = true;
    this.#host.requestUpdate();
    const { language, slug } = this.#host;
    try {
      const device_secret = newIdempotencyKey();
      await this.#session()!.client.requestLink({ body: { email: address, language, device_secret } });
      // what was typed for an earlier code is over
      this.#codeLanguage = undefined;
      this.sentTo = address;
      this.linkState = undefined;
      const session = this.#session()!;
      session.keepDeviceSecret(device_secret);
      session.endReason = undefined;
      session.isLinkExpired = false;
      this.#host.dispatchEvent(new LinkRequestedEvent(slug));
    } catch (error) {
      this.error = error;
    }
    this.isBusy = false;
    await this.#focus(this.error ? '.notice.alert' : '[part=heading]');
  };

  /** Returns to the form for another address. */
  readonly startOver = (): void => {
    this.sentTo = undefined;
    this.#session()!.keepDeviceSecret(undefined);
    void this.#focus('input[name=email]');
  };

  /** Opens a pasted link, or its token, from another device. */
  readonly paste = (text: string): void => {
    const token = this.#session()!.pastedToken(text);
    this.invalidInput = token ? undefined : 'link';
    if (token) this.#session()!.open(token);
    else void this.#focus('input[name=link]');
  };

  #setLinkState(state: LinkState | undefined): void {
    this.linkState = state;
    this.#host.requestUpdate();
  }

  async #focus(selector: string): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.focusOn(selector);
  }
}
