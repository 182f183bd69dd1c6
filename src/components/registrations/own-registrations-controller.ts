import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isApiError, type RegistrationsClient } from '../../api/index.js';
import { formOf, type Form } from '../../forms/index.js';
import type { OwnRegistration, OwnRegistrations } from '../../model/own-registration.js';
import { AnswersEdit } from './answers-edit.js';

/** The state of the page. `ended` is a link that no longer works. */
export type Screen = 'loading' | 'ask' | 'ended' | 'open';

/** Something that was done or went wrong, said at the head of the page. */
export type Notice = 'saved' | 'cancelled' | 'lapsed' | 'tooLate' | 'sessionEnded';

/** A question that is asked before a registration is given up. */
export type Question = 'cancel' | 'decline';

export interface ControllerOptions {
  readonly language: string;
  readonly token: string;
  readonly clientWith: (key?: string) => RegistrationsClient;
  readonly draw: () => void;
  readonly find: (selector: string) => HTMLElement | null;
}

/**
 * One's own registrations from a mailed link on. Sends nothing that changes anything before a button is pressed. The token of the
 * session is kept in memory only.
 */
export class OwnRegistrationsController implements ReactiveControllerHost {
  readonly #options: ControllerOptions;
  #client: RegistrationsClient;
  #isDrawing: Promise<boolean> | undefined;

  screen: Screen = 'loading';
  notice: Notice | undefined;
  /** A failure that the visitor can only try again after. */
  failure: unknown;
  isBusy = false;
  data: OwnRegistrations | undefined;
  /** The form that the answers belong to, in the language of the page. */
  form: Form = { sections: [], fields: [] };
  /** The registration whose answers are being corrected. */
  edit: AnswersEdit | undefined;
  /** The registration that a question is asked about. */
  question: { readonly id: string; readonly kind: Question } | undefined;

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#client = options.clientWith();
  }

  addController(_: ReactiveController): void {}
  removeController(_: ReactiveController): void {}

  requestUpdate(): void {
    this.#isDrawing ??= Promise.resolve().then(() => {
      this.#isDrawing = undefined;
      this.#options.draw();
      this.edit?.onRender(this.#options.find('form') as HTMLFormElement | null);
      return true;
    });
  }

  get updateComplete(): Promise<boolean> {
    return this.#isDrawing ?? Promise.resolve(true);
  }

  /** Puts the visitor at an element, once it is drawn. */
  async focus(...selectors: readonly string[]): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    for (const selector of selectors) {
      const element = this.#options.find(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }

  /** Asks which form the link is about; uses nothing up. */
  readonly readLink = (): Promise<void> =>
    this.#try(async () => {
      await this.#client.readRegistrationLink({ body: { token: this.#options.token } });
      this.screen = 'ask';
    });

  /** The button under the link: a session, and what it opens. */
  readonly open = (): Promise<void> =>
    this.#try(async () => {
      const { data } = await this.#client.openRegistrationSession({ body: { token: this.#options.token } });
      this.#client = this.#options.clientWith(data.token);
      this.notice = undefined;
      await this.#read();
      await this.focus('h2');
    });

  async #read(): Promise<void> {
    const { data } = await this.#client.readRegistrations();
    this.data = data;
    this.form = formOf(data.form.columns, data.form.layout, this.#options.language);
    this.screen = 'open';
  }

  readonly beginEdit = (registration: OwnRegistration): void => {
    this.#leave();
    this.edit = new AnswersEdit(this, {
      registration,
      form: this.form,
      data: this.data!,
      save: async (body) => {
        const { id: registration_id } = registration;
        try {
          if (Object.keys(body).length) await this.#client.updateRegistration({ registration_id, body });
        } catch (error) {
          if (isApiError(error) && error.status === 401) await this.#onRefused(error);
          throw error;
        }
      },
      onSaved: () => void this.#onSaved(registration.id),
      onInvalid: () => void this.focus('[part=summary]', '.failure'),
    });
    void this.focus('form input, form select, form textarea');
  };

  readonly endEdit = (): void => {
    const id = this.edit?.registration.id;
    this.edit = undefined;
    void this.focus(`[data-change="${id}"]`, 'h2');
  };

  async #onSaved(id: string): Promise<void> {
    this.edit = undefined;
    await this.#try(async () => {
      await this.#read();
      this.notice = 'saved';
      await this.focus(`[data-change="${id}"]`, '.said');
    });
  }

  readonly ask = (id: string, kind: Question): void => {
    this.#leave();
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
    this.#try(async () => {
      const { id: registration_id, kind } = this.question!;
      if (kind === 'decline') await this.#client.answerOffer({ registration_id, body: { accept: false } });
      else await this.#client.cancelRegistration({ registration_id });
      this.question = undefined;
      await this.#read();
      this.notice = 'cancelled';
      await this.focus('.said');
    });

  /** Accepts an offered place, and goes on to the page of the registration that comes of it. */
  readonly accept = (registration_id: string): Promise<void> =>
    this.#try(async () => {
      this.#leave();
      const { data } = await this.#client.answerOffer({ registration_id, body: { accept: true } });
      if (data.url) location.assign(data.url);
    });

  #leave(): void {
    this.notice = this.failure = this.question = this.edit = undefined;
  }

  /** Does one thing at a time. Errors are shown, and typed text is kept. */
  async #try(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    this.requestUpdate();
    try {
      await action();
    } catch (error) {
      await this.#onRefused(error).catch((next: unknown) => void (this.failure = next));
    }
    this.isBusy = false;
    this.requestUpdate();
    if (this.failure) await this.focus('.failure');
  }

  async #onRefused(error: unknown): Promise<void> {
    const status = isApiError(error) ? error.status : 0;
    if (status === 401) {
      this.#client = this.#options.clientWith();
      this.data = undefined;
      this.#leave();
      this.notice = 'sessionEnded';
      this.screen = 'ask';
      await this.focus('.said');
    } else if (status === 404 && this.screen !== 'open') {
      this.screen = 'ended';
      await this.focus('.said');
    } else if (status === 404 || status === 403 || status === 409) {
      // somebody else was faster, or the club has changed it meanwhile
      this.#leave();
      await this.#read();
      this.notice = status === 409 ? 'lapsed' : 'tooLate';
      await this.focus('.said');
    } else this.failure = error;
  }
}
