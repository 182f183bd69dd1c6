import type { ReactiveControllerHost } from 'lit';
import type { MemberSession } from '../../state/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import type { PendingEmail } from '../../model/portal-session.js';
import { errorMessage } from '../error-notice.js';
import type { Lit } from '../lit.js';

/** The profile, as the change of an address in it sees it. */
export interface EmailChangeOptions {
  readonly host: ReactiveControllerHost & { readonly language: string; focusOn(selector: string): void };
  readonly session: MemberSession;
  /** Reads anew which addresses are pending. */
  readonly onChange: () => Promise<void>;
}

/** The change of an e-mail address: the fresh link that it needs, and the actions while it is pending. */
class EmailChangeFlow {
  readonly #html: Lit['html'];
  readonly #host: EmailChangeOptions['host'];
  readonly #session: MemberSession;
  readonly #onChange: () => Promise<void>;
  #linkState: 'no' | 'busy' | 'yes' = 'no';
  #isPasteInvalid = false;
  #error: unknown;

  constructor({ html }: Pick<Lit, 'html'>, { host, session, onChange }: EmailChangeOptions) {
    this.#html = html;
    this.#host = host;
    this.#session = session;
    this.#onChange = onChange;
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    this.#error = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.#error = error;
      return false;
    } finally {
      this.#host.requestUpdate();
    }
  }

  #requestLink = async (email: string): Promise<void> => {
    if (this.#linkState === 'busy') return;
    this.#linkState = 'busy';
    const { language } = this.#host;
    const isSent = await this.#try(() => this.#session.client.requestLink({ body: { email, language } }));
    this.#linkState = isSent ? 'yes' : 'no';
    this.#host.requestUpdate();
  };

  #open = (event: Event): void => {
    event.preventDefault();
    const scope = (event.currentTarget as HTMLElement).closest('.fresh');
    const token = this.#session.pastedToken(scope?.querySelector('input')?.value ?? '');
    this.#isPasteInvalid = !token;
    // the profile keeps what was typed while somebody signs in
    if (token) this.#session.open(token);
    this.#linkState = token ? 'no' : this.#linkState;
    this.#host.requestUpdate();
  };

  /** The way to a fresh link, within the form that was refused: everything typed stays. `email`: the address that counts. */
  freshLink(email: string | null, words: ProfileWords): unknown {
    const html = this.#html;
    const requestTemplate = html`<div class="actions">
      <button type="button" @click=${() => email && void this.#requestLink(email)}>
        ${this.#linkState === 'busy' ? words.sendingLink : words.sendLink}
      </button>
    </div>`;
    const pasteTemplate = html`<p role="status">${words.linkSent(email ?? '')}</p>
      <label class="field"
        ><span part="label" class="label">${words.pasteLabel}</span>
        <input
          part="control"
          autocomplete="off"
          aria-invalid=${this.#isPasteInvalid ? 'true' : 'false'}
          @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#open(event)}
        />
        <span part="help" class="help">${this.#isPasteInvalid ? words.pasteWrong : words.pasteHelp}</span></label
      >
      <div class="actions"><button type="button" @click=${this.#open}>${words.goOn}</button></div>`;
    return html`<div part="notice" class="notice alert fresh" role="alert" tabindex="-1">
      <p><strong>${words.freshLink}</strong></p>
      ${this.#error ? html`<p>${errorMessage(this.#error, words)}</p>` : ''}
      ${this.#linkState === 'yes' ? pasteTemplate : email ? requestTemplate : ''}
    </div>`;
  }

  /** A new address that does not count yet, with the mail once more, and the way back. */
  pending({ person_id, email }: PendingEmail, words: ProfileWords): unknown {
    const html = this.#html;
    const { client } = this.#session;
    const withRefresh = (work: () => Promise<unknown>) => () =>
      void this.#try(async () => {
        await work();
        await this.#onChange();
      });
    return html`<div part="notice" class="notice pending" role="status">
      <p>${words.emailPending(email)}</p>
      ${this.#error ? html`<p>${errorMessage(this.#error, words)}</p>` : ''}
      <div class="actions">
        <button type="button" @click=${withRefresh(() => client.resendEmailChange({ person_id, body: {} }))}>
          ${words.sendAgain}
        </button>
        <button type="button" @click=${withRefresh(() => client.cancelEmailChange({ person_id }))}>
          ${words.cancel}
        </button>
      </div>
    </div>`;
  }
}

export type { EmailChangeFlow };

/** The change of an e-mail address, in a module that a profile loads if there is one. */
export default (lit: Pick<Lit, 'html'>) => (options: EmailChangeOptions) => new EmailChangeFlow(lit, options);
