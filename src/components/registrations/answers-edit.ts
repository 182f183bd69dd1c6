import type { ReactiveControllerHost } from 'lit';
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

type Values = Record<string, unknown>;

export interface AnswersEditOptions {
  readonly registration: OwnRegistration;
  readonly form: Form;
  readonly data: OwnRegistrations;
  /** Sends what is different from before; nothing for an empty object. */
  readonly save: (changes: Values) => Promise<void>;
  readonly onSaved: () => void;
  readonly onInvalid: () => void;
}

/** The answers of one registration while they are being corrected. */
export class AnswersEdit {
  readonly registration: OwnRegistration;
  /** The fields that can be corrected. A stored answer that is not shown need not be given again. */
  readonly fields: readonly FormField[];
  readonly sending: FormController<Values, true>;
  readonly #options: AnswersEditOptions;
  #element: HTMLFormElement | undefined;

  constructor(host: ReactiveControllerHost, options: AnswersEditOptions) {
    const { registration, form, data } = options;
    this.#options = options;
    this.registration = registration;
    this.fields = form.fields
      .filter(({ name }) => registration.changeable_fields.includes(name))
      .map((field) => (this.isHidden(field) ? { ...field, required: false } : field));
    this.sending = new FormController<Values, true>(host, {
      read: () => this.#read(),
      today: () => data.today,
      fields: () => this.fields,
      send: async (changes) => {
        await options.save(changes);
        return true;
      },
      onDone: options.onSaved,
      onInvalid: options.onInvalid,
    });
  }

  /** Whether a field has an answer that is not shown. */
  isHidden({ name }: FormField): boolean {
    return this.registration.hidden_fields.includes(name);
  }

  /** Fills the form in when it is drawn for the first time. */
  onRender(form: HTMLFormElement | null): void {
    if (!form || form === this.#element) return;
    this.#element = form;
    fillIn(form, entriesOf(this.fields, this.registration.values));
  }

  /** Labels of the controls. */
  #entered(): Values {
    return this.#element
      ? readAll(new FormData(this.#element), this.fields)
      : Object.fromEntries(this.fields.map(({ name }) => [name, this.registration.values[name]]));
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
    const { form, data, registration } = this.#options;
    const { firstDay } = daysOf(data.event, data.today);
    return visibleNames(form, { ...registration.values, ...this.#entered() }, firstDay);
  }

  #read() {
    const { data, registration } = this.#options;
    const changes = this.#changes();
    const visible = this.visibleNames;
    const days = daysOf(data.event, data.today);
    const asked = this.fields.filter(({ name }) => visible.has(name)).map((field) => withAgeRule(field, days));
    const values = Object.fromEntries(
      asked.flatMap(({ name }) => {
        const stored = registration.values[name];
        const value = name in changes ? applyChange(stored, changes[name]) : stored;
        return value === undefined || value === null ? [] : [[name, value] as const];
      }),
    );
    return { issues: check(values, asked, data.today), values: changes };
  }
}
