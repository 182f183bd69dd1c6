import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import {
  controlsOf,
  Draft,
  type Kept,
  fillIn,
  isBox,
  isWithin,
  noteName,
  PartyRegistrar,
  plainName,
  type PersonValues,
  type Progress,
  type Registered,
} from '../../controllers/index.js';
import type { Form } from '../../forms/index.js';
import type { FormToken } from '../../model/registration-form.js';
import type { OpenForm } from './open-form.js';
import type { Party } from './party.js';

export interface EntryOptions {
  asked: () => Form | undefined;
  /** The form stands, with what it begins with. */
  ready: () => void;
  /** Answers to begin with, from wherever there are some: names of controls and their values. Later ones are worth more. */
  given: () => readonly Iterable<readonly [name: string, value: string]>[];
  /** The visitor has begun, and this is how it stands at that moment; `idle` where nothing was typed or sent meanwhile. */
  begun: (fresh: FormToken, idle: boolean) => void;
}

export interface Beginning extends OpenForm {
  /** Tells this form from others whose drafts the page keeps. */
  where: string;
}

const untyped: Kept = { keys: [0], entries: [], sent: [] };

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
  #announced = 0;
  /** Something is written where nobody can see. */
  #note = false;
  /** Something was typed or sent: only then is anything kept. */
  #changed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the form begins with, should it be drawn anew. */
  #kept = untyped;
  #lines = new Map<string, string>();

  /** What goes on while something is sent. */
  progress: Progress;
  /** What was typed before is back. */
  draft = false;
  /** What was sent before the page was loaded again may have been stored: nobody has said. */
  unanswered = false;
  /** What was typed into another form, for this one to begin with. */
  typedBefore: Kept | undefined;
  /** Who is registered together; there as long as a form is. */
  party!: Party;

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
    const { desk, form, where, Party } = beginning;
    this.#keep();
    this.#beginning = beginning;
    this.#registrar = new PartyRegistrar(
      {
        ...desk,
        token: async () => {
          const fresh = await desk.token();
          if (beginning === this.#beginning) this.#options.begun(fresh, !this.#changed && !this.unanswered);
          return fresh;
        },
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
    this.#form = undefined;
    this.#changed = false;
    this.#announced = 0;
    const kept = (this.#kept = this.#store.load() ?? this.typedBefore ?? untyped);
    this.typedBefore = undefined;
    this.party = new Party({
      form,
      asked: () => this.#options.asked()!,
      keys: kept.keys,
      controls: () => this.#form,
      isDone: (key) => !!this.#registrar?.registered.has(key),
      draw: () => {
        this.#host.requestUpdate();
        return this.#host.updateComplete;
      },
      copied: () => {
        this.#changed = true;
        this.#keep();
      },
    });
    this.draft = kept !== untyped;
    this.unanswered = kept.sent.some(([key]) => key === kept.keys[0]);
    this.#registrar.recall(kept.sent);
    this.#host.requestUpdate();
  }

  /** True where what was sent last may have been stored. */
  get sent(): boolean {
    return !!this.#registrar?.sent;
  }

  /** Before it is drawn again: in another language the lines of a date and the entries of a list stand in another order. */
  hostUpdate(): void {
    this.#lines = new Map(this.#form && controlsOf(this.#form).map((control) => [control.name, control.value]));
  }

  /** The form is drawn, or a piece of it: what is new there gets what it begins with. `whole` once nothing is left to draw. */
  drawn(form: HTMLFormElement, whole: boolean): void {
    if (form !== this.#form) this.#lines.clear();
    this.#form = form;
    for (const control of this.#lines.size ? controlsOf(form) : []) {
      const value = this.#lines.get(control.name) ?? control.value;
      if (!isBox(control) && control.value !== value) control.value = value;
    }
    for (const entries of [...this.#options.given(), this.#kept.entries]) fillIn(form, entries, this.#lines);
    this.party.show();
    if (!whole || this.#told === this.#beginning) return;
    this.#told = this.#beginning;
    this.#options.ready();
  }

  /** The visitor begins. */
  touched = (): void => this.#registrar?.begin();

  typed = (event: Event): void => {
    this.touched();
    this.#changed = true;
    this.party.show((event.target as HTMLInputElement).name);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), quiet);
  };

  #keep(): void {
    clearTimeout(this.#timer);
    const asked = this.#options.asked();
    // a piece of a form has a piece of the answers
    if (!this.#form || this.#told !== this.#beginning || !this.#changed || !asked) return;
    const silent = [noteName, ...asked.fields.flatMap(({ name, sensitive }) => (sensitive ? name : []))];
    // what is not ticked is an answer too, where something else ticks it to begin with
    const boxes = controlsOf(this.#form)
      .filter(isBox)
      .map(({ name }) => [name, ''] as const);
    const entries = [...new FormData(this.#form), ...boxes].flatMap(([name, value]): [string, string][] =>
      silent.some((secret) => isWithin(plainName(name), secret)) ? [] : [[name, String(value)]],
    );
    if (entries.some(([, value]) => value))
      this.#store?.keep((this.#kept = { keys: this.party.waiting, entries, sent: this.#registrar!.memory }));
    else this.#store?.forget();
  }

  /** As if nobody had typed anything. Should the same be typed once more, it is not registered twice. */
  startOver(): void {
    const { memory } = this.#registrar!;
    this.#store!.forget();
    this.#form!.reset();
    this.begin(this.#beginning!);
    this.#registrar!.recall(memory, false);
  }

  read(answers: FormData) {
    this.#changed = true;
    this.#note = !!answers.get(noteName);
    return this.party.read(answers);
  }

  /** Everybody who is registered then. Throws the `ApiError` of whoever could not be. */
  async send(people: readonly PersonValues[]): Promise<readonly Registered[]> {
    // the page may ask for another form meanwhile
    const registrar = this.#registrar!;
    const store = this.#store!;
    try {
      await registrar.register(people, this.#note);
    } catch (error) {
      this.#keep();
      if (!isApiError(error)) throw error;
      throw Object.assign(error, { issues: this.party.issuesOf(registrar.turn, error.issues) });
    }
    if (store === this.#store) this.#changed = false;
    store.forget();
    return [...registrar.registered.values()];
  }

  /** Who was registered since this was asked last. */
  news(): Registered[] {
    const all = [...this.#registrar!.registered.values()];
    return all.slice(this.#announced, (this.#announced = all.length));
  }
}
