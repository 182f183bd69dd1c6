import type { ReactiveController } from 'lit';
import { isApiError } from '../../api/index.js';
import { GroupRegistrar, newIdempotencyKey } from '../../state/index.js';
import type { Progress, RegisteredPerson, RegistrationToken, SavedDraft } from '../../state/index.js';
import { controlsOf, fillIn, isCheckable, honeypotName } from '../../browser/form-controls.js';
import { type PersonValues, areOtherPersons, personIdentities } from '../../forms/index.js';
import { draftEntries, withoutVisitorOnly } from './draft-entries.js';
import type { EntryDraft, EntryHost, EntryOptions, EntryStart } from './entry-options.js';
import type { Participants } from './participants.js';

const EMPTY_DRAFT: SavedDraft = { keys: [0], entries: [], sent: [] };

/** Time between the last key and saving the draft. */
const DRAFT_SAVE_DELAY_MS = 400;

/**
 * The state between the first key and the answer: participants, visible questions, and the draft. Typed text stays in the
 * native controls; this shows and hides what is drawn already.
 */
export class EntryController implements ReactiveController {
  readonly #host: EntryHost;
  readonly #options: EntryOptions;
  #start: EntryStart | undefined;
  #readyStart: EntryStart | undefined;
  #registrar: GroupRegistrar | undefined;
  #draftStore: EntryDraft | undefined;
  #form: HTMLFormElement | undefined;
  #requestToken: (() => Promise<RegistrationToken>) | undefined;
  #reportedCount = 0;
  /** The honeypot is filled in. */
  #isHoneypotFilled = false;
  /** The visitor has typed or sent something: only then a draft is saved. */
  #isChanged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The initial values of the form. */
  #draft = EMPTY_DRAFT;
  #shownValues = new Map<string, string>();
  /** The identities in the draft or in the last request: the idempotency keys belong to them. */
  #identities: ReadonlySet<string> = new Set();

  /** The progress of the request. */
  progress: Progress;
  /** A draft was restored. */
  hasDraft = false;
  /** The draft is from storage, not from another form. */
  #isStored = false;
  /** A request from before the reload has no response: it may be stored. */
  hasUnknownOutcome = false;
  /** The draft of another form, the initial draft of the next one. */
  importedDraft: SavedDraft | undefined;
  /** The participants of the form; set by `begin`. */
  participants!: Participants;

  constructor(host: EntryHost, options: EntryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#saveDraft();
  }

