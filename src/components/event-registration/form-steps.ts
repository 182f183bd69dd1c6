import type { FormWords, wordsOf } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { Lit } from '../lit.js';
import { OptionalWords } from '../optional-words.js';
import type { FormSource } from './loaded-form.js';
import type { IncrementalContext, Participants, ParticipantsOptions } from './participants.js';
import { stepStyles } from './step-styles.js';
import { nearControl, stepsIn, titleOf } from './steps-in-form.js';

/** Everything that the module of steps takes from the script. */
interface StepsKit extends Lit {
  readonly wordsOf: typeof wordsOf;
}

const TITLE_ID = 'step-title';

/** The steps of each form: its elements may be used for another form later. */
const stepsByForm = new WeakMap<HTMLFormElement, FormSteps>();

/**
 * Shows a long form step by step: one section at a time, or one person and then what all share. The rest is hidden and keeps its
 * answers. A step is left for the next one once its answers are right.
 */
class FormSteps implements Participants {
  readonly #inner: Participants;
  readonly #options: ParticipantsOptions;
  readonly #kit: StepsKit;
  readonly #words: OptionalWords<'steps'>;
  #context: IncrementalContext | undefined;
  #steps: readonly HTMLElement[] = [];
  #current: HTMLElement | undefined;

  constructor(inner: Participants, options: ParticipantsOptions, kit: StepsKit, words: OptionalWords<'steps'>) {
    this.#inner = inner;
    this.#options = options;
    this.#kit = kit;
    this.#words = words;
  }

  get pendingKeys(): readonly number[] {
    return this.#inner.pendingKeys;
  }

  partialResult(words: FormWords) {
    return this.#inner.partialResult(words);
  }

