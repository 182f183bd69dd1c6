import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { controlsOf, entriesOf, fillIn, FormController, isBox } from '../../controllers/index.js';
import { check, readAll } from '../../fields/index.js';
import { changeable, changed, changesIn, visibleNames, type Form } from '../../forms/index.js';
import { chosen, rebased, type Conflict } from './conflict.js';
import type { Members, Read } from './members.js';

/** What became of saving. */
export type News = 'saved' | 'nothingChanged' | 'merged' | undefined;

/** What was typed of somebody, and what was known of them then. */
interface Typed {
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly read: Read;
}

export interface EditingOptions {
  readonly form: () => Form;
  readonly members: () => Members;
  /** The day, `YYYY-MM-DD`, on which ages count. */
  readonly today: () => string;
  /** Something was saved, or was the same as before. */
  readonly done: (news: News, fields: readonly string[]) => void;
  readonly faulty: () => void;
}

/**
 * One person's data being changed, from the form to the answer: sends what is different and nothing else, keeps what was typed
 * of everybody, and where somebody else was faster leaves it to the visitor what counts.
 */
export class Editing {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: EditingOptions;
  /** What was typed of whom, while somebody else is shown. */
  readonly #typed = new Map<string, Typed>();
  #lines = new Map<string, string>();
  #drawn: HTMLFormElement | undefined;
  #of: string | undefined;
  /** Changes that nobody contests, while others are chosen about. */
  #rest: Record<string, unknown> = {};
  #merged = false;

  readonly sending: FormController<Record<string, unknown> | undefined, readonly string[]>;
  conflicts: readonly Conflict[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement, options: EditingOptions) {
    this.#host = host;
    this.#options = options;
    this.sending = new FormController<Record<string, unknown> | undefined, readonly string[]>(host, {
      read: (answers) => this.#entered(answers),
      send: (changes) => this.#send(changes!),
      done: (fields) => this.#done(this.#merged ? 'merged' : 'saved', fields),
      faulty: options.faulty,
    });
  }

  /** Whose data is being changed. */
  get of(): string | undefined {
    return this.#of;
  }

