import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ApiError, isApiError } from '../../api/index.js';
import {
  askedOf,
  controlsOf,
  Draft,
  fillIn,
  isBox,
  issuesOfAll,
  isWithin,
  noteName,
  PartyRegistrar,
  plainName,
  readParty,
  waitedFor,
  type Desk,
  type PersonValues,
  type Progress,
  type Registered,
} from '../../controllers/index.js';
import { firstDayOf, type AskedField, type Form } from '../../forms/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { Participants } from './participants.js';

export interface EntryOptions {
  asked: () => Form;
  /** The form stands, with what it begins with. */
  ready: () => void;
  /** Answers to begin with, from wherever there are some: names of controls and their values. Later ones are worth more. */
  given: () => readonly Iterable<readonly [name: string, value: string]>[];
}

export interface Beginning {
  form: RegistrationForm;
  desk: Desk;
  /** Tells this form from others whose drafts the page keeps. */
  where: string;
}

/** How long after the last key a draft is kept. Milliseconds. */
const quiet = 400;

/**
 * What happens between the first key and the answer: who is registered together, what is asked of them at this moment, the
 * draft. Whatever is typed stays in the native controls; this shows and hides what is drawn already.
 */
export class Entry implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: EntryOptions;
  #beginning: Beginning | undefined;
  #told: Beginning | undefined;
  #registrar: PartyRegistrar | undefined;
  #store: Draft | undefined;
  #form: HTMLFormElement | undefined;
  /** What the form asks; there as long as the form is. */
  #asked!: Form;
  #waited: ReadonlySet<string> = new Set();
  #announced = 0;
  /** Something is written where nobody can see. */
  #note = false;
  /** Something was typed or sent: only then is anything kept. */
  #changed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lines = new Map<string, string>();

  /** What goes on while something is sent. */
  progress: Progress;
  /** What was typed before is back. */
  draft = false;
  /** Who is registered together. */
  readonly party = new Participants({
    form: () => this.#form,
    isDone: (key) => !!this.#registrar?.registered.has(key),
    theirs: () => this.#named(({ sensitive, must_accept }) => sensitive || must_accept),
    draw: () => {
      this.#host.requestUpdate();
      return this.#host.updateComplete;
    },
    copied: () => {
      this.#changed = true;
      this.#show();
      this.#keep();
    },
  });

  constructor(host: ReactiveControllerHost & HTMLElement, options: EntryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#keep();
  }

  /** A form was opened: nobody has typed anything, unless they did before the page was loaded again. */
  begin(beginning: Beginning): void {
    const { desk, form, where } = beginning;
    this.#beginning = beginning;
    this.#registrar = new PartyRegistrar(
      {
        ...desk,
        // what goes out is remembered first: whatever comes of it, the same can be sent again under its key
        register: (...person) => {
          this.#keep();
          return desk.register(...person);
        },
      },
      {
        tell: (progress) => {
          this.progress = progress;
          this.#host.requestUpdate();
        },
      },
    );
    this.#store = new Draft(where);
    clearTimeout(this.#timer);
    this.#form = undefined;
    this.#changed = false;
    this.#announced = 0;
    const kept = this.#store.load();
    const most = form.layout?.participants ?? 1;
    this.party.begin(kept && most > 1 ? kept.keys.slice(0, most) : [0]);
    this.draft = !!kept;
    this.#registrar.recall(kept?.sent ?? []);
    this.#host.requestUpdate();
  }

  /** True where what was sent last may have been stored. */
  get sent(): boolean {
    return !!this.#registrar?.sent;
  }

  get #party() {
    return { form: this.#asked, firstDay: firstDayOf(this.#beginning!.form), keys: this.party.waiting };
  }

  /** Before it is drawn again: in another language the lines of a date and the entries of a list stand in another order. */
  hostUpdate(): void {
    this.#lines = new Map(this.#form && controlsOf(this.#form).map((control) => [control.name, control.value]));
  }

  /** The form is drawn; for the first time, it gets what it begins with. */
  drawn(form: HTMLFormElement): void {
    this.#asked = this.#options.asked();
    if (form === this.#form) {
      for (const control of controlsOf(form)) {
        const value = this.#lines.get(control.name) ?? control.value;
        if (!isBox(control) && control.value !== value) control.value = value;
      }
    } else {
      this.#form = form;
      this.#waited = waitedFor(this.#asked);
      for (const entries of [...this.#options.given(), this.#store?.load()?.entries ?? []]) fillIn(form, entries);
    }
    this.#show();
    if (this.#told === this.#beginning) return;
    this.#told = this.#beginning;
    this.#options.ready();
  }

  /** Shows what is asked at this moment, and hides the rest. */
  #show(): void {
    const form = this.#form;
    if (!form || !this.#waited.size) return;
    const asked = askedOf(new FormData(form), this.#party);
    const fields = form.querySelectorAll<HTMLElement>('.section > [data-field]');
    for (const field of fields) field.hidden = !asked.has(field.dataset['field']!);
    for (const section of form.querySelectorAll<HTMLElement>('.section'))
      section.hidden = !section.querySelector(':scope > [data-field]:not([hidden])');
  }

  /** The visitor begins. */
  touched(): void {
    this.#registrar?.begin();
  }

  typed(event: Event): void {
    this.touched();
    this.#changed = true;
    const plain = plainName((event.target as HTMLInputElement).name);
    if ([...this.#waited].some((name) => isWithin(plain, name))) this.#show();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), quiet);
  }

  /** Names of the fields that are like this. */
  #named(wanted: (field: AskedField) => boolean | undefined): string[] {
    return this.#asked.fields.filter(wanted).map(({ name }) => name);
  }

  #keep(): void {
    clearTimeout(this.#timer);
    if (!this.#form || !this.#changed) return;
    const silent = [noteName, ...this.#named(({ sensitive }) => sensitive)];
    const entries = [...new FormData(this.#form)].flatMap(([name, value]): [string, string][] =>
      value === '' || silent.some((secret) => isWithin(plainName(name), secret)) ? [] : [[name, String(value)]],
    );
    if (entries.length) this.#store?.keep({ keys: this.party.waiting, entries, sent: this.#registrar!.memory });
    else this.#store?.forget();
  }

  /** As nobody had typed anything. Should the same be typed once more, it is not registered twice. */
  startOver(): void {
    const { memory } = this.#registrar!;
    this.#store!.forget();
    this.#form!.reset();
    this.begin(this.#beginning!);
    this.#registrar!.recall(memory);
  }

  read(answers: FormData) {
    this.#changed = true;
    this.#note = !!answers.get(noteName);
    return readParty(answers, this.#party);
  }

  /** Everybody who is registered then. Throws the `ApiError` of whoever could not be. */
  async send(people: readonly PersonValues[]): Promise<readonly Registered[]> {
    const registrar = this.#registrar!;
    try {
      await registrar.register(people, this.#note);
    } catch (error) {
      this.#keep();
      if (!isApiError(error)) throw error;
      const issues = issuesOfAll(this.#asked, [[registrar.turn, error.issues]]);
      throw new ApiError(error.status, error.message, issues, error.retryAfter, error.silence);
    }
    this.#changed = false;
    this.#store?.forget();
    return [...registrar.registered.values()];
  }

  /** Who was registered since this was asked last. */
  news(): Registered[] {
    const all = [...this.#registrar!.registered.values()];
    return all.slice(this.#announced, (this.#announced = all.length));
  }
}
