import { isApiError } from '../../../api/index.js';
import { fillIn } from '../../../browser/form-controls.js';
import { loadRegions } from '../../../fields/index.js';
import { formOf } from '../../../forms/index.js';
import type { DeskAddWords } from '../../../i18n/desk-words.js';
import type { DeskForm } from '../../../model/desk-form.js';
import type { OwnRegistration } from '../../../model/own-registration.js';
import type { PersonName } from '../../../model/person.js';
import { newIdempotencyKey } from '../../../state/index.js';
import type { AnswersEdit } from '../../registrations/answers-edit.js';
import { fullName } from '../../registrations/full-name.js';
import type { RegistrationEdits } from '../../registrations/registration-edits.js';
import { deskEdits } from '../answers/desk-edits.js';
import { emptyRegistration } from '../answers/empty-registration.js';
import type { DeskScreenHost } from '../desk-screen.js';

type Values = Record<string, unknown>;

/** The form of a list, through which somebody is added. Typed answers stay in memory, by list. */
export class AddScreen {
  readonly #host: DeskScreenHost;
  readonly words: DeskAddWords;
  readonly #edits: RegistrationEdits;
  /** The last request of each list: the same answers are sent under the same key, so that nobody is added twice. */
  readonly #requests = new Map<string, { readonly key: string; readonly body: string }>();
  /** Entries for the next form: those of somebody who is put on the waiting list instead. */
  #entries: readonly (readonly [string, string])[] | undefined;
  #form: DeskForm | undefined;
  #registration: OwnRegistration | undefined;
  /** Why the form did not come. */
  error: unknown;

  constructor(host: DeskScreenHost, words: DeskAddWords) {
    this.#host = host;
    this.words = words;
    this.#edits = deskEdits(host, {
      api: () => ({ price: async () => null, update: ({ id }, body) => this.#add(id, body) }),
      reload: async () => this.#registration,
      onSaved: (id) => this.#leave(id, words.added(this.#addedName)),
    });
  }

  #addedName = '';

  async #add(list_id: string, values: Values): Promise<void> {
    const body = JSON.stringify(values);
    const earlier = this.#requests.get(list_id);
    const request = earlier?.body === body ? earlier : { key: newIdempotencyKey(), body };
    this.#requests.set(list_id, request);
    await this.#host.session.client.addAtDesk({ list_id, body: values, idempotency_key: request.key });
    this.#requests.delete(list_id);
    this.#addedName = fullName({ name: values['name'] as PersonName });
  }

  get edit(): AnswersEdit | undefined {
    return this.#registration && this.#edits.of(this.#registration.id);
  }

  /** The waiting list of an event that turned out to be full. */
  get offeredList(): string | undefined {
    const isFull = this.edit?.sending.issues.some(({ code }) => code === 'full');
    return (isFull && this.#form?.waiting_list_id) || undefined;
  }

  /** Reads the form of the list of the screen. Never rejects: see `error`. */
  readonly open = async (): Promise<void> => {
    const { list, language, session } = this.#host;
    if (!list) return;
    const { list_id } = list;
    this.#registration = this.error = undefined;
    try {
      const { data } = await session.client.readDeskForm({ list_id });
      const form = formOf(data.form.columns, data.form.layout, language);
      if (form.fields.some(({ name }) => name === 'address')) await loadRegions();
      if (this.#host.list?.list_id !== list_id) return;
      this.#form = data;
      this.#registration = emptyRegistration(list_id, form.fields);
      this.#edits.begin({ data, form }, this.#registration);
    } catch (error) {
      // the session is over: the page asks for another sign-in
      if (!isApiError(error) || error.status !== 401) this.error = error;
    }
    this.#host.requestUpdate();
  };

  /** Called as the screen is drawn: keeps what was typed, and fills in a new form. */
  beforeDraw(): void {
    this.#edits.saveEntries();
    void Promise.resolve().then(() => this.#afterDraw());
  }

  #afterDraw(): void {
    this.#edits.onRender((selector) => this.#host.find(selector));
    const form = this.#element;
    if (!this.#entries || !form) return;
    fillIn(form, this.#entries);
    this.#entries = undefined;
    // questions that depend on answers
    this.#host.requestUpdate();
  }

  get #element(): HTMLFormElement | undefined {
    return (this.#host.find(`form[data-edit="${this.#registration?.id}"]`) as HTMLFormElement | null) ?? undefined;
  }

  /** Opens the form of the waiting list with what was typed. */
  readonly moveToWaitingList = (): void => {
    const list_id = this.offeredList;
    const form = this.#element;
    if (!list_id || !form) return;
    this.#entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    this.#edits.end(this.#registration!.id);
    this.#registration = undefined;
    this.#host.goTo({ screen: 'add', list_id });
  };

  readonly requestUpdate = (): void => this.#host.requestUpdate();

  /** Closes the form: what was typed is dropped. */
  readonly endEdit = (id: string): Promise<void> => this.#leave(id);

  /** Goes on to the list as it stands now, and says what came of it; once, however often it is asked to. */
  async #leave(id: string, text?: string): Promise<void> {
    if (!this.#edits.of(id)) return;
    this.#edits.end(id);
    this.#registration = undefined;
    const { list } = this.#host;
    if (text === undefined || !list) return history.back();
    this.#host.refresh();
    this.#host.notice = { text };
    history.back();
  }

  /** Nobody's data is shown once a session has ended; what was typed stays. */
  clear(): void {
    this.#edits.saveEntries();
    this.#registration = this.error = undefined;
  }
}
