import type { TemplateResult } from 'lit';
import { isUnconfirmed, registrationsClient } from '../../api/index.js';
import { recipientAddress } from '../../forms/index.js';
import type { wordsOf } from '../../i18n/index.js';
import { sentenceAround } from '../../model/sentence-around.js';
import type { RegisteredPerson } from '../../state/index.js';
import { clubAtGate } from '../club-at-gate.js';
import { errorMessage } from '../error-notice.js';
import type { heading } from '../heading.js';
import type { Lit } from '../lit.js';
import { OptionalWords } from '../optional-words.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import { confirmationStyles } from './confirmation-styles.js';
import type { FormSource } from './loaded-form.js';

export interface ConfirmEmailKit extends Lit {
  readonly heading: typeof heading;
  /** The confirmation of registrations that count. */
  readonly confirmation: (options: ConfirmationOptions) => TemplateResult;
  readonly wordsOf: typeof wordsOf;
}

/** The address of a mail stays in one piece. On a phone, both buttons are as wide as the form. */
const addressStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .status strong {
    display: inline-block;
  }

  @media (width < 480px) {
    .done:not(:has(> .answers)) button {
      inline-size: 100%;
    }
  }
`;

/** Says after a registration that the address has to be confirmed, and sends the mail again. */
class UnconfirmedView {
  readonly #kit: ConfirmEmailKit;
  readonly #source: FormSource;
  readonly #words: OptionalWords<'confirm'>;
  #state: 'idle' | 'sending' | 'sent' | { readonly error: unknown } = 'idle';
  #persons: readonly RegisteredPerson[] = [];

  constructor(kit: ConfirmEmailKit, source: FormSource, words: OptionalWords<'confirm'>) {
    this.#kit = kit;
    this.#source = source;
    this.#words = words;
  }

  async #send(persons: readonly RegisteredPerson[], { localizedForm: form, host }: ConfirmationOptions): Promise<void> {
    if (this.#state === 'sending') return;
    this.#state = 'sending';
    host.requestUpdate();
    const { base, slug } = this.#source;
    const client = registrationsClient(clubAtGate(base, slug));
    // one mail is about all who gave the same address
    const byAddress = new Map(persons.map((person) => [recipientAddress(form, [person]), person.id]));
    try {
      for (const person_id of byAddress.values()) await client.resendConfirmation({ body: { person_id } });
      this.#state = 'sent';
    } catch (error) {
      this.#state = { error };
    }
    host.requestUpdate();
  }

  render(options: ConfirmationOptions): TemplateResult {
    const { html, nothing, heading, confirmation } = this.#kit;
    const { localizedForm: form, host } = options;
    const persons = options.persons.filter(isUnconfirmed);
    if (!persons.length) return confirmation(options);
    if (persons[0]!.id !== this.#persons[0]?.id) {
      this.#state = 'idle';
      host.adoptStyles('confirmation', [confirmationStyles(this.#kit), addressStyles(this.#kit)]);
    }
    this.#persons = persons;
    const words = this.#words.in(host.language, () => host.requestUpdate());
    const state = this.#state;
    const addresses = new Set(persons.map((person) => recipientAddress(form, [person]) ?? ''));
    const { before, punctuation, after } = sentenceAround(words.confirmSent);
    const sentTo = [...addresses].map(
      (address, index) =>
        html`${index ? ' ' : nothing}<strong
            ><bdi>${address}</bdi>${index < addresses.size - 1 ? ',' : punctuation}</strong
          >`,
    );
    const outcome =
      state === 'sent' ? words.mailSentAgain : typeof state === 'object' ? errorMessage(state.error, host.words) : '';
    return html`<div class="done">
      ${heading(host.headingLevel, words.confirmTitle)}
      <div part="notice" class="notice status" role="status">
        <p>${before}${sentTo}${after}</p>
        ${outcome ? html`<p>${outcome}</p>` : nothing}
      </div>
      <div class="actions">
        <button
          class="resend"
          type="button"
          aria-disabled=${state === 'sending' ? 'true' : nothing}
          @click=${() => void this.#send(persons, options)}
        >
          ${words.sendMailAgain}
        </button>
        <button class="again" type="button" @click=${host.retry}>${host.words.next}</button>
      </div>
    </div>`;
  }
}

/** The confirmation of forms that want the address confirmed. */
export default async (kit: ConfirmEmailKit, source: FormSource) => {
  const view = new UnconfirmedView(kit, source, await OptionalWords.load('confirm', source.language, kit.wordsOf));
  return (options: ConfirmationOptions) => view.render(options);
};
