import { isApiError } from '../../../api/index.js';
import { fillIn } from '../../../browser/form-controls.js';
import { loadRegions } from '../../../fields/index.js';
import { entriesOf, formOf, type FormField } from '../../../forms/index.js';
import type { DeskMoveWords } from '../../../i18n/desk-words.js';
import type { MovedPerson, MoveForm, MoveTarget } from '../../../model/desk-move.js';
import type { OwnRegistration } from '../../../model/own-registration.js';
import type { PersonName } from '../../../model/person.js';
import type { AnswersEdit } from '../../registrations/answers-edit.js';
import { fullName } from '../../registrations/full-name.js';
import type { RegistrationEdits } from '../../registrations/registration-edits.js';
import { deskEdits } from '../answers/desk-edits.js';
import { emptyRegistration } from '../answers/empty-registration.js';
import type { DeskScreenHost } from '../desk-screen.js';

type Values = Record<string, unknown>;

/** The path parameters of a move. */
interface MovePath {
  readonly list_id: string;
  readonly person_id: string;
  readonly target_list_id: string;
}

/** A form that is open, with the move that it is for. */
interface OpenForm {
  readonly path: MovePath;
  readonly data: MoveForm;
  readonly fields: readonly FormField[];
  readonly registration: OwnRegistration;
}

/** Statuses after which the registration is not as this screen shows it. */
const CHANGED_STATUSES: readonly number[] = [404, 409, 412];

/** Moves somebody to another event: the choice of the event, and then its form, with the answers that go along. Typed answers stay in memory. */
export class MoveScreen {
  readonly #host: DeskScreenHost;
  readonly words: DeskMoveWords;
  readonly #edits: RegistrationEdits;
  /** Sentence for a registration that somebody else has changed. */
  readonly #changedText: string;
  #open: OpenForm | undefined;
  /** Whether the answers that go along are to be filled in, once the form is drawn. */
  #isNew = false;
  #moved: MovedPerson | undefined;
  name: PersonName | undefined;
  targets: readonly MoveTarget[] | undefined;
  /** Why the events or the form did not come. */
  error: unknown;

  constructor(host: DeskScreenHost, words: DeskMoveWords, changedText: string) {
    this.#host = host;
    this.words = words;
    this.#changedText = changedText;
    this.#edits = deskEdits(host, {
      api: () => ({
        price: async (_, body) => (await host.session.client.readMovePrice({ ...this.#open!.path, body })).data.amount,
        update: (_, body, amount) => this.#move(body, amount),
      }),
      reload: async () => undefined,
      onSaved: () => this.#leave(),
    });
  }

  /** The person of the screen. */
  get #person(): { readonly list_id: string; readonly person_id: string } | undefined {
    const { route } = this.#host;
    return route.screen === 'move' ? route : undefined;
  }

  get form(): MoveForm | undefined {
    return this.#open?.data;
  }

  get edit(): AnswersEdit | undefined {
    return this.#open && this.#edits.of(this.#open.registration.id);
  }

  /** The waiting list of an event that turned out to be full. */
  get offeredList(): string | undefined {
    const isFull = this.edit?.sending.issues.some(({ code }) => code === 'full');
    return (isFull && this.form?.waiting_list_id) || undefined;
  }

  /** Reads the events to choose from. Never rejects: see `error`. */
  readonly open = (): Promise<void> => {
    const person = this.#person;
    // what was typed about the same person stays, also while the session ended
    if (this.#open?.path.person_id !== person?.person_id) this.#close();
    this.targets = this.name = undefined;
    return this.#read(async () => {
      if (!person) return;
      const { list_id, person_id } = person;
      const { data } = await this.#host.session.client.readMoveTargets({ list_id, person_id });
      if (this.#person?.person_id !== person_id) return;
      this.targets = data.targets;
      this.name = data.name;
    });
  };

  /** Opens the form of an event, or of a waiting list. */
  readonly choose = (target_list_id: string): Promise<void> =>
    this.#read(async () => {
      const { list_id, person_id } = this.#person!;
      const path = { list_id, person_id, target_list_id };
      const { data } = await this.#host.session.client.readMoveForm(path);
      const { fields, ...form } = formOf(data.form.columns, data.form.layout, this.#host.language);
      if (fields.some(({ name }) => name === 'address')) await loadRegions();
      if (this.#person?.person_id !== person_id) return;
      this.#close();
      const id = `${person_id}-${target_list_id}`;
      const registration = emptyRegistration(id, fields, data.price?.amount ?? null);
      this.#open = { path, data, fields, registration };
      this.#isNew = true;
      this.#edits.begin({ data, form: { ...form, fields } }, registration);
      await this.#host.focus('[part=heading]');
    });

  async #read(work: () => Promise<void>): Promise<void> {
    this.error = undefined;
    try {
      await work();
    } catch (error) {
      // the session is over: the page asks for another sign-in
      if (!isApiError(error) || error.status !== 401) this.error = error;
    }
    this.#host.requestUpdate();
  }

  async #move(body: Values, amount: number | undefined): Promise<void> {
    const { path, data } = this.#open!;
    const { client } = this.#host.session;
    try {
      const if_match = data.etag ?? undefined;
      this.#moved = (await client.moveAtDesk({ ...path, body, query: { amount }, if_match })).data;
      this.name = body['name'] as PersonName;
    } catch (error) {
      if (isApiError(error) && CHANGED_STATUSES.includes(error.status)) {
        this.#host.refresh();
        this.#host.notice = { text: this.#changedText };
        void this.endEdit();
      }
      throw error;
    }
  }

  /** Called as the screen is drawn: keeps what was typed, and fills in a new form. */
  beforeDraw(): void {
    this.#edits.saveEntries();
    void Promise.resolve().then(() => this.#afterDraw());
  }

  #afterDraw(): void {
    this.#edits.onRender((selector) => this.#host.find(selector));
    const open = this.#open;
    const form = open && (this.#host.find(`form[data-edit="${open.registration.id}"]`) as HTMLFormElement | null);
    if (!this.#isNew || !form) return;
    this.#isNew = false;
    fillIn(form, entriesOf(open.fields, open.data.answers));
    // questions that depend on answers
    this.#host.requestUpdate();
  }

  readonly requestUpdate = (): void => this.#host.requestUpdate();

  /** Back to the choice of the event. */
  readonly otherEvent = (): void => {
    this.#close();
    void this.open().then(() => this.#host.focus('[part=heading]'));
  };

  /** Closes the form: what was typed is dropped. */
  readonly endEdit = async (): Promise<void> => {
    if (!this.#open) return;
    this.#close();
    history.back();
  };

  #close(): void {
    if (this.#open) this.#edits.end(this.#open.registration.id);
    this.#open = undefined;
  }

  /** Goes on to the person in the list of the other event. */
  async #leave(): Promise<void> {
    const [moved, title] = [this.#moved, this.form?.title ?? ''];
    const name = this.name ? fullName({ name: this.name }) : '';
    this.#close();
    if (!moved) return;
    this.#host.refresh();
    this.#host.goTo({ screen: 'person', list_id: moved.list_id, person_id: moved.person_id }, 'replace');
    this.#host.notice = { text: this.words.moved(name, title) };
  }

  /** Nobody's data is shown once a session has ended; what was typed stays. */
  clear(): void {
    this.#edits.saveEntries();
    this.targets = this.name = this.error = undefined;
  }
}
