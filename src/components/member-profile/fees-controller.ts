import { css, html, nothing, type CSSResult, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { wordsOf, type FeeWords, type ProfileWords } from '../../i18n/index.js';
import type { MemberFee } from '../../model/fee.js';
import type { FeesView } from './fees.js';
import { portalFeatures } from './portal-features.js';

/** The element `<member-profile>`, as its fees see it. */
interface FeesHost extends ReactiveControllerHost {
  readonly words: ProfileWords;
  readonly language: string;
  readonly headingLevel: number;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
}

/** The fees of members: their view and its words are loaded if there are any. */
export class FeesController implements ReactiveController {
  readonly #host: FeesHost;
  #view: FeesView | undefined;
  /** While other words are on their way, the ones there stay. */
  #words: FeeWords | undefined;
  #language: string | undefined;

  constructor(host: FeesHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    // a page may change its language as it stands
    if (this.#words) void this.load().catch((error: unknown) => console.warn(error));
  }

  /** Loads the view, and the words of the language in force. Rejects when they cannot be loaded. */
  async load(): Promise<void> {
    const { language } = this.#host;
    if (language === this.#language) return;
    const [words, { default: feesView }] = await Promise.all([wordsOf(language, 'fees'), portalFeatures.fees()]);
    if (this.#words && language !== this.#host.language) return;
    if (!this.#view) {
      this.#view = feesView({ css, html, nothing })(this.#host);
      this.#host.adoptStyles('fees', this.#view.styles);
    }
    this.#words = words;
    this.#language = language;
    this.#host.requestUpdate();
  }

  #list(fees: readonly MemberFee[], hasSeveralPersons: boolean, today: string): unknown {
    const { language, headingLevel: level, words } = this.#host;
    if (!fees.length) return html`<p>${words.noFees}</p>`;
    return this.#words && this.#view!.render({ fees, language, hasSeveralPersons, today, level, words: this.#words });
  }

  /** The fees with their heading. `today`: the club's current day, `YYYY-MM-DD`. */
  render(fees: readonly MemberFee[], hasSeveralPersons: boolean, today: string): unknown {
    const { words, headingLevel: level } = this.#host;
    return html`<section class="fees">
      <div class="title2" role="heading" aria-level=${level + 1}>${words.fees}</div>
      ${this.#list(fees, hasSeveralPersons, today)}
    </section>`;
  }
}