  /** A form was opened: nobody has typed anything, unless they did before the page was loaded again. */
  begin(start: EntryStart): void {
    const { api, form, draftName, createParticipants } = start;
    this.#saveDraft();
    this.#start = start;
    this.#draftStore = this.#host.createDraft(draftName);
    const storedDraft = this.#draftStore.load();
    const previousDraft = storedDraft ?? this.importedDraft;
    const family = previousDraft?.id ?? newIdempotencyKey();
    const draft = (this.#draft = {
      ...(previousDraft ?? EMPTY_DRAFT),
      id: family,
      registered: storedDraft?.registered ?? 0,
    });
    this.hasDraft = !!previousDraft;
    this.#identities = personIdentities(draft.entries);
    this.#isStored = !!storedDraft;
    this.importedDraft = undefined;
    const token = (this.#requestToken = async () => {
      const newToken = await api.token();
      if (start === this.#start) {
        this.#options.onToken(newToken, !this.#isChanged && !this.hasUnknownOutcome);
        // with the day that was told, something else may be asked
        this.participants.updateVisibility();
      }
      return newToken;
    });
    this.#registrar = new GroupRegistrar(
      {
        ...api,
        token,
        // saved before it is sent: the same request can be repeated under its key, whatever happens
        register: (values, key, credentials) => {
          this.#saveDraft();
          const { language } = this.#host;
          return api.register(values, key, { ...credentials, family: this.#draft.id, language });
        },
      },
      {
        key: family,
        onProgress: (progress) => {
          this.progress = progress;
          this.#host.requestUpdate();
        },
      },
    );
    this.#form = undefined;
    this.#isChanged = false;
    this.#reportedCount = 0;
    this.participants = createParticipants({
      ...this.#options,
      form,
      localizedForm: () => this.#options.localizedForm()!,
      keys: draft.keys,
      controls: () => this.#form,
      registeredBefore: () => this.#registeredBefore,
      isRegistered: (key) => !!this.#registrar?.registered.has(key),
      render: () => {
        this.#host.requestUpdate();
        return this.#host.updateComplete;
      },
      hasDraft: this.hasDraft,
      onCopy: () => {
        this.#isChanged = true;
        this.#saveDraft();
      },
    });
    this.hasUnknownOutcome = draft.sent.some(([key]) => key === draft.keys[0]);
    this.#registrar.restore(draft.sent);
    this.#host.requestUpdate();
  }

  /** The secret of the persons who are sent together: `form_family` on the wire, and the beginning of their idempotency keys. */
  get family(): string {
    return this.#draft.id!;
  }

  /** Persons of the family who were registered before the reload; negative after another family has replaced the answers. */
  get #registeredBefore(): number {
    return this.#draft.registered ?? 0;
  }

  /** True if what was sent last may have been stored. */
  get maybeStored(): boolean {
    return !!this.#registrar?.maybeStored;
  }

  /** Remembers typed values before a rendering: in another language, parts of a date and options have another order. */
  hostUpdate(): void {
    this.#shownValues = new Map(this.#form && controlsOf(this.#form).map((control) => [control.name, control.value]));
  }

  /** Fills new controls with their initial values after a rendering. `isComplete` is true once the whole form is rendered. */
  onRender(form: HTMLFormElement, isComplete: boolean): void {
    if (form !== this.#form) this.#shownValues.clear();
    this.#form = form;
    for (const control of this.#shownValues.size ? controlsOf(form) : []) {
      const value = this.#shownValues.get(control.name) ?? control.value;
      if (!isCheckable(control) && control.value !== value) control.value = value;
    }
    const localizedForm = this.#options.localizedForm()!;
    for (const entries of this.#options.prefills())
      fillIn(form, withoutVisitorOnly(entries, localizedForm), this.#shownValues);
    // a draft of another version may hold more fields
    const { entries } = this.#draft;
    fillIn(form, this.#isStored ? withoutVisitorOnly(entries, localizedForm) : entries, this.#shownValues);
    this.participants.updateVisibility();
    if (!isComplete || this.#readyStart === this.#start) return;
    this.#readyStart = this.#start;
    this.#options.onReady();
  }

  /** The visitor begins. */
  onFocus = (): void => this.#registrar?.begin();

  onInput = (event: Event): void => {
    this.onFocus();
    this.#isChanged = true;
    this.participants.updateVisibility((event.target as HTMLInputElement).name);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveDraft(), DRAFT_SAVE_DELAY_MS);
  };

  #saveDraft(): void {
    clearTimeout(this.#timer);
    const localizedForm = this.#options.localizedForm();
    // a piece of a form has a piece of the answers
    if (!this.#form || this.#readyStart !== this.#start || !this.#isChanged || !localizedForm) return;
    const entries = draftEntries(this.#form, localizedForm);
    // a country may be there from the beginning
    if (entries.some(([name, value]) => value && !/\.country$/.test(name))) {
      const { registered, lastSent } = this.#registrar!;
      this.#draft = { ...this.#draft, keys: this.participants.pendingKeys, entries, sent: lastSent };
      this.#draftStore?.save({ ...this.#draft, registered: this.#registeredBefore + registered.size });
    } else this.#draftStore?.clear();
  }

  /** Empties the form. Typing the same answers again does not register twice. */
  startOver(): void {
    const { lastSent } = this.#registrar!;
    this.#draftStore!.clear();
    this.#form!.reset();
    this.begin(this.#start!);
    this.#registrar!.restore(lastSent, false);
  }

  read(answers: FormData) {
    this.#isChanged = true;
    this.#isHoneypotFilled = !!answers.get(honeypotName);
    return this.participants.read(answers);
  }

  /** Returns all persons who are registered. Throws the `ApiError` of the first who is not. */
  async send(persons: readonly PersonValues[]): Promise<readonly RegisteredPerson[]> {
    // the page may open another form before the answer
    const registrar = this.#registrar!;
    const store = this.#draftStore!;
    const identities = personIdentities(new FormData(this.#form!));
    // another family types over what was there: what was sent before is not theirs
    if (areOtherPersons(this.#identities, identities))
      registrar.renew(
        (this.#draft = { ...this.#draft, id: newIdempotencyKey(), registered: -registrar.registered.size }).id!,
      );
    this.#identities = identities;
    try {
      await registrar.register(persons, this.#isHoneypotFilled);
    } catch (error) {
      this.#saveDraft();
      if (!isApiError(error)) throw error;
      const issues = this.participants.issuesFor(registrar.currentKey, error.issues);
      // the gate asks what the form does not: the day may be another one there, and comes with a token
      if (issues.some(({ field }) => this.participants.isHidden(field))) await this.#requestToken?.().catch(() => {});
      throw Object.assign(error, { issues });
    }
    if (store === this.#draftStore) this.#isChanged = false;
    store.clear();
    return [...registrar.registered.values()];
  }

  /** Returns the persons registered since the last call. */
  takeRegistered(): RegisteredPerson[] {
    const persons = [...this.#registrar!.registered.values()];
    return persons.slice(this.#reportedCount, (this.#reportedCount = persons.length));
  }
}