  /** True of whom something was typed that is not saved. */
  isTyped = (id: string): boolean => (id === this.#of ? this.#isDirty : this.#typed.has(id));

  /** Whether leaving the page would lose something. */
  get isAnything(): boolean {
    return this.#isDirty || this.#typed.size > 0;
  }

  get #isDirty(): boolean {
    if (this.#of === undefined || !this.#drawn?.isConnected) return false;
    return this.conflicts.length > 0 || Object.keys(this.#changes(new FormData(this.#drawn))).length > 0;
  }

  /** Shows somebody's form; what was typed there before is back. */
  begin(id: string): void {
    this.#stop();
    this.#of = id;
    this.#host.requestUpdate();
  }

  /** Shows somebody else; what was typed is kept, and whether their form was open is told. */
  turnTo(id: string): void {
    this.keep();
    this.#stop();
    const typed = this.#typed.get(id);
    if (typed) {
      this.#of = id;
      this.#options.members().put(id, typed.read);
    }
    this.#host.requestUpdate();
  }

  /** Keeps what is typed at this moment, for when the form is drawn again. */
  keep(): void {
    if (this.#of === undefined || !this.#isDirty) return;
    const read = this.#options.members().of(this.#of)!;
    const entries = this.conflicts.length ? this.#wanted(read) : [...new FormData(this.#drawn!)];
    this.#typed.set(this.#of, { entries: entries.map(([name, value]) => [name, String(value)] as const), read });
  }

  /** While somebody has to choose: what is known now, with everything over it that was entered here. */
  #wanted({ person }: Read) {
    const rest = Object.entries(this.#rest).map(([name, change]) => [name, changed(person[name], change)] as const);
    const entered = this.conflicts.map(({ field, entered: value }) => [field.name, value] as const);
    return entriesOf(this.#options.form().fields, { ...person, ...Object.fromEntries([...rest, ...entered]) });
  }

  /** Lets go of what was typed of anybody else: another person has signed in. */
  only(ids: readonly string[]): void {
    for (const id of this.#typed.keys()) if (!ids.includes(id)) this.#typed.delete(id);
    this.#stop();
  }

  /** Leaves everything as it was. */
  readonly cancel = (): void => {
    if (this.#of !== undefined) this.#typed.delete(this.#of);
    this.#stop();
    this.#options.done(undefined, []);
  };

  #stop(): void {
    this.#of = undefined;
    this.#drawn = undefined;
    this.conflicts = [];
    this.#rest = {};
    this.#merged = false;
    this.sending.reset();
  }

  /** Before it is drawn again: in another language the lines of a date and the entries of a list stand in another order. */
  drawing(): void {
    this.#lines = new Map(this.#drawn && controlsOf(this.#drawn).map((control) => [control.name, control.value]));
  }

  /** The form is drawn; for the first time, it gets what is known, or what was typed before. */
  drawn(form: HTMLFormElement | null): void {
    if (!form || this.#of === undefined) return;
    if (form === this.#drawn) {
      for (const control of controlsOf(form)) {
        const value = this.#lines.get(control.name) ?? control.value;
        if (!isBox(control) && control.value !== value) control.value = value;
      }
      return;
    }
    this.#drawn = form;
    const { person } = this.#options.members().of(this.#of)!;
    form.reset();
    fillIn(form, this.#typed.get(this.#of)?.entries ?? entriesOf(this.#options.form().fields, person));
    this.#typed.delete(this.#of);
    // what is asked hangs on the answers
    this.#host.requestUpdate();
  }

  /** Names of the fields that are asked at this moment. */
  get asked(): ReadonlySet<string> {
    const form = this.#options.form();
    const person = this.#of === undefined ? undefined : this.#options.members().of(this.#of)?.person;
    const entered = this.#drawn?.isConnected ? this.#values(new FormData(this.#drawn)) : {};
    return visibleNames(form, { ...person, ...entered }, this.#options.today());
  }

  #values(answers: FormData): Record<string, unknown> {
    const theirs = this.#options.form().fields.filter(changeable);
    const read = readAll(answers, theirs);
    // what is not answered any more is gone, not as before
    return Object.fromEntries(theirs.map(({ name }) => [name, read[name] ?? null]));
  }

  #changes(answers: FormData): Record<string, unknown> {
    const { person } = this.#options.members().of(this.#of!)!;
    return changesIn(this.#options.form(), person, this.#values(answers), this.#options.today());
  }

  #entered(answers: FormData) {
    if (this.conflicts.length) return { issues: [], values: { ...this.#rest, ...chosen(this.conflicts, answers) } };
    const { person } = this.#options.members().of(this.#of!)!;
    const changes = this.#changes(answers);
    const names = Object.keys(changes);
    const whole = Object.fromEntries(names.map((name) => [name, changed(person[name], changes[name])]));
    const fields = this.#options.form().fields.filter(({ name }) => names.includes(name));
    const issues = check(whole, fields);
    if (issues.length) return { issues, values: changes };
    if (names.length) return { issues, values: changes };
    this.#done('nothingChanged', []);
    return { issues, values: undefined };
  }

  async #send(changes: Record<string, unknown>): Promise<readonly string[]> {
    const id = this.#of!;
    const members = this.#options.members();
    if (!Object.keys(changes).length) return [];
    const before = members.of(id)!.person;
    try {
      await members.change(id, changes);
      return Object.keys(changes);
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      await members.read(id);
      const now = members.of(id)?.person;
      if (!now) throw error;
      const { conflicts, rest } = rebased(this.#options.form().fields, { before, now, changes });
      this.#merged = true;
      this.#rest = rest;
      this.conflicts = conflicts;
      // somebody has to choose
      if (conflicts.length) throw error;
      if (Object.keys(rest).length) await members.change(id, rest);
      return Object.keys(changes);
    }
  }

  #done(news: News, fields: readonly string[]): void {
    this.#stop();
    this.#options.done(news, fields);
  }
}
