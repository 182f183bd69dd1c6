import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { copyText } from '../../browser/copy-text.js';
import { wordsOf, type FeeWords, type ProfileWords } from '../../i18n/index.js';
import type { MemberFee } from '../../model/fee.js';
import { feesOf } from './fees.js';

/** The element `<member-profile>`, as its fees see it. */
interface FeesHost extends ReactiveControllerHost {
  readonly words: ProfileWords;
  readonly language: string;
  readonly headingLevel: number;
}

/** The fees of members: their words are loaded if there are any, and texts of a transfer are copied. */
export class FeesController implements ReactiveController {
  readonly #host: FeesHost;
  /** While other words are on their way, the ones there stay. */
  #words: FeeWords | undefined;
  #language: string | undefined;
  /** The text that was copied last. */
  #copiedText: string | undefined;

  constructor(host: FeesHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    // a page may change its language as it stands
    if (this.#words) void this.loadWords().catch((error: unknown) => console.warn(error));
  }

  /** Loads the words of the language in force. Rejects when they cannot be loaded. */
  async loadWords(): Promise<void> {
    const { language } = this.#host;
    if (language === this.#language) return;
    const words = await wordsOf(language, 'fees');
    if (this.#words && language !== this.#host.language) return;
    this.#words = words;
    this.#language = language;
    this.#host.requestUpdate();
  }

  #copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    // if the page may not, the text is there to be read
    this.#copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.#host.requestUpdate();
  };

  #rows(fees: readonly MemberFee[], hasSeveralPersons: boolean, today: string): unknown {
    const { language, headingLevel: level, words } = this.#host;
    if (!fees.length) return html`<p>${words.noFees}</p>`;
    if (!this.#words) return nothing;
    return feesOf({
      fees,
      language,
      hasSeveralPersons,
      today,
      level,
      words: this.#words,
      copiedText: this.#copiedText,
      onCopy: this.#copy,
    });
  }

  /** The fees with their heading. `today`: the club's current day, `YYYY-MM-DD`. */
  render(fees: readonly MemberFee[], hasSeveralPersons: boolean, today: string): unknown {
    const { words, headingLevel: level } = this.#host;
    return html`<section class="fees">
      <div class="title2" role="heading" aria-level=${level + 1}>${words.fees}</div>
      ${this.#rows(fees, hasSeveralPersons, today)}
    </section>`;
  }
}
