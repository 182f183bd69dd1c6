import { controlsOf, isCheckable, type Control } from '../../browser/form-controls.js';
import type { Answers } from '../../fields/index.js';
import {
  daysOf,
  isVisitorOnlyAnswer,
  isSameOrPart,
  baseFieldName,
  visibleControlNames,
  participantField,
  mergeIssues,
  controlName,
  readParticipants,
  conditionFields,
} from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { DrawnField, Party, PartyOptions, Piecewise } from './party.js';
import { people, type PeopleKit, type Person } from './people.js';

/** What is not taken over from whoever stands above. */
const personal = ['name.first_name', 'birthdate'];

/** What controls say at this moment, as a form would send it. */
function answersOf(controls: readonly Control[]): FormData {
  const answers = new FormData();
  for (const control of controls)
    if (!control.matches(':disabled') && (!isCheckable(control) || (control as HTMLInputElement).checked))
      answers.append(control.name, control.value);
  return answers;
}

/**
 * Several persons, or questions that wait for the answers to others. Whatever is typed stays in the native controls: who is
 * taken out, and what is not asked at the moment, is hidden, and its answers are still there.
 */
export class Participants implements Party {
  readonly #options: PartyOptions;
  readonly #kit: PeopleKit;
  readonly #most: number;
  #keys: readonly number[];
  #gone = new Set<number>();
  /** The fields that conditions wait for, their controls, and what is asked as the form stands there. */
  #waited: readonly string[] = [];
  #awaited: readonly Control[] = [];
  #shown = '';
  /** The day on which ages count, as the form stands there. */
  #day = '';
  /** Who was taken out last, as long as that can be undone. */
  removed: number | undefined;

  constructor(options: PartyOptions, kit: PeopleKit) {
    const { form, keys } = options;
    this.#options = options;
    this.#kit = kit;
    this.#most = form.layout?.participants ?? 1;
    this.#keys = keys.slice(0, this.#most);
  }

  get people(): Person[] {
    return this.#keys.map((key) => ({ key, gone: this.#gone.has(key), done: this.#options.isDone(key) }));
  }

  get waiting(): number[] {
    return this.people.flatMap(({ key, gone, done }) => (gone || done ? [] : [key]));
  }

