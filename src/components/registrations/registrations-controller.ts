import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { copyText } from '../../browser/copy-text.js';
import { loadRegions } from '../../fields/index.js';
import { formOf, type Form } from '../../forms/index.js';
import type { OfferOutcome, OwnRegistration, OwnRegistrations } from '../../model/own-registration.js';
import { AnswersEdit, NewPriceError } from './answers-edit.js';

/** Something that was done or went wrong, said at the head of the registrations. */
export type Notice = 'saved' | 'cancelled' | 'accepted' | 'lapsed' | 'tooLate' | 'sessionEnded';

/** A question that is asked before a registration is given up. */
export type Question = 'cancel' | 'decline';

/** The requests about registrations, in the session of a mailed link or of a member. Each throws `ApiError`. */
export interface RegistrationsApi {
  readonly read: () => Promise<readonly OwnRegistrations[]>;
  /** What a registration would cost with these answers, in cents. */
  readonly price: (id: string, body: Record<string, unknown>) => Promise<number | null>;
  /** `amount` is a new price that was shown. */
  readonly update: (registration: OwnRegistration, body: Record<string, unknown>, amount?: number) => Promise<unknown>;
  readonly cancel: (id: string) => Promise<unknown>;
  readonly answerOffer: (id: string, accept: boolean) => Promise<OfferOutcome>;
}

/** The registrations of one form, and the form in the language of the page. */
export interface RegistrationGroup {
  readonly data: OwnRegistrations;
  readonly form: Form;
}

export interface RegistrationsOptions {
  readonly language: () => string;
  readonly api: () => RegistrationsApi;
  readonly draw: () => void;
  readonly find: (selector: string) => HTMLElement | null;
  /** Called with the outcome of an accepted offer. */
  readonly onAccepted: (id: string, outcome: OfferOutcome) => Promise<void>;
}

/** True of a form that asks for an address. */
const asksForAddress = ({ fields }: Form): boolean => fields.some(({ name }) => name === 'address');

/** Registrations that are seen, corrected and cancelled: what is shown of them, and what is being done. */
export class RegistrationsController implements ReactiveControllerHost {
  protected readonly options: RegistrationsOptions;
  #isDrawing: Promise<boolean> | undefined;

  groups: readonly RegistrationGroup[] = [];
  notice: Notice | undefined;
  /** A failure that the visitor can only try again after. */
  failure: unknown;
  isBusy = false;
  /** The text of a transfer that was copied last. */
  copiedText: string | undefined;
  /** The registration whose answers are being corrected. */
  edit: AnswersEdit | undefined;
  /** The registration that a question is asked about. */
  question: { readonly id: string; readonly kind: Question } | undefined;

  constructor(options: RegistrationsOptions) {
    this.options = options;
  }

  addController(_: ReactiveController): void {}
  removeController(_: ReactiveController): void {}

