import { isApiError } from '../../api/index.js';
import { copyText } from '../../browser/copy-text.js';
import { loadRegions } from '../../fields/index.js';
import { formOf, type Form } from '../../forms/index.js';
import type { OfferOutcome, OwnRegistration, OwnRegistrations } from '../../model/own-registration.js';
import type { AnswersEdit } from './answers-edit.js';
import { DrawnController, type DrawingOptions } from './drawn-controller.js';
import { RegistrationEdits } from './registration-edits.js';
import type { RegistrationGroup, RegistrationsApi } from './registrations-api.js';

/** The result of an action, as a message. */
export type Notice = 'saved' | 'cancelled' | 'accepted' | 'lapsed' | 'repriced' | 'tooLate' | 'gone' | 'sessionEnded';

/** A question that is asked before a registration is given up. */
export type Question = 'cancel' | 'decline';

export interface RegistrationsOptions extends DrawingOptions {
  readonly language: () => string;
  readonly api: () => RegistrationsApi;
  /** Called with the outcome of an accepted offer. */
  readonly onAccepted: (id: string, outcome: OfferOutcome) => Promise<void>;
}

/** True of a form that asks for an address. */
const asksForAddress = ({ fields }: Form): boolean => fields.some(({ name }) => name === 'address');

/** Registrations that are seen, corrected and cancelled: what is shown of them, and what is being done. */
export class RegistrationsController extends DrawnController {
  protected readonly options: RegistrationsOptions;
  protected readonly edits: RegistrationEdits;
  /** The registration that the message is about. */
  #messageId: string | undefined;

  groups: readonly RegistrationGroup[] = [];
  notice: Notice | undefined;
  /** A failure that the visitor can only try again after. */
  failure: unknown;
  isBusy = false;
  /** The text of a transfer that was copied last. */
  copiedText: string | undefined;
  /** The registration that a question is asked about. */
  question: { readonly id: string; readonly kind: Question } | undefined;

  constructor(options: RegistrationsOptions) {
    super(options);
    this.options = options;
    this.edits = new RegistrationEdits(this);
  }

  readonly api = (): RegistrationsApi => this.options.api();

  protected override beforeDraw(): void {
    this.edits.saveEntries();
  }

  protected override afterDraw(find: DrawingOptions['find']): void {
    this.edits.onRender(find);
  }

  /** Reads the registrations anew. Throws `ApiError`. */
  async read(): Promise<void> {
    await this.#show(await this.api().read());
    this.edits.keepOnly(this.#all.map(({ id }) => id));
    this.requestUpdate();
  }

  /** Words the forms in the language in force. */
  localize = (): Promise<void> => this.#show(this.groups.map(({ data }) => data));

  async #show(all: readonly OwnRegistrations[]): Promise<void> {
    const language = this.options.language();
    const groups = all.map((data) => ({ data, form: formOf(data.form.columns, data.form.layout, language) }));
    if (groups.some(({ form }) => asksForAddress(form))) await loadRegions();
    this.groups = groups;
  }

