import type { CSSResult, ReactiveControllerHost } from 'lit';
import { copyText } from '../../browser/copy-text.js';
import { formatEuros } from '../../i18n/index.js';
import type { MemberFee } from '../../model/fee.js';
import type { Lit } from '../lit.js';
import { accountView, type CopyOptions } from '../payment/account-view.js';
import { feeState } from '../payment/fee-state.js';
import { accountStyles } from '../payment/payment-styles.js';

export interface FeesOptions extends Pick<CopyOptions, 'words' | 'language'> {
  readonly fees: readonly MemberFee[];
  /** Several persons are managed together. */
  readonly hasSeveralPersons: boolean;
  readonly level: number;
  /** The club's current day, `YYYY-MM-DD`. */
  readonly today: string;
}

type FeesLit = Pick<Lit, 'css' | 'html' | 'nothing'>;

const feesStyles = ({ css }: FeesLit): CSSResult => css`
  .fees li {
    padding-block: 0.75em;
    border-block-end: 1px solid var(--hair);
  }

  .fees strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .total {
    font-size: 1.1em;
  }
`;

/** Open and paid fees by person, with payment details. Texts of a transfer are copied. */
class FeesView {
  readonly #lit: FeesLit;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #accountView: ReturnType<typeof accountView>;
  readonly styles: readonly CSSResult[];
  /** The text that was copied last. */
  #copiedText: string | undefined;

  constructor(lit: FeesLit, host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#lit = lit;
    this.#host = host;
    this.#accountView = accountView(lit);
    this.styles = [accountStyles(lit), feesStyles(lit)];
  }

  #copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    // if the page may not, the text is there to be read
    this.#copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.#host.requestUpdate();
  };

  #fee(fee: MemberFee, isFirst: boolean, options: FeesOptions & CopyOptions): unknown {
    const { html, nothing } = this.#lit;
    const { words, language, hasSeveralPersons, level } = options;
    const { amount, description, reference, person_name, paid_at, payment } = fee;
    return html`<li part="fee">
      <p class="transfer-row amount-row">
        <span><bdi>${description}</bdi></span>
        <strong>${formatEuros(amount, language)}</strong>
      </p>
      ${hasSeveralPersons ? html`<p class="help"><bdi>${person_name}</bdi></p>` : nothing}
      <p class="help">${feeState(fee, options)}</p>
      ${
        payment
          ? html`<div class="group">
              <div class="label" role="heading" aria-level=${level + 2}>${words.howToPay}</div>
              ${this.#accountView.account(payment, isFirst, options)}
            </div>`
          : this.#accountView.referenceRow(reference, !!paid_at, options)
      }
    </li>`;
  }

  /** The list of fees. The total is of open ones. */
  render(options: FeesOptions): unknown {
    const { html, nothing } = this.#lit;
    const { fees, words, language } = options;
    const copyOptions = { ...options, copiedText: this.#copiedText, onCopy: this.#copy };
    const open = fees.filter(({ paid_at }) => paid_at === null);
    const total = open.reduce((sum, { amount }) => sum + amount, 0);
    return html`<ul>
        ${fees.map((fee) => this.#fee(fee, fee === open[0], copyOptions))}
      </ul>
      ${open.length > 1 ? html`<p class="transfer-row amount-row total"><span>${words.total}</span> <strong>${formatEuros(total, language)}</strong></p>` : nothing}
      ${this.#accountView.copyStatus(copyOptions)}`;
  }
}

export type { FeesView };

/** The list of fees, in a module that a profile loads if there are any. */
export default (lit: FeesLit) => (host: Pick<ReactiveControllerHost, 'requestUpdate'>) => new FeesView(lit, host);
