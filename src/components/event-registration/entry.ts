import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import {
  Draft,
  type RegistrationToken,
  type SavedDraft,
  newIdempotencyKey,
  GroupRegistrar,
  type Progress,
  type Registered,
} from '../../state/index.js';
import { controlsOf, fillIn, isCheckable, honeypotName } from '../../browser/form-controls.js';
import {
  isVisitorOnlyAnswer,
  type Form,
  isSameOrPart,
  baseFieldName,
  type PersonValues,
  areOtherPersons,
  personIdentities,
} from '../../forms/index.js';
import type { OpenForm } from './open-form.js';
import type { Party } from './party.js';

export interface EntryOptions {
  asked: () => Form | undefined;
  /** The form stands, with what it begins with. */
  ready: () => void;
  /** Answers to begin with, from wherever there are some: names of controls and their values. Later ones are worth more. */
  given: () => readonly Iterable<readonly [name: string, value: string]>[];
  /** The visitor has begun, and this is how it stands at that moment; `idle` where nothing was typed or sent meanwhile. */
  begun: (fresh: RegistrationToken, idle: boolean) => void;
  /** The day, `YYYY-MM-DD`, that it is at the club. */
  today: () => string;
}

export interface Beginning extends OpenForm {
  /** Tells this form from others whose drafts the page keeps. */
  where: string;
}

const untyped: SavedDraft = { keys: [0], entries: [], sent: [] };

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
  #registrar: GroupRegistrar | undefined;
  #store: Draft | undefined;
  #form: HTMLFormElement | undefined;
  #askToken: (() => Promise<RegistrationToken>) | undefined;
  #announced = 0;
  /** Something is written where nobody can see. */
  #note = false;
  /** Something was typed or sent: only then is anything kept. */
  #changed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the form begins with, should it be drawn anew. */
  #kept = untyped;
  #lines = new Map<string, string>();
  /** Whom the draft was about, or what was sent last: what its keys are for. */
  #people: ReadonlySet<string> = new Set();

  /** What goes on while something is sent. */
  progress: Progress;
  /** What was typed before is back. */
  draft = false;
  /** It was kept by the tab, and not handed over by another form. */
  #isStored = false;
  /** What was sent before the page was loaded again may have been stored: nobody has said. */
  unanswered = false;
  /** What was typed into another form, for this one to begin with. */
  typedBefore: SavedDraft | undefined;
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
    const { desk, form, where, partyOf } = beginning;
    this.#keep();
    this.#beginning = beginning;
    this.#store = new Draft(where);
    const stored = this.#store.load();
    const draft = stored ?? this.typedBefore;
    const id = draft?.id ?? newIdempotencyKey();
    const kept = (this.#kept = { ...(draft ?? untyped), id });
    this.draft = !!draft;
    this.#people = personIdentities(kept.entries);
    this.#isStored = !!stored;
    this.typedBefore = undefined;
    const token = (this.#askToken = async () => {
      const fresh = await desk.token();
      if (beginning === this.#beginning) {
        this.#options.begun(fresh, !this.#changed && !this.unanswered);
        // with the day that was told, something else may be asked
        this.party.show();
      }
      return fresh;
    });
    this.#registrar = new GroupRegistrar(
      {
        ...desk,
        token,
        // what goes out is remembered first: whatever comes of it, the same can be sent again under its key
        register: (...person) => {
          this.#keep();
          return desk.register(...person);
        },
      },
      {
        key: id,
        onProgress: (progress) => {
          this.progress = progress;
          this.#host.requestUpdate();
        },
      },
    );
    this.#form = undefined;
    this.#changed = false;
    this.#announced = 0;
    this.party = partyOf({
      form,
      asked: () => this.#options.asked()!,
      today: this.#options.today,
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
    this.unanswered = kept.sent.some(([key]) => key === kept.keys[0]);
    this.#registrar.restore(kept.sent);
    this.#host.requestUpdate();
  }

  /** True where what was sent last may have been stored. */
  get sent(): boolean {
    return !!this.#registrar?.maybeStored;
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
      if (!isCheckable(control) && control.value !== value) control.value = value;
    }
    for (const entries of this.#options.given()) fillIn(form, this.#without(entries), this.#lines);
    // what another version has kept may hold more
    const { entries } = this.#kept;
    fillIn(form, this.#isStored ? this.#without(entries) : entries, this.#lines);
    this.party.show();
    if (!whole || this.#told === this.#beginning) return;
    this.#told = this.#beginning;
    this.#options.ready();
  }

  /** Answers without those that only the visitor gives. */
  #without(entries: Iterable<readonly [name: string, value: string]>) {
    const names = this.#options.asked()!.fields.flatMap((field) => (isVisitorOnlyAnswer(field) ? field.name : []));
    return [...entries].filter(
      ([name]) => ![honeypotName, ...names].some((left) => isSameOrPart(baseFieldName(name), left)),
    );
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
    // what is not ticked is an answer too, where something else ticks it to begin with; of radio buttons one says so itself
    const boxes = controlsOf(this.#form)
      .filter(({ type }) => type === 'checkbox')
      .map(({ name }) => [name, ''] as const);
    const typed = [...new FormData(this.#form), ...boxes].map(([name, value]) => [name, String(value)] as const);
    const entries = this.#without(typed);
    if (entries.some(([, value]) => value))
      this.#store?.save(
        (this.#kept = { ...this.#kept, keys: this.party.waiting, entries, sent: this.#registrar!.lastSent }),
      );
    else this.#store?.clear();
  }

  /** As if nobody had typed anything. Should the same be typed once more, it is not registered twice. */
  startOver(): void {
    const { lastSent } = this.#registrar!;
    this.#store!.clear();
    this.#form!.reset();
    this.begin(this.#beginning!);
    this.#registrar!.restore(lastSent, false);
  }

  read(answers: FormData) {
    this.#changed = true;
    this.#note = !!answers.get(honeypotName);
    return this.party.read(answers);
  }

  /** Everybody who is registered then. Throws the `ApiError` of whoever could not be. */
  async send(people: readonly PersonValues[]): Promise<readonly Registered[]> {
    // the page may ask for another form meanwhile
    const registrar = this.#registrar!;
    const store = this.#store!;
    const others = personIdentities(new FormData(this.#form!));
    // another family types over what was there: what was sent before is not theirs
    if (areOtherPersons(this.#people, others))
      registrar.renew((this.#kept = { ...this.#kept, id: newIdempotencyKey() }).id!);
    this.#people = others;
    try {
      await registrar.register(people, this.#note);
    } catch (error) {
      this.#keep();
      if (!isApiError(error)) throw error;
      const issues = this.party.issuesOf(registrar.currentKey, error.issues);
      // the gate asks what the form does not: the day may be another one there, and comes with a token
      if (issues.some(({ field }) => this.party.hides(field))) await this.#askToken?.().catch(() => {});
      throw Object.assign(error, { issues });
    }
    if (store === this.#store) this.#changed = false;
    store.clear();
    return [...registrar.registered.values()];
  }

  /** Who was registered since this was asked last. */
  news(): Registered[] {
    const all = [...this.#registrar!.registered.values()];
    return all.slice(this.#announced, (this.#announced = all.length));
  }
}