  get #all(): OwnRegistration[] {
    return this.groups.flatMap(({ data }) => data.registrations);
  }

  protected registrationOf(id: string): OwnRegistration | undefined {
    return this.#all.find((one) => one.id === id);
  }

  readonly reload = async (id: string): Promise<OwnRegistration | undefined> => {
    const all = await this.api().read();
    return all.flatMap(({ registrations }) => registrations).find((one) => one.id === id);
  };

  get #subject(): OwnRegistration | undefined {
    return this.#messageId === undefined ? undefined : this.registrationOf(this.#messageId);
  }

  /** The registration whose section shows the message; undefined if it stands above all of them. */
  get messageId(): string | undefined {
    return this.#subject?.id;
  }

  /** The title of the event, or of the form, that the message is about. */
  get messageTitle(): string {
    const group = this.groups.find(({ data }) => data.registrations.some(({ id }) => id === this.#messageId));
    const { awaited, event, form } = group?.data ?? {};
    return (awaited ?? event ?? form)?.title ?? '';
  }

  readonly editOf = (id: string): AnswersEdit | undefined => this.edits.of(id);

  readonly hasUnsaved = (id: string): boolean => this.edits.hasUnsaved(id);

  /** Whether leaving the page would lose something. */
  get hasChanges(): boolean {
    return this.edits.hasChanges;
  }

  readonly beginEdit = (group: RegistrationGroup, registration: OwnRegistration): void => {
    this.clearMessage();
    this.edits.begin(group, registration);
    void this.focus(`form[data-edit="${registration.id}"] :is(input, select, textarea)`);
  };

  /** Closes the form of a correction. */
  readonly endEdit = async (id: string): Promise<void> => {
    const hasFailed = this.editOf(id)?.sending.failure !== undefined;
    this.edits.end(id);
    // it may have been changed or cancelled elsewhere
    if (hasFailed) await this.read().catch(() => {});
    await this.focus(`[data-change="${id}"]`, `[data-name="${id}"]`, '[data-name]');
  };

  readonly onSaved = async (id: string): Promise<void> => {
    this.edits.end(id);
    await this.runAction(id, async () => {
      await this.read();
      await this.say('saved');
    });
  };

  readonly onSessionEnd = (error: unknown): Promise<void> => this.onRefused(error);

  /** Copies a text of a transfer. */
  readonly copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    this.copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.requestUpdate();
  };

  readonly openQuestion = (id: string, kind: Question): void => {
    if (this.isBusy) return;
    this.clearMessage();
    this.question = { id, kind };
    void this.focus('.question .keep');
  };

  /** The answer no to the question. */
  readonly keep = (): void => {
    if (this.isBusy || !this.question) return;
    const { id, kind } = this.question;
    this.clearMessage();
    void this.focus(`[data-${kind}="${id}"]`);
  };

  /** The answer yes to the question. */
  readonly confirm = async (): Promise<void> => {
    const { question } = this;
    if (!question) return;
    const { id, kind } = question;
    await this.runAction(id, async () => {
      await (kind === 'decline' ? this.api().declineOffer(id) : this.api().cancel(id));
      this.question = undefined;
      await this.read();
      await this.say('cancelled');
    });
  };

  /** Accepts an offered place at the price that is shown. */
  readonly accept = (id: string): Promise<void> =>
    this.runAction(id, async () => {
      this.clearMessage();
      await this.options.onAccepted(id, await this.api().acceptOffer(id, this.registrationOf(id)?.amount ?? null));
    });

  /** Shows a message, and moves the focus to it. */
  protected async say(notice: Notice): Promise<void> {
    this.notice = notice;
    await this.focus('.said');
  }

  /** Takes back messages and questions. Forms stay open. */
  protected clearMessage(): void {
    this.notice = this.failure = this.question = undefined;
  }

  /** Does one thing at a time. Errors are shown at the registration, if one is named, and typed text is kept. */
  protected async runAction(id: string | undefined, action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.notice = this.failure = undefined;
    this.#messageId = id;
    this.requestUpdate();
    try {
      await action();
    } catch (error) {
      await this.onRefused(error).catch((next: unknown) => void (this.failure = next));
    }
    this.isBusy = false;
    this.requestUpdate();
    if (this.failure) await this.focus('.failure');
  }

  /** Somebody else was faster, or the club has changed it meanwhile: says so, and shows the present state. */
  protected async onRefused(error: unknown): Promise<void> {
    const status = isApiError(error) ? error.status : 0;
    // an offer that the event does not take for the age of the person
    if (![403, 404, 409, 412, 422].includes(status)) {
      this.failure = error;
      return;
    }
    this.clearMessage();
    const shown = this.#subject?.amount;
    await this.read();
    const isRepriced = this.#subject?.state === 'offered' && this.#subject.amount !== shown;
    await this.say(status === 409 ? (isRepriced ? 'repriced' : 'lapsed') : status === 404 ? 'gone' : 'tooLate');
  }
}
