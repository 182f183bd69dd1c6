import { loadRegions } from '../../../fields/index.js';
import { formOf } from '../../../forms/index.js';
import type { RegistrationWords } from '../../../i18n/server-words.js';
import type { OwnRegistration, OwnRegistrations } from '../../../model/own-registration.js';
import type { AnswersEdit } from '../../registrations/answers-edit.js';
import type { RegistrationEdits } from '../../registrations/registration-edits.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { deskEdits } from './desk-edits.js';

type Person = { readonly list_id: string; readonly person_id: string };

/**
 * Answers of a registration that are corrected at the desk. Typed answers stay in memory, also while the session ends or another screen is
 * open: answers are in no storage.
 */
export class AnswersScreen {
  readonly #host: DeskScreenHost;
  readonly #words: RegistrationWords;
  readonly #edits: RegistrationEdits;
  /** The persons of the registrations that were opened, by the ids of the registrations. */
  readonly #persons = new Map<string, Person>();
  registration: OwnRegistration | undefined;
  /** Why the answers did not come. */
  error: unknown;

  constructor(host: DeskScreenHost, words: RegistrationWords) {
    this.#host = host;
    this.#words = words;
    this.#edits = deskEdits(host, {
      api: () => ({
        price: async (id, body) => (await this.#client.readDeskPrice({ ...this.#persons.get(id)!, body })).data.amount,
        update: ({ id, etag }, body, amount) =>
          this.#client.correctAtDesk({
            ...this.#persons.get(id)!,
            body,
            query: { amount },
            if_match: etag ?? undefined,
          }),
      }),
      reload: async (id) => (await this.#read(this.#persons.get(id)!)).registrations[0],
      onSaved: (id) => this.#leave(id, words.saved),
    });
  }

  get #client() {
    return this.#host.session.client;
  }

  get edit(): AnswersEdit | undefined {
    return this.registration && this.#edits.of(this.registration.id);
  }

  /** The person of the screen. */
  get #person(): Person | undefined {
    const { route } = this.#host;
    return route.screen === 'answers' ? route : undefined;
  }

  readonly #read = async ({ list_id, person_id }: Person): Promise<OwnRegistrations> =>
    (await this.#client.readDeskAnswers({ list_id, person_id })).data;

  /** Reads the answers of the person of the screen. Never rejects: see `error`. */
  readonly open = async (): Promise<void> => {
    const person = this.#person;
    if (!person) return;
    const { list_id, person_id } = person;
    this.registration = this.error = undefined;
    try {
      const data = await this.#read(person);
      const [registration] = data.registrations;
      if (this.#person?.person_id !== person_id || !registration) return;
      const form = formOf(data.form.columns, data.form.layout, this.#host.language);
      if (form.fields.some(({ name }) => name === 'address')) await loadRegions();
      this.#persons.set(registration.id, { list_id, person_id });
      this.#edits.begin({ data, form }, registration);
      this.registration = registration;
    } catch (error) {
      if (this.#person?.person_id === person_id) this.error = error;
    }
    this.#host.requestUpdate();
  };

  /** Called as the screen is drawn: keeps what was typed, and fills in a new form. */
  beforeDraw(): void {
    this.#edits.saveEntries();
    // after this drawing
    void Promise.resolve().then(() => this.#edits.onRender((selector) => this.#host.find(selector)));
  }

  readonly requestUpdate = (): void => this.#host.requestUpdate();

  /** Closes the form: what was typed is dropped. */
  readonly endEdit = (id: string): Promise<void> => this.#leave(id);

  /** Goes back to the person, and says what came of it; once, however often it is asked to. */
  async #leave(id: string, text?: string): Promise<void> {
    if (!this.#edits.of(id)) return;
    this.#edits.end(id);
    this.registration = undefined;
    this.#host.notice = text === undefined ? undefined : { text };
    history.back();
  }

  /** Nobody's data is shown once a session has ended; what was typed stays. */
  clear(): void {
    this.#edits.saveEntries();
    this.registration = this.error = undefined;
  }

  get words(): RegistrationWords {
    return this.#words;
  }
}
