import { controlsOf, type Control } from '../../browser/form-controls.js';
import type { Answers } from '../../fields/index.js';
import {
  daysOf,
  isSameOrPart,
  baseFieldName,
  visibleControlNames,
  participantField,
  mergeIssues,
  controlName,
  readParticipants,
  conditionFields,
  withAgeRule,
} from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { ParticipantCards } from './participant-cards.js';
import { answersOf, copyAnswers, focusPerson, separateAutofill } from './participant-controls.js';
import type {
  RenderedField,
  Participant,
  Participants,
  ParticipantsOptions,
  IncrementalContext,
} from './participants.js';
import type { FormKit } from './form-kit.js';
import { participantsView } from './participants-view.js';

/** The controls of a name: the title of a person follows them. */
const NAME_CONTROL = /_name$/;

/** Whether a path is one of these fields, or a part of one. */
const isPartOfAny = (names: readonly string[], path: string): boolean => names.some((name) => isSameOrPart(path, name));

/**
 * Several persons, or questions that wait for the answers to others. Typed text stays in the native controls: who is taken out,
 * and what is not asked at the moment, is hidden, and its answers are still there.
 */
export class MultipleParticipants implements Participants {
  readonly #options: ParticipantsOptions;
  readonly #kit: FormKit;
  readonly #limit: number;
  #keys: readonly number[];
  #removedKeys = new Set<number>();
  /** The fields that conditions wait for, their controls, and what is asked as the form stands there. */
  #conditionFields: readonly string[] = [];
  #conditionControls: readonly Control[] = [];
  #visibleFields = '';
  /** The day on which ages count, as the form stands there. */
  #firstDay = '';
  /** The context of the last rendering. */
  #context: IncrementalContext | undefined;
  /** Shows finished persons as cards; loaded with the second person. */
  cards: ParticipantCards | undefined;
  /** The participant that was removed last, as long as that can be undone. */
  lastRemovedKey: number | undefined;

  constructor(options: ParticipantsOptions, kit: FormKit) {
    const { form, keys } = options;
    this.#options = options;
    this.#kit = kit;
    this.#limit = form.layout?.participants ?? 1;
    this.#keys = keys.slice(0, this.#limit);
  }

