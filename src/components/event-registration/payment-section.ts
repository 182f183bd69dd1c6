import { paymentsClient } from '../../api/index.js';
import { copyText } from '../../browser/copy-text.js';
import type { wordsOf } from '../../i18n/index.js';
import type { OpenPayment } from '../../model/fee.js';
import { clubAtGate } from '../club-at-gate.js';
import type { Lit } from '../lit.js';
import { OptionalWords } from '../optional-words.js';
import { paymentStyles } from '../payment/payment-styles.js';
import { paymentView } from '../payment/payment-view.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import type { FormSource } from './loaded-form.js';

/** Everything that the module of payments takes from the script. */
export interface PaymentKit extends Lit {
  readonly wordsOf: typeof wordsOf;
}

/** The form that was sent, and the secret of the persons who were sent together. */
export interface PaymentSource extends Pick<FormSource, 'base' | 'slug' | 'language'> {
  readonly family: string;
}

/** The open fees of persons who were just registered, and the text that was copied last. */
class PaymentSection {
  readonly #open: readonly OpenPayment[];
  readonly #words: OptionalWords<'fees'>;
  readonly #lit: Lit;
  readonly #requestUpdate: () => void;
  #copiedText: string | undefined;

  constructor(
    open: readonly OpenPayment[],
    words: OptionalWords<'fees'>,
    { lit, requestUpdate }: { readonly lit: Lit; readonly requestUpdate: () => void },
  ) {
    this.#open = open;
    this.#words = words;
    this.#lit = lit;
    this.#requestUpdate = requestUpdate;
  }

  #copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    // if the page may not, the text is there to be read
    this.#copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.#requestUpdate();
  };

  render({ persons, host }: ConfirmationOptions): unknown {
    const { html } = this.#lit;
    const words = this.#words.in(host.language, this.#requestUpdate);
    if (!this.#open.length) return html`<p>${words.nothingToPay}</p>`;
    const nameOf = (personId: string) => {
      const name = persons.find(({ id }) => id === personId)?.name;
      return [name?.first_name, name?.last_name].filter(Boolean).join(' ') || undefined;
    };
    const transfers = this.#open.map(({ person_id, ...payment }) => ({
      ...payment,
      name: this.#open.length > 1 ? nameOf(person_id) : undefined,
    }));
    return paymentView(this.#lit)(transfers, {
      words,
      language: host.language,
      copiedText: this.#copiedText,
      onCopy: (text, event) => void this.#copy(text, event),
    });
  }
}

/** How a registration is paid: the styles, and a function that loads the open fees and the words of fees. It throws `ApiError`. */
export default (kit: PaymentKit) => ({
  styles: paymentStyles(kit),
  async open({ base, slug, family, language }: PaymentSource, requestUpdate: () => void): Promise<PaymentSection> {
    const { name, ...gateOptions } = clubAtGate(base, slug);
    const [{ data }, words] = await Promise.all([
      paymentsClient(gateOptions).readPayments({ slug: name, body: { family } }),
      OptionalWords.load('fees', language, kit.wordsOf),
    ]);
    return new PaymentSection(data, words, { lit: kit, requestUpdate });
  },
});