  get #there(): Person[] {
    return this.people.filter(({ gone }) => !gone);
  }

  soFar(words: FormWords): { some: string; send: string } | undefined {
    const there = this.#there;
    const registered = there.filter(({ done }) => done).length;
    return registered ? { some: words.someRegistered(registered, there.length), send: words.sendRest } : undefined;
  }

  get #asking() {
    const { form, asked, today } = this.#options;
    return { form: asked(), keys: this.waiting, ...daysOf(form.event, today()) };
  }

  questions(around: Piecewise): unknown {
    const form = this.#options.asked();
    return this.#most > 1
      ? people(this, around, { form, most: this.#most, kit: this.#kit })
      : this.#kit.sections(form, around, (field) => field);
  }

  drawn(words: FormWords): DrawnField[] {
    return this.#drawn(words).map((drawn) => ({ ...drawn, hidden: this.hides(drawn.field.name) }));
  }

  #drawn(words: FormWords): DrawnField[] {
    const { fields } = this.#options.asked();
    if (this.#most === 1) return fields.map((field) => ({ field }));
    const there = this.#there;
    return [
      ...there.flatMap(({ key }, at) =>
        fields.flatMap((field) =>
          field.shared
            ? []
            : [{ field: participantField(key, field), ...(there.length > 1 && { whose: words.participant(at + 1) }) }],
        ),
      ),
      ...fields.flatMap((field) => (field.shared ? [{ field }] : [])),
    ];
  }

  show(name?: string): void {
    const form = this.#options.controls();
    if (!form) return;
    const asking = this.#asking;
    if (name === undefined || asking.firstDay !== this.#day) {
      this.#apart(form);
      this.#waited = [...conditionFields(this.#options.asked())];
      this.#awaited = controlsOf(form).filter((control) => this.#isAwaited(control.name));
    } else if (!this.#isAwaited(name)) return;

    this.#day = asking.firstDay;
    const asked = visibleControlNames(answersOf(this.#awaited), asking);
    const shown = [...asked].join();
    if (!this.#waited.length || (name !== undefined && shown === this.#shown)) return;
    this.#shown = shown;
    const fields = form.querySelectorAll<HTMLElement>('.section > [data-field]');
    for (const field of fields) field.hidden = !asked.has(field.dataset['field']!);
    for (const section of form.querySelectorAll<HTMLElement>('.section'))
      section.hidden = !section.querySelector(':scope > [data-field]:not([hidden])');
  }

  hides(path: string): boolean {
    const fields = this.#options.controls()?.querySelectorAll<HTMLElement>('[data-field][hidden]') ?? [];
    return [...fields].some((field) => isSameOrPart(path, field.dataset['field']!));
  }

  #isAwaited = (name: string): boolean => this.#waited.some((one) => isSameOrPart(baseFieldName(name), one));

  /** What a browser knows of the first person it does not fill in for the others. */
  #apart(form: HTMLFormElement): void {
    for (const control of controlsOf(form)) {
      const [, key] = /^\.(\d+)/.exec(control.name) ?? [];
      const token = control.getAttribute('autocomplete');
      if (key && token && !token.startsWith('section-'))
        control.setAttribute('autocomplete', `section-${key} ${token}`);
    }
  }

  read(answers: Answers) {
    // the day may be another one since: what is read is what is shown
    this.show();
    return readParticipants(answers, this.#asking);
  }

  issuesOf(key: number, issues: readonly Issue[]): Issue[] {
    return mergeIssues(this.#options.asked(), [[key, issues]]);
  }

  nameOf(key: number): string {
    const value = (part: string) =>
      this.#find<HTMLInputElement>(`[name="${controlName(key, `name.${part}`)}"]`)?.value.trim();
    return [value('first_name'), value('last_name')].filter(Boolean).join(' ');
  }

  #find<Found extends HTMLElement>(selector: string): Found | null | undefined {
    return this.#options.controls()?.querySelector<Found>(selector);
  }

  #person = (key: number) => this.#find<HTMLFieldSetElement>(`.person[data-key="${key}"]`);

  /** Draws them as they are now. */
  #draw(removed: number | undefined): Promise<unknown> {
    this.removed = removed;
    return this.#options.draw();
  }

  /** Draws them as they are now, and puts the visitor at the first field of one of them, whose heading is in view. */
  async #arrive(key: number): Promise<void> {
    await this.#draw(undefined);
    const person = this.#person(key);
    const first = person && controlsOf(person).find((control) => control.getClientRects().length);
    // at once: a way that takes its time ends elsewhere where a keyboard comes up meanwhile
    person?.scrollIntoView({ behavior: 'instant' });
    first?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    first?.focus({ preventScroll: true });
  }

  /** One more. */
  add(): Promise<void> {
    const key = Math.max(...this.#keys) + 1;
    this.#keys = [...this.#keys, key];
    return this.#arrive(key);
  }

  /** One less, until that is undone. */
  async remove(key: number): Promise<void> {
    this.#gone.add(key);
    await this.#draw(key);
    this.#find('.undo')?.focus();
  }

  undo(key: number): Promise<void> {
    this.#gone.delete(key);
    return this.#arrive(key);
  }

  /** Takes the answers of whoever stands above over, but for what is theirs alone. */
  copy(key: number): void {
    const there = this.#there.map((one) => one.key);
    const above = there[there.indexOf(key) - 1]!;
    const { fields } = this.#options.asked();
    const theirs = [...personal, ...fields.filter(isVisitorOnlyAnswer).map(({ name }) => name)];
    // both are asked the same, in the same order
    const [from, to] = [above, key].map((one) => controlsOf(this.#person(one)!));
    to!.forEach((control, at) => {
      if (theirs.some((name) => isSameOrPart(baseFieldName(control.name), name))) return;
      const { value, checked } = from![at] as HTMLInputElement;
      if (isCheckable(control)) (control as HTMLInputElement).checked = checked;
      else control.value = value;
    });
    this.show();
    this.#options.copied();
  }
}
