import type { TemplateResult } from 'lit';
import {
  controlName,
  daysOf,
  defaultPriceLabel,
  priceWhere,
  type PersonPrice,
  type PriceLine,
  type textIn,
} from '../../forms/index.js';
import type { FormWords, PriceWords } from '../../i18n/index.js';
import type { Prices } from '../../model/registration-form.js';
import { formatEuros } from '../../i18n/index.js';
import type { Lit } from '../lit.js';
import { OptionalWords } from '../optional-words.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import type { ConditionsFor } from './extended-form.js';
import type { FormSource } from './loaded-form.js';
import type { IncrementalContext, Participants, ParticipantsOptions } from './participants.js';
import { PaymentPanel, type PaymentPanelKit } from './payment-panel.js';
import { priceStyles } from './price-styles.js';

/** A new sum is announced once nothing was answered for this long. */
const ANNOUNCEMENT_DELAY_MS = 1_000;

/** Everything that the module of prices takes from the script. */
export interface PricesKit extends PaymentPanelKit {
  readonly textIn: typeof textIn;
  readonly confirmation: (options: ConfirmationOptions) => TemplateResult;
}

/** The part of the kit that prices are rendered with. */
type PriceViewKit = Lit & Pick<PricesKit, 'textIn'>;

/** The data that prices are rendered with. */
interface PriceContext extends IncrementalContext {
  readonly priceWords: PriceWords;
}

/** A person whose price is shown. */
interface PricedPerson {
  readonly name: string;
  readonly price: PersonPrice;
}