  /** Everything is drawn at once, since only the first step is laid out. */
  questions(context: IncrementalContext): unknown {
    this.#context = context;
    return this.#kit.html`<div class="step-head"></div>
      ${this.#inner.questions({ ...context, hasRoom: () => true })}
      <div class="step-nav"></div>`;
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

  issuesFor(key: number, issues: readonly Issue[]) {
    return this.#inner.issuesFor(key, issues);
  }

  /** The issues of one step, by its present answers. */
  #issuesIn(step: HTMLElement): Issue[] {
    const { issues } = this.#inner.read(new FormData(this.#options.controls()));
    return issues.filter(({ field }) => nearControl(step, field));
  }

  /** The first step; of a draft the one at which the visitor stopped. */
  get #firstStep(): HTMLElement | undefined {
    const steps = this.#steps;
    return this.#options.hasDraft ? (steps.find((step) => this.#issuesIn(step).length) ?? steps.at(-1)) : steps[0];
  }

  /** Finds the steps again: a person may have been added or removed, or an answer may hide a section. */
  #update(): void {
    const form = this.#options.controls();
    if (!form || !this.#context) return;
    if (!stepsByForm.has(form)) form.addEventListener('click', (event) => stepsByForm.get(form)!.#onClick(event), true);
    stepsByForm.set(form, this);
    const previous = this.#steps;
    const steps = (this.#steps = stepsIn(form));
    const addedPerson =
      previous.length && steps.find((step) => step.matches('fieldset.person') && !previous.includes(step));
    if (addedPerson) this.#current = addedPerson;
    else if (!this.#current) this.#current = this.#firstStep;
    else if (!steps.includes(this.#current))
      this.#current = steps[Math.min(previous.indexOf(this.#current), steps.length - 1)];
    this.#show(form);
  }

  #show(form: HTMLFormElement): void {
    const steps = this.#steps;
    const index = steps.indexOf(this.#current!);
    const isStepped = steps.length > 1;
    form.dataset['steps'] = !isStepped
      ? 'none'
      : index === 0
        ? 'first'
        : index === steps.length - 1
          ? 'last'
          : 'middle';
    for (const step of steps) {
      step.dataset['step'] = isStepped ? (step === this.#current ? 'now' : 'away') : '';
      // its own title stands in the head
      if (isStepped && step.matches('fieldset')) step.setAttribute('aria-labelledby', TITLE_ID);
      else step.removeAttribute('aria-labelledby');
    }
    // another person can be added below the last one
    const lastPerson = steps.filter((step) => step.matches('fieldset.person')).at(-1);
    const more = form.querySelector<HTMLElement>('.more');
    if (more) more.dataset['step'] = isStepped && lastPerson !== this.#current ? 'away' : '';
    const { render, nothing } = this.#kit;
    render(isStepped ? this.#head(form, index) : nothing, form.querySelector<HTMLElement>('.step-head')!);
    render(isStepped ? this.#navigation(index) : nothing, form.querySelector<HTMLElement>('.step-nav')!);
  }

  get #stepWords() {
    return this.#words.in(this.#context!.language, () => void this.#options.render());
  }

  #head(form: HTMLFormElement, index: number): unknown {
    const { html, nothing } = this.#kit;
    const words = this.#stepWords;
    const steps = this.#steps;
    const progress = (at: number) => words.progress(at + 1, steps.length);
    const title = (form.getRootNode() as ShadowRoot).querySelector('[part=heading]');
    return html`<ol role="list" aria-label=${words.steps}>
        ${steps.map(
          (step, at) =>
            html`<li class=${at < index ? 'past' : ''} aria-current=${at === index ? 'step' : nothing}>
              <span class="note">${titleOf(step) || progress(at)}</span>
            </li>`,
        )}
      </ol>
      <div
        id=${TITLE_ID}
        class="step-title"
        role="heading"
        aria-level=${Number(title?.ariaLevel ?? 2) + 1}
        tabindex="-1"
      >
        <span>${progress(index)}</span> <bdi>${titleOf(steps[index]!)}</bdi>
      </div>`;
  }

  #navigation(index: number): unknown {
    const { html, nothing } = this.#kit;
    const words = this.#stepWords;
    const back = index
      ? html`<button class="step-back" type="button" @click=${() => this.#open(this.#steps[index - 1]!)}>
          ${words.back}
        </button>`
      : nothing;
    // the first button that sends is the one that Enter presses
    const next =
      index < this.#steps.length - 1
        ? html`<button part="button" class="main step-next" type="submit" @click=${this.#next}>
            <span>${words.next}</span>
          </button>`
        : nothing;
    return html`${back}${next}`;
  }

  /** Shows a step, and puts the visitor at its title. */
  #open(step: HTMLElement): void {
    const form = this.#options.controls()!;
    this.#current = step;
    this.#show(form);
    const title = form.querySelector<HTMLElement>('.step-title')!;
    title.focus({ preventScroll: true });
    // at once, whatever the page says about scrolling
    title.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }

  #next = async (event: Event): Promise<void> => {
    event.preventDefault();
    const step = this.#current!;
    const issues = this.#issuesIn(step);
    const issuesElsewhere = this.#context!.issues.filter(({ field }) => !nearControl(step, field));
    this.#options.showIssues([...issuesElsewhere, ...issues]);
    const [issue] = issues;
    await this.#options.render();
    if (!issue) return this.#open(this.#steps[this.#steps.indexOf(step) + 1]!);
    nearControl(step, issue.field)?.focus();
  };

  /** A link of the error summary shows the step of the field that it leads to. */
  #onClick({ target }: Event): void {
    const path = (target as Element).closest('[part~=summary] a')?.getAttribute('href')?.slice(1);
    const step = path === undefined ? undefined : this.#steps.find((item) => nearControl(item, path));
    if (step) {
      this.#current = step;
      this.#show(this.#options.controls()!);
    }
  }
}

/** Steps in the language of the form. Rejects if the words cannot be loaded. */
export default async (kit: StepsKit, { language }: FormSource) => {
  const words = await OptionalWords.load('steps', language, kit.wordsOf);
  return {
    styles: stepStyles(kit),
    withSteps: (inner: Participants, options: ParticipantsOptions): Participants =>
      new FormSteps(inner, options, kit, words),
  };
};