  get persons(): Participant[] {
    return this.#keys.map((key) => ({
      key,
      isRemoved: this.#removedKeys.has(key),
      isRegistered: this.#options.isRegistered(key),
    }));
  }

  get pendingKeys(): number[] {
    return this.persons.flatMap(({ key, isRemoved, isRegistered }) => (isRemoved || isRegistered ? [] : [key]));
  }

  get activePersons(): Participant[] {
    return this.persons.filter(({ isRemoved }) => !isRemoved);
  }

  partialResult(words: FormWords): { message: string; buttonText: string } | undefined {
    const activePersons = this.activePersons;
    const registered = activePersons.filter(({ isRegistered }) => isRegistered).length;
    return registered
      ? { message: words.someRegistered(registered, activePersons.length), buttonText: words.sendRest }
      : undefined;
  }

  get #visibility() {
    const { form, localizedForm, today } = this.#options;
    return { form: localizedForm(), keys: this.pendingKeys, check: this.#kit.check, ...daysOf(form.event, today()) };
  }

  questions(context: IncrementalContext): unknown {
    const form = this.#options.localizedForm();
    this.#context = context;
    return this.#limit > 1
      ? participantsView(this, context, { form, limit: this.#limit, kit: this.#kit })
      : this.#kit.sections(form, context, (field) => field);
  }

  renderedFields(words: FormWords): RenderedField[] {
    const days = this.#visibility;
    const hiddenNames = this.#hiddenNames;
    return this.#fieldsWithOwners(words).map((renderedField) => ({
      ...renderedField,
      field: withAgeRule(renderedField.field, days),
      hidden: isPartOfAny(hiddenNames, renderedField.field.name),
    }));
  }

  #fieldsWithOwners(words: FormWords): RenderedField[] {
    const { fields } = this.#options.localizedForm();
    if (this.#limit === 1) return fields.map((field) => ({ field }));
    const activePersons = this.activePersons;
    return [
      ...activePersons.flatMap(({ key }, index) =>
        fields.flatMap((field) =>
          field.shared
            ? []
            : [
                {
                  field: participantField(key, field),
                  ...(activePersons.length > 1 && { owner: this.nameOf(key) || words.participant(index + 1) }),
                },
              ],
        ),
      ),
      ...fields.flatMap((field) => (field.shared ? [{ field }] : [])),
    ];
  }

  updateVisibility(name?: string): void {
    const form = this.#options.controls();
    if (!form) return;
    if (this.#limit > 1 && (name === undefined || NAME_CONTROL.test(name))) this.#updateTitles();
    const visibility = this.#visibility;
    if (name === undefined || visibility.firstDay !== this.#firstDay) {
      separateAutofill(form);
      this.#conditionFields = [...conditionFields(this.#options.localizedForm())];
      this.#conditionControls = controlsOf(form).filter((control) => this.#isConditionField(control.name));
    } else if (!this.#isConditionField(name)) return;

    this.#firstDay = visibility.firstDay;
    const visibleNames = visibleControlNames(answersOf(this.#conditionControls), visibility);
    const visibleFields = [...visibleNames].join();
    if (!this.#conditionFields.length || (name !== undefined && visibleFields === this.#visibleFields)) return;
    this.#visibleFields = visibleFields;
    const fields = form.querySelectorAll<HTMLElement>('.section > [data-field]');
    for (const field of fields) field.hidden = !visibleNames.has(field.dataset['field']!);
    for (const section of form.querySelectorAll<HTMLElement>('.section'))
      section.hidden = !section.querySelector(':scope > [data-field]:not([hidden])');
  }

  get #hiddenNames(): string[] {
    const fields = this.#options.controls()?.querySelectorAll<HTMLElement>('[data-field][hidden]') ?? [];
    return [...fields].map((field) => field.dataset['field']!);
  }

  isHidden(path: string): boolean {
    return isPartOfAny(this.#hiddenNames, path);
  }

  #isConditionField = (name: string): boolean => isPartOfAny(this.#conditionFields, baseFieldName(name));

  read(answers: Answers) {
    // the day may be another one since: what is read is what is shown
    this.updateVisibility();
    return readParticipants(answers, this.#visibility);
  }

  readPerson = (key: number) =>
    readParticipants(new FormData(this.#options.controls()), { ...this.#visibility, keys: [key] });

  issuesFor(key: number, issues: readonly Issue[]): Issue[] {
    return mergeIssues(this.#options.localizedForm(), [[key, issues]]);
  }

  nameOf(key: number): string {
    const value = (part: string) =>
      this.#find<HTMLInputElement>(`[name="${controlName(key, `name.${part}`)}"]`)?.value.trim();
    return [value('first_name'), value('last_name')].filter(Boolean).join(' ');
  }

  /** Calls persons by their names, or by their places until one is typed. A key renders nothing. */
  #updateTitles(): void {
    const { words } = this.#context!;
    this.activePersons.forEach(({ key, isRegistered }, index) => {
      const title = this.nameOf(key) || words.participant(index + 1);
      const write = (selector: string, text: string) => {
        const element = this.#person(key)?.querySelector(selector);
        if (element?.textContent !== text) element?.replaceChildren(text);
      };
      write('legend', isRegistered ? `${title}: ${words.isRegistered}` : title);
      write('.remove', words.removeParticipant(title));
    });
  }

  #find<Match extends HTMLElement>(selector: string): Match | null | undefined {
    return this.#options.controls()?.querySelector<Match>(selector);
  }

  readonly #person = (key: number) => this.#find<HTMLFieldSetElement>(`.person[data-key="${key}"]`);

  #render(removedKey: number | undefined): Promise<unknown> {
    this.lastRemovedKey = removedKey;
    return this.#options.render();
  }

  /** Renders the participants, and puts the visitor at one of them. */
  async show(key: number): Promise<void> {
    await this.#render(undefined);
    focusPerson(this.#person(key));
  }

  /** Adds a participant; those who are finished become cards. */
  async add(): Promise<void> {
    const key = Math.max(...this.#keys) + 1;
    this.#keys = [...this.#keys, key];
    const { cards } = this;
    void cards?.closeFinished(key);
    await this.show(key);
    // the visitor is there already: a phone shows its keyboard only at once
    if (!cards) await this.#loadCards(key).catch(() => {});
  }

  /** Loads what makes cards of persons; without it they stay open. */
  async #loadCards(key: number): Promise<void> {
    const { default: createCards } = await this.#kit.lazyFeatures.cards();
    this.cards = await createCards(this.#kit, this, { ...this.#options, language: this.#context!.language });
    await this.cards.closeFinished(key);
  }

  /** Removes a participant; `undo` brings them back. */
  async remove(key: number): Promise<void> {
    this.#removedKeys.add(key);
    await this.#render(key);
    this.#find('.undo')?.focus();
  }

  undo(key: number): Promise<void> {
    this.#removedKeys.delete(key);
    return this.show(key);
  }

  /** Copies the answers of the person above, except personal ones. */
  copy(key: number): void {
    const activePersons = this.activePersons.map((one) => one.key);
    const previousKey = activePersons[activePersons.indexOf(key) - 1]!;
    copyAnswers(this.#options.localizedForm(), this.#person(previousKey)!, this.#person(key)!);
    this.updateVisibility();
    this.#options.onCopy();
  }
}