  requestUpdate(): void {
    this.#isDrawing ??= Promise.resolve().then(() => {
      this.#isDrawing = undefined;
      this.options.draw();
      this.edit?.onRender(this.options.find('form.answers') as HTMLFormElement | null);
      return true;
    });
  }

  get updateComplete(): Promise<boolean> {
    return this.#isDrawing ?? Promise.resolve(true);
  }

  /** Puts the visitor at the first of these elements that there is, once it is drawn. */
  async focus(...selectors: readonly string[]): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    for (const selector of selectors) {
      const element = this.options.find(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }

  /** Reads the registrations anew. Throws `ApiError`. */
  async read(): Promise<void> {
    await this.#show(await this.options.api().read());
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

  protected registrationOf(id: string): OwnRegistration | undefined {
    return this.groups.flatMap(({ data }) => data.registrations).find((one) => one.id === id);
  }

  readonly beginEdit = (group: RegistrationGroup, registration: OwnRegistration): void => {
    this.leave();
    const { id } = registration;
    this.edit = new AnswersEdit(this, {
      registration,
      ...group,
      save: (current, body) => this.#save(current, body),
      reload: async () => {
        await this.read();
        return this.registrationOf(id);
      },
      onSaved: () => void this.#onSaved(id),
      onFailed: () => void this.#onInvalid(),
    });
    void this.focus(':is(form.answers) :is(input, select, textarea)');
  };

  /** Saves a correction. One that changes the price is saved once the new price was shown: the first time, it throws. */
  async #save(current: OwnRegistration, body: Record<string, unknown>): Promise<void> {
    const edit = this.edit!;
    const api = this.options.api();
    // without a price, none changes
    const amount = current.amount === null ? null : await api.price(current.id, body);
    const newPrice = amount === null || amount === current.amount ? undefined : amount;
    const isShown = edit.newPrice === newPrice;
    edit.newPrice = newPrice;
    if (!isShown && newPrice !== undefined) throw new NewPriceError();
    await api.update(current, body, newPrice);
  }

  /** Copies a text of a transfer. */
  readonly copy = async (text: string, { currentTarget }: Event): Promise<void> => {
    this.copiedText = (await copyText(text, currentTarget as HTMLElement)) ? text : undefined;
    this.requestUpdate();
  };

  /** The answers were not saved: the visitor is at the reason. A session that has ended is said by whoever has it. */
  async #onInvalid(): Promise<void> {
    const { failure } = this.edit?.sending ?? {};
    const { id } = this.edit?.registration ?? {};
    const isGone = id !== undefined && !this.registrationOf(id);
    if (isGone || (isApiError(failure) && [401, 404].includes(failure.status))) await this.onRefused(failure);
    await this.focus('[part=summary]', '.new-price', '[data-conflict] input:checked', '.failure', '.said');
  }

  readonly endEdit = (): void => {
    const id = this.edit?.registration.id;
    this.edit = undefined;
    void this.focus(`[data-change="${id}"]`, `[data-name="${id}"]`);
  };

  async #onSaved(id: string): Promise<void> {
    this.edit = undefined;
    await this.runAction(async () => {
      await this.read();
      this.notice = 'saved';
      await this.focus(`[data-change="${id}"]`, '.said');
    });
  }

  readonly openQuestion = (id: string, kind: Question): void => {
    this.leave();
    this.question = { id, kind };
    void this.focus('.question .keep');
  };

  readonly keep = (): void => {
    const { id, kind } = this.question!;
    this.question = undefined;
    void this.focus(`[data-${kind}="${id}"]`);
  };

  /** The answer yes to the question. */
  readonly confirm = (): Promise<void> =>
    this.runAction(async () => {
      const { id, kind } = this.question!;
      if (kind === 'decline') await this.options.api().answerOffer(id, false);
      else await this.options.api().cancel(id);
      this.question = undefined;
      await this.read();
      this.notice = 'cancelled';
      await this.focus('.said');
    });

  /** Accepts an offered place. */
  readonly accept = (id: string): Promise<void> =>
    this.runAction(async () => {
      this.leave();
      await this.options.onAccepted(id, await this.options.api().answerOffer(id, true));
    });

  /** Leaves everything that was begun. */
  protected leave(): void {
    this.notice = this.failure = this.question = this.edit = undefined;
  }

  /** Does one thing at a time. Errors are shown, and typed text is kept. */
  protected async runAction(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
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

  /** Somebody else was faster, or the club has changed it meanwhile: that is said, and the rest shown as it is now. */
  protected async onRefused(error: unknown): Promise<void> {
    const status = isApiError(error) ? error.status : 0;
    // an offer that the event does not take for the age of the person
    if (![403, 404, 409, 412, 422].includes(status)) {
      this.failure = error;
      return;
    }
    this.leave();
    await this.read();
    this.notice = status === 409 ? 'lapsed' : 'tooLate';
    await this.focus('.said');
  }
}