/** Renders the prices of persons, and announces a new sum to screen readers. */
class PriceView {
  readonly #kit: PriceViewKit;
  #announcedText = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: PriceViewKit) {
    this.#kit = kit;
  }

  /** Renders the lines that a price consists of, if there are several. */
  #lines(lines: readonly PriceLine[], { priceWords: words, language }: PriceContext): unknown {
    return lines.map(
      (line) =>
        lines[1] &&
        this.#kit.html`<tr class="help">
          <th scope="row"><bdi>${this.#kit.textIn(line.label, language) ?? defaultPriceLabel(line.kind, words)}</bdi></th>
          <td>${formatEuros(line.cents, language)}</td>
        </tr>`,
    );
  }

  /** Renders what a person pays, and what it consists of. */
  #person({ name, price }: PricedPerson, context: PriceContext): unknown {
    return this.#kit.html`<tr>
        <th scope="row"><bdi>${name}</bdi></th>
        <td>${formatEuros(price.cents, context.language)}</td>
      </tr>
      ${this.#lines(price.lines, context)}`;
  }

  render(into: HTMLElement, persons: readonly PricedPerson[], cents: number, context: PriceContext): void {
    const { html, nothing, render } = this.#kit;
    const { priceWords: words, language } = context;
    const [only] = persons;
    const several = persons.length > 1;
    const onlyLines = only?.price.lines ?? [];
    const sum = formatEuros(cents, language);
    render(
      html`<table>
          ${
            several
              ? html`<caption>
                  ${words.price}
                </caption>`
              : nothing
          }
          <tbody>
            ${several ? persons.map((person) => this.#person(person, context)) : this.#lines(onlyLines, context)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">${several || onlyLines[1] ? words.total : words.price}</th>
              <td>${sum}</td>
            </tr>
          </tfoot>
        </table>
        <p class="note" role="status"></p>`,
      into,
    );
    this.#announce(into, `${words.total}: ${sum}`);
  }

  /** The first sum is read where it stands; a new one is announced. */
  #announce(into: HTMLElement, text: string): void {
    clearTimeout(this.#timer);
    if (this.#announcedText === '') this.#announcedText = text;
    if (this.#announcedText === text) return;
    this.#timer = setTimeout(() => {
      this.#announcedText = text;
      into.querySelector('[role=status]')!.textContent = text;
    }, ANNOUNCEMENT_DELAY_MS);
  }
}

interface PricedOptions extends ParticipantsOptions {
  readonly words: OptionalWords<'price'>;
  /** Called with what each person pays. Cents. */
  readonly onFees: (fees: readonly number[]) => void;
  readonly conditionsFor: ConditionsFor;
}

/** Participants of a form with prices: what they pay stands after the questions, and changes with the answers. */
class PricedParticipants implements Participants {
  readonly #inner: Participants;
  readonly #options: PricedOptions;
  readonly #kit: PriceViewKit;
  readonly #view: PriceView;
  readonly #prices: Prices;
  #context: PriceContext | undefined;
  /** The prices of persons who are registered already: their answers are no longer read. */
  readonly #registeredPrices = new Map<number, PricedPerson>();

  constructor(inner: Participants, options: PricedOptions, kit: PriceViewKit) {
    this.#inner = inner;
    this.#options = options;
    this.#kit = kit;
    this.#view = new PriceView(kit);
    this.#prices = options.form.layout!.prices!;
  }

  get pendingKeys(): readonly number[] {
    return this.#inner.pendingKeys;
  }

  partialResult(words: FormWords) {
    return this.#inner.partialResult(words);
  }

  questions(context: IncrementalContext): unknown {
    const priceWords = this.#options.words.in(context.language, () => void this.#options.render());
    this.#context = { ...context, priceWords };
    return this.#kit.html`${this.#inner.questions(context)}
      <div part="prices" class="prices"></div>`;
  }

  renderedFields(words: FormWords) {
    return this.#inner.renderedFields(words);
  }

  updateVisibility(name?: string): void {
    this.#inner.updateVisibility(name);
    this.#update();
  }

  isHidden(path: string): boolean {
    return this.#inner.isHidden(path);
  }

  read(answers: FormData) {
    return this.#inner.read(answers);
  }

  issuesFor(key: number, issues: Parameters<Participants['issuesFor']>[1]) {
    return this.#inner.issuesFor(key, issues);
  }

  /** The prices of all persons who are not registered yet. */
  #pricesOf(answers: FormData, before: number): PersonPrice[] {
    const form = this.#options.localizedForm();
    const { firstDay } = daysOf(this.#options.form.event, this.#options.today());
    return this.pendingKeys.map((key, index) =>
      priceWhere(this.#options.conditionsFor(key, form, answers, firstDay), {
        form,
        prices: this.#prices,
        position: before + index,
      }),
    );
  }

  #update(): void {
    const form = this.#options.controls();
    const into = form?.querySelector<HTMLElement>('.prices');
    const context = this.#context;
    if (!form || !into || !context) return;
    const answers = new FormData(form);
    const registered = [...this.#registeredPrices].flatMap(([key, person]) =>
      this.#options.isRegistered(key) ? [person] : [],
    );
    const prices = this.#pricesOf(answers, this.#options.registeredBefore() + registered.length);
    const waiting = this.pendingKeys.map((key, index) => {
      const name = ['first_name', 'last_name'].map((part) => answers.get(controlName(key, `name.${part}`)));
      const label = name.filter(Boolean).join(' ') || context.words.participant(registered.length + index + 1);
      const person = { name: label, price: prices[index]! };
      this.#registeredPrices.set(key, person);
      return person;
    });
    const all = [...registered, ...waiting];
    const cents = all.reduce((sum, { price }) => sum + price.cents, 0);
    this.#view.render(into, all, cents, context);
    this.#options.onFees(all.map(({ price }) => price.cents));
  }
}

/**
 * The prices of a form: their styles, participants who see what they pay, and a confirmation that tells how. Without
 * `conditionsFor`, no price depends on an answer.
 */
export default async (kit: PricesKit, source: FormSource, conditionsFor: ConditionsFor = () => () => true) => {
  const words = await OptionalWords.load('price', source.language, kit.wordsOf);
  const payment = new PaymentPanel(kit, source, words);
  return {
    styles: priceStyles(kit),
    confirmation: (options: ConfirmationOptions) => kit.confirmation({ ...options, payment: payment.of(options) }),
    withPrices: (inner: Participants, options: ParticipantsOptions): Participants =>
      new PricedParticipants(inner, { ...options, words, conditionsFor, onFees: (fees) => (payment.fees = fees) }, kit),
  };
};
