import { isApiError, isPendingReview, type NetworkErrorReason } from '../../api/index.js';
import { formatEuros } from '../../i18n/index.js';
import type { OptionalWords } from '../optional-words.js';
import type { ConfirmationOptions, ConfirmationPayment } from './confirmation-options.js';
import type { FormSource } from './loaded-form.js';
import type { default as paymentFeature, PaymentKit } from './payment-section.js';

export interface PaymentPanelKit extends PaymentKit {
  readonly lazyFeatures: { readonly payment: () => Promise<{ readonly default: typeof paymentFeature }> };
}

/** How to pay, in the confirmation of a form with prices: loaded once the confirmation stands. */
export class PaymentPanel {
  readonly #kit: PaymentPanelKit;
  readonly #source: FormSource;
  readonly #words: OptionalWords<'price'>;
  #section: Awaited<ReturnType<ReturnType<typeof paymentFeature>['open']>> | undefined;
  #request: Promise<void> | undefined;
  /** The message about the last failure. */
  #failure: NetworkErrorReason | 'busy' | undefined;

  /** The fee of each person, in cents. */
  fees: readonly number[] = [];

  constructor(kit: PaymentPanelKit, source: FormSource, words: OptionalWords<'price'>) {
    this.#kit = kit;
    this.#source = source;
    this.#words = words;
  }

  /** The panel of a confirmation; undefined if nobody has to pay now. */
  of(options: ConfirmationOptions): ConfirmationPayment | undefined {
    const { form, persons, host } = options;
    if (!this.fees.some(Boolean) || !form.event || persons.some(isPendingReview)) return undefined;
    const fees = this.fees.map((cents) => formatEuros(cents, host.language));
    // again only at the press of a button
    if (!this.#failure) void host.updateComplete.then(() => this.#load(options));
    return { template: this.#render(options), fees, load: () => this.#load(options) };
  }

  /** Loads the module and the open fees once; again if they could not be loaded. */
  #load(options: ConfirmationOptions): Promise<void> {
    return (this.#request ??= this.#loadSection(options).catch((error: unknown) => {
      this.#failure = isApiError(error) ? (error.reason ?? 'busy') : 'offline';
      this.#request = undefined;
      options.host.requestUpdate();
    }));
  }

  async #loadSection({ family, host }: ConfirmationOptions): Promise<void> {
    const { default: feature } = await this.#kit.lazyFeatures.payment();
    const { styles, open } = feature(this.#kit);
    this.#section = await open({ ...this.#source, family, language: host.language }, () => host.requestUpdate());
    host.adoptStyles('payment', styles);
    host.requestUpdate();
  }

  #render(options: ConfirmationOptions): unknown {
    const { html } = this.#kit;
    const { words, language } = options.host;
    const priceWords = this.#words.in(language, () => options.host.requestUpdate());
    const retry = ({ target }: Event) => {
      // the button goes
      (target as HTMLElement).closest<HTMLElement>('.transfers')!.focus();
      this.#failure = undefined;
      options.host.requestUpdate();
    };
    return html`<section class="transfers" part="payment" tabindex="-1" aria-label=${priceWords.howToPay}>
      <strong>${priceWords.howToPay}</strong>
      ${
        this.#section
          ? this.#section.render(options)
          : this.#failure
            ? html`<p role="alert">${words[this.#failure]}</p>
                <p><button type="button" @click=${retry}>${words.retry}</button></p>`
            : html`<p class="later">${words.slow}</p>`
      }
    </section>`;
  }
}
