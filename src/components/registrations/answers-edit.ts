import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { fillIn } from '../../browser/form-controls.js';
import { FormController } from '../../controllers/index.js';
import { check, readAll } from '../../fields/index.js';
import {
  applyChange,
  daysOf,
  difference,
  entriesOf,
  visibleNames,
  withAgeRule,
  type Form,
  type FormField,
} from '../../forms/index.js';
import type { OwnRegistration, OwnRegistrations } from '../../model/own-registration.js';
import { chosenChanges, rebase, type Conflict } from '../member-profile/conflict.js';
import { answersIn, type Entries } from '../member-profile/person-edit.js';

type Values = Record<string, unknown>;

/** The correction changes the price: the new one is shown first, and nothing was saved. */
export class NewPriceError extends Error {}

export interface AnswersEditOptions {
  readonly registration: OwnRegistration;
  readonly form: Form;
  readonly data: OwnRegistrations;
  /** Sends what is different from the registration as it was read. Throws `ApiError` 412 if somebody was faster. */
  readonly save: (registration: OwnRegistration, changes: Values) => Promise<unknown>;
  /** Reads the registration anew; undefined if it no longer exists. */
  readonly reload: () => Promise<OwnRegistration | undefined>;
  readonly onSaved: () => void;
  readonly onFailed: () => void;
}

/** The answers of one registration while they are being corrected. */
export class AnswersEdit {
  /** The registration as it was read: the changes are relative to it. */
  registration: OwnRegistration;
  /** The fields that can be corrected. A stored answer that is not shown need not be given again. */
  readonly fields: readonly FormField[];
  readonly sending: FormController<Values, true>;
  /** The price with the answers that were to be saved, in cents; undefined if the price does not change. */
  newPrice: number | undefined;
  /** Fields that two people changed differently. */
  conflicts: readonly Conflict[] = [];
  /** The registration was cancelled or deleted while it was corrected. */
  isGone = false;
  /** Changes that nobody contests, while others are chosen about. */
  #uncontestedChanges: Values = {};
  readonly #options: AnswersEditOptions;
  #element: HTMLFormElement | undefined;
  /** The values of the controls when the form was drawn last. */
  #entries: Entries;

  constructor(host: ReactiveControllerHost, options: AnswersEditOptions) {
    const { registration, form, data } = options;
    this.#options = options;
    this.registration = registration;
    this.fields = form.fields
      .filter(({ name }) => registration.changeable_fields.includes(name))
      .map((field) => (this.isHidden(field) ? { ...field, required: false } : field));
    this.#entries = entriesOf(this.fields, registration.values);
    this.sending = new FormController<Values, true>(host, {
      read: (answers) => this.#read(answers),
      today: () => data.today,
      fields: () => this.fields,
      send: async (changes) => {
        await this.#save(changes);
        return true;
      },
      onDone: options.onSaved,
      onInvalid: options.onFailed,
    });
  }

  /** Whether a field has an answer that is not shown. */
  isHidden({ name }: FormField): boolean {
    return this.registration.hidden_fields.includes(name);
  }

  /** Whether something was typed that is not saved. */
  get hasChanges(): boolean {
    const changes = this.#changes();
    // a country that was there from the beginning was not typed
    const isTyped = ({ name, country }: FormField) =>
      name in changes && JSON.stringify(changes[name]) !== JSON.stringify({ country });
    return this.conflicts.length > 0 || this.fields.some(isTyped);
  }

  /** Keeps the values of the controls. The form may be removed while the visitor signs in again. */
  saveEntries(): void {
    if (!this.#element || this.conflicts.length) return;
    this.#entries = [...new FormData(this.#element)].map(([name, value]) => [name, String(value)] as const);
  }

  /** Fills a form in when it is drawn for the first time. Without a form, the entries stay. */
  onRender(form: HTMLFormElement | null): void {
    if (form === (this.#element ?? null)) return;
    this.#element = form ?? undefined;
    if (!form) return;
    // the element may have been the form of another registration
    form.reset();
    fillIn(form, this.#entries);
  }

  /** The values of the controls. */
  #entered(): Values {
    return readAll(this.#element ? new FormData(this.#element) : answersIn(this.#entries), this.fields);
  }

  #changes(): Values {
    const entered = this.#entered();
    const visible = this.visibleNames;
    return Object.fromEntries(
      this.fields.flatMap((field) => {
        const change = difference(field, this.registration.values[field.name], entered[field.name]);
        return change === undefined || !visible.has(field.name) ? [] : [[field.name, change] as const];
      }),
    );
  }

  /** Names of the fields that are asked for at this moment. */
  get visibleNames(): ReadonlySet<string> {
    const { form, data } = this.#options;
    const { firstDay } = daysOf(data.event, data.today);
    return visibleNames(form, { ...this.registration.values, ...this.#entered() }, firstDay);
  }

  #read(answers: FormData) {
    if (this.conflicts.length)
      return { issues: [], values: { ...this.#uncontestedChanges, ...chosenChanges(this.conflicts, answers) } };
    const { data } = this.#options;
    const changes = this.#changes();
    const visible = this.visibleNames;
    const days = daysOf(data.event, data.today);
    const before = visibleNames(this.#options.form, this.registration.values, days.firstDay);
    // a date that was asked for before and stays as it is: the club took the person with it
    const isTaken = ({ name }: FormField) => before.has(name) && !(name in changes);
    const visibleFields = this.fields
      .filter(({ name }) => visible.has(name))
      .map((field) => (isTaken(field) ? field : withAgeRule(field, days)));
    const values = Object.fromEntries(
      visibleFields.flatMap(({ name }) => {
        const stored = this.registration.values[name];
        const value = name in changes ? applyChange(stored, changes[name]) : stored;
        return value === undefined || value === null ? [] : [[name, value] as const];
      }),
    );
    return { issues: check(values, visibleFields, data.today), values: changes };
  }

  /** Saves. If somebody else was faster, the visitor chooses about fields that both have changed. */
  async #save(changes: Values): Promise<void> {
    const { save } = this.#options;
    if (!Object.keys(changes).length) return;
    try {
      await save(this.registration, changes);
    } catch (error) {
      const status = isApiError(error) ? error.status : 0;
      const current = status === 412 ? await this.#options.reload() : undefined;
      this.isGone = status === 404 || (status === 412 && !current);
      if (!current) throw error;
      this.#rebase(current, changes);
      if (this.conflicts.length) throw error;
      if (Object.keys(this.#uncontestedChanges).length) await save(this.registration, this.#uncontestedChanges);
    }
  }

  #rebase(current: OwnRegistration, changes: Values): void {
    const previous = this.registration.values;
    const { conflicts, remainingChanges } = rebase(this.fields, { previous, current: current.values, changes });
    this.registration = current;
    this.conflicts = conflicts;
    this.#uncontestedChanges = remainingChanges;
  }
}
