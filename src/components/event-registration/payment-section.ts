import { paymentsClient } from '../../api/index.js';
import { copyText } from '../../browser/copy-text.js';
import type { FeeWords } from '../../i18n/index.js';
import type { OpenPayment } from '../../model/fee.js';
import { clubAtGate } from '../club-at-gate.js';
import type { Lit } from '../lit.js';
import { paymentStyles } from '../payment/payment-styles.js';
import { paymentView } from '../payment/payment-view.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import type { FormSource } from './loaded-form.js';

/** The form that was sent, and the secret of the persons who were sent together. */
export interface PaymentSource extends Pick<FormSource, 'base' | 'slug'> {
  readonly family: string;
}

/** The open fees of persons who were just registered, and the text that was copied last. */
class PaymentSection {
  readonly #open: readonly OpenPayment[];
  readonly #lit: Lit;
  readonly #requestUpdate: () => void;
  #copiedText: string | undefined;

  constructor(open: readonly OpenPayment[], lit: Lit, requestUpdate: () => void) {
    this.#open = open;
    this.#lit = lit;
    this.#requestUpdate = requestUpdate;
  }

  #copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    // if the page may not, the text is there to be read
    this.#copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.#requestUpdate();
  };

  render({ persons, host }: ConfirmationOptions, words: FeeWords): unknown {
    const { html } = this.#lit;
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

/** How a registration is paid: the styles, and a function that loads the open fees. It throws `ApiError`. */
export default (lit: Lit) => ({
  styles: paymentStyles(lit),
  async open({ base, slug, family }: PaymentSource, requestUpdate: () => void): Promise<PaymentSection> {
    const { name, ...gateOptions } = clubAtGate(base, slug);
    const { data } = await paymentsClient(gateOptions).readPayments({ slug: name, body: { family } });
    return new PaymentSection(data, lit, requestUpdate);
  },
});
