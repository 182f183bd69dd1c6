import { html, nothing, type ReactiveController } from 'lit';
import type { MemberSession } from '../../state/index.js';
import { wordsOf, type LoginWords, type SignOutWords } from '../../i18n/index.js';
import type { SignOutScope } from '../../model/portal-session.js';
import { notice } from '../notice.js';
import { errorMessage } from '../error-notice.js';
import type { PortalHost } from './sign-in-controller.js';

/**
 * The way out of the portal: a button, a box that says whether the sign-in link ends as well, and the way out everywhere.
 * Afterwards it says what has ended, and offers another try if the service could not be told. Its words are loaded once
 * somebody is on the way in; without them the button signs out and ends the link.
 */
export class SignOutController implements ReactiveController {
  readonly #host: PortalHost;
  readonly #session: () => MemberSession | undefined;
  /** The language that words were asked for in last. */
  #language: string | undefined;
  #words: SignOutWords | undefined;
  /** The confirmation of signing out everywhere is shown. */
  #isConfirming = false;

  constructor(host: PortalHost, session: () => MemberSession | undefined) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
  }

  hostUpdate(): void {
    const session = this.#session();
    if (!session?.isOpen) this.#isConfirming = false;
    if (session?.isOpen || session?.link) void this.#loadWords();
  }

  async #loadWords(): Promise<void> {
    const { language } = this.#host;
    if (language === this.#language) return;
    this.#language = language;
    try {
      const words = await wordsOf(language, 'signOut');
      if (language !== this.#language) return;
      this.#words = words;
      this.#host.requestUpdate();
    } catch (error) {
      // with the next change it is tried again
      this.#language = undefined;
      console.warn(error);
    }
  }

  /** The heading of the element, with the button in the corner. */
  header(title: unknown, { signOut }: LoginWords): unknown {
    return html`<header>
      ${title}
      <button type="button" class="quiet" @click=${this.#signOut}>${signOut}</button>
    </header>`;
  }

  /** The box that says whether the link ends as well, and the way out everywhere. */
  options(): unknown {
    const words = this.#words;
    if (!words) return nothing;
    return html`<div class="end-link">
        <label class="option">
          <input type="checkbox" name="end-link" checked aria-describedby="end-link.help" />
          <span>${words.endLink}</span>
        </label>
        <p class="help" id="end-link.help">${words.endLinkHelp}</p>
      </div>
      ${this.#everywhere(words)}`;
  }

  /** The button that signs out everywhere, or what it would do, with the button that does it. */
  #everywhere(words: SignOutWords): unknown {
    if (!this.#isConfirming)
      return html`<button type="button" class="quiet" data-everywhere @click=${() => this.#confirm(true, '[data-ask]')}>
        ${words.everywhere}
      </button>`;
    return html`<div
      part="notice"
      class="notice everywhere"
      role="group"
      aria-labelledby="everywhere"
      data-ask
      tabindex="-1"
      @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && this.#confirm(false, '[data-everywhere]')}
    >
      <p id="everywhere">${words.everywhereAsk}</p>
      <div class="actions">
        <button type="button" part="button" class="main" @click=${() => this.#closeSession('everywhere')}>
          <span>${words.everywhere}</span>
        </button>
        <button type="button" @click=${() => this.#confirm(false, '[data-everywhere]')}>${words.cancel}</button>
      </div>
    </div>`;
  }

  /** The outcome of signing out. */
  outcome(words: LoginWords): unknown {
    const session = this.#session();
    const signOut = session?.signOutRequest;
    const outcomeWords = this.#words;
    if (!signOut) return notice('status', words.signedOut);
    if (signOut.state === 'failed')
      return html`<div part="notice" class="notice alert" role="alert">
        ${outcomeWords ? html`<p><strong>${outcomeWords.signOutFailed}</strong></p>` : nothing}
        <p>${errorMessage(signOut.error, words)}</p>
        <button type="button" @click=${this.#retry}>${words.retry}</button>
      </div>`;
    if (!outcomeWords) return notice('status', signOut.state === 'pending' ? words.loading : words.signedOut);
    if (signOut.state === 'pending')
      return notice('status', outcomeWords.signingOut, html`<p class="later">${words.slow}</p>`);
    if (signOut.state === 'unknown') return notice('status', outcomeWords.linkUnknown);
    const messages = {
      session: outcomeWords.linkKept,
      link: outcomeWords.linkEnded,
      everywhere: outcomeWords.allEnded,
    };
    return notice('status', messages[signOut.scope]);
  }

  #signOut = (): void => {
    const checkbox = this.#host.renderRoot.querySelector<HTMLInputElement>('[name=end-link]');
    this.#closeSession(checkbox && !checkbox.checked ? 'session' : 'link');
  };

  #closeSession(scope: SignOutScope): void {
    void this.#session()?.signOut(scope);
  }

  #retry = async (): Promise<void> => {
    await this.#session()?.signOutRequest?.send();
    await this.#host.updateComplete;
    // the button that was pressed is not there any more
    this.#host.focusOn(this.#session()?.signOutRequest?.state === 'failed' ? '.notice.alert button' : '[part=heading]');
  };

  #confirm(isConfirming: boolean, selector: string): void {
    this.#isConfirming = isConfirming;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#host.focusOn(selector));
  }
}
