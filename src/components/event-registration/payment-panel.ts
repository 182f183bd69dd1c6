import { isApiError, isPendingReview, type NetworkErrorReason } from '../../api/index.js';
import type { Lit } from '../lit.js';
import type { OptionalWords } from '../optional-words.js';
import type { ConfirmationOptions, ConfirmationPayment } from './confirmation-options.js';
import type { FormSource } from './loaded-form.js';
import type paymentFeature from './payment-section.js';

export interface PaymentPanelKit extends Lit {
  readonly lazyFeatures: { readonly payment: () => Promise<{ readonly default: typeof paymentFeature }> };
}

/** How to pay, in the confirmation of a form with prices: loaded when a visitor opens it. */
export class PaymentPanel {
  readonly #kit: PaymentPanelKit;
  readonly #source: FormSource;
  readonly #words: OptionalWords<'fees'>;
  #section: Awaited<ReturnType<ReturnType<typeof paymentFeature>['open']>> | undefined;
  #request: Promise<void> | undefined;
  /** The message about the last failure. */
  #failure: NetworkErrorReason | 'busy' | undefined;

  /** The sum of all persons. */
  cents = 0;

  constructor(kit: PaymentPanelKit, source: FormSource, words: OptionalWords<'fees'>) {
    this.#kit = kit;
    this.#source = source;
    this.#words = words;
  }

  /** The panel of a confirmation; undefined if nobody has to pay now. */
  of(options: ConfirmationOptions): ConfirmationPayment | undefined {
    const { form, persons } = options;
    if (!this.cents || !form.event || persons.some(isPendingReview)) return undefined;
    return { template: this.#render(options), load: () => this.#load(options) };
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
    this.#section = await open({ ...this.#source, family }, () => host.requestUpdate());
    host.adoptStyles('payment', styles);
    host.requestUpdate();
  }

  #render(options: ConfirmationOptions): unknown {
    const { html } = this.#kit;
    const { words, language } = options.host;
    const feeWords = this.#words.in(language, () => options.host.requestUpdate());
    const load = () => void this.#load(options);
    const onToggle = ({ target }: Event) => (target as HTMLDetailsElement).open && load();
    const retry = ({ target }: Event) => {
      // the button goes
      (target as HTMLElement).closest('details')!.querySelector('summary')!.focus();
      this.#failure = undefined;
      options.host.requestUpdate();
      load();
    };
    return html`<details class="transfers" part="payment" @toggle=${onToggle}>
      <summary>${feeWords.howToPay}</summary>
      ${
        this.#section
          ? this.#section.render(options, feeWords)
          : this.#failure
            ? html`<p role="alert">${words[this.#failure]}</p>
                <p><button type="button" @click=${retry}>${words.retry}</button></p>`
            : html`<p class="later">${words.slow}</p>`
      }
    </details>`;
  }
}
