import type { CSSResult, TemplateResult } from 'lit';
import { chosenOptions, controlName, isSameOrPart, type PersonValues } from '../../forms/index.js';
import type { CardWords, wordsOf } from '../../i18n/index.js';
import type { Lit } from '../lit.js';
import type { Issue } from '../../model/issue.js';
import { OptionalWords } from '../optional-words.js';
import { cardStyles } from './card-styles.js';
import type { IncrementalContext, Participant, ParticipantsOptions } from './participants.js';

/** Everything that the module of cards takes from the script. */
interface CardKit extends Lit {
  readonly wordsOf: typeof wordsOf;
}

/** The persons that cards are made of. */
export interface CardPersons {
  readonly activePersons: readonly Participant[];
  /** Reads one person, and what all share. */
  readPerson(key: number): { readonly issues: readonly Issue[]; readonly values: readonly PersonValues[] };
  /** Renders the questions of a person, and puts the visitor at the first. */
  show(key: number): Promise<void>;
}

/** A person as a card: what stands above their questions, what begins the row below them, and whether they are hidden. */
export interface Card {
  readonly isClosed: boolean;
  readonly head: TemplateResult | undefined;
  readonly foot: TemplateResult | undefined;
}

/** The element that the styles of cards are for. */
interface StyledHost extends Element {
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
}

/** Whether the focus is inside. A window in the background has no `:focus`. */
const hasFocus = (element: Element): boolean => element.contains((element.getRootNode() as ShadowRoot).activeElement);

/** The parts of a form that its cards use. */
type CardOptions = Pick<ParticipantsOptions, 'localizedForm' | 'controls' | 'render'>;

/**
 * Shows persons who are finished as cards: their name, what is chosen for them, and a button that opens their questions. The
 * controls stay where they are and keep what was typed. Nobody is closed who has the focus, an issue, or an answer missing.
 */
class ParticipantCards {
  readonly #kit: CardKit;
  readonly #persons: CardPersons;
  readonly #options: CardOptions;
  readonly #words: OptionalWords<'cards'>;
  readonly #closedKeys = new Set<number>();

  constructor(kit: CardKit, persons: CardPersons, options: CardOptions, words: OptionalWords<'cards'>) {
    this.#kit = kit;
    this.#persons = persons;
    this.#options = options;
    this.#words = words;
    // a link of the error summary shows the field that it leads to
    options.controls()?.addEventListener('focusin', ({ target }) => {
      const { key } = (target as Element).closest<HTMLElement>('.person-questions')?.parentElement?.dataset ?? {};
      if (this.#closedKeys.delete(Number(key))) void options.render();
    });
  }

  /** The values and issues of one person. */
  #read(key: number) {
    const { issues, values } = this.#persons.readPerson(key);
    return { issues: issues.filter((issue) => this.#isOwn(key, issue)), values: values[0]!.values };
  }

  /** Whether an issue is of one person, and not of what all share. */
  #isOwn(key: number, { field }: Issue): boolean {
    return this.#options
      .localizedForm()
      .fields.some(({ name, shared }) => !shared && isSameOrPart(field, controlName(key, name)));
  }

  #questions = (key: number) =>
    this.#options.controls()?.querySelector<HTMLElement>(`.person[data-key="${key}"] > .person-questions`);

  #closeKey(key: number, questions: Element): void {
    this.#closedKeys.add(key);
    // the legend, which names the button
    questions.parentElement!.querySelector('legend')!.id = `person.${key}`;
  }

  /** Makes cards of those who are finished, except of the person who was added, and keeps the focus in view. */
  async closeFinished(addedKey: number): Promise<void> {
    for (const { key, isRegistered } of this.#persons.activePersons) {
      const questions = this.#questions(key);
      if (key === addedKey || isRegistered || !questions || hasFocus(questions) || this.#read(key).issues.length)
        continue;
      this.#closeKey(key, questions);
    }
    await this.#options.render();
    const { activeElement } = this.#options.controls()!.getRootNode() as ShadowRoot;
    const person = activeElement?.closest('.person');
    person?.scrollIntoView({ behavior: 'instant' });
    if (person) activeElement!.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }

  /** Makes a card of one person; with something wrong or missing, puts the visitor there. */
  async #close(key: number): Promise<void> {
    const questions = this.#questions(key)!;
    const [issue] = this.#read(key).issues;
    if (issue) {
      const path = CSS.escape(issue.field);
      questions.querySelector<HTMLElement>(`[id="${path}"], [name^="${path}."]`)?.focus();
      return;
    }
    this.#closeKey(key, questions);
    await this.#options.render();
    questions.parentElement!.querySelector<HTMLElement>('.card button')?.focus();
    questions.parentElement!.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }

  #open(key: number): Promise<void> {
    this.#closedKeys.delete(key);
    return this.#persons.show(key);
  }

  /** The chosen options, in one line. */
  #chosen(key: number, context: IncrementalContext): string {
    return chosenOptions(this.#read(key).values, this.#options.localizedForm(), context.words);
  }

  /** A person as a card, or with a button that makes one of them. */
  of(key: number, context: IncrementalContext): Card {
    const { html } = this.#kit;
    if (context.issues.some((issue) => this.#isOwn(key, issue))) this.#closedKeys.delete(key);
    if (this.#persons.activePersons.length < 2) return { isClosed: false, head: undefined, foot: undefined };
    const words: CardWords = this.#words.in(context.language, () => void this.#options.render());
    const isClosed = this.#closedKeys.has(key);
    const id = `change.${key}`;
    const head = html`<div class="card">
      <p>${isClosed && this.#chosen(key, context)}</p>
      <button
        id=${id}
        type="button"
        aria-expanded="false"
        aria-labelledby="${id} person.${key}"
        @click=${() => this.#open(key)}
      >
        ${words.change}
      </button>
    </div>`;
    const foot = html`<button class="done-button" type="button" aria-expanded="true" @click=${() => this.#close(key)}>
      ${words.done}
    </button>`;
    return { isClosed, head: isClosed ? head : undefined, foot };
  }
}

export type { ParticipantCards };

/** Cards of several persons, in the language of the form. Rejects if the words cannot be loaded. */
export default async (kit: CardKit, persons: CardPersons, options: CardOptions & { readonly language: string }) => {
  const words = await OptionalWords.load('cards', options.language, kit.wordsOf);
  const { host } = options.controls()!.getRootNode() as ShadowRoot & { readonly host: StyledHost };
  host.adoptStyles('cards', [cardStyles(kit)]);
  return new ParticipantCards(kit, persons, options, words);
};
