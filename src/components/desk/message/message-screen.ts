import { isApiError } from '../../../api/index.js';
import { storage } from '../../../browser/storage.js';
import type { LoggedMessage, MessagePreview, MessageSelection } from '../../../model/desk-message.js';
import type { Issue } from '../../../model/issue.js';
import type { RegistrationState } from '../../../model/own-registration.js';
import { newIdempotencyKey } from '../../../state/index.js';
import { failureOf, type ActionFailure } from '../action-runner.js';
import type { DeskScreenHost } from '../desk-screen.js';

/** The choice of the rows that search and filter show. */
export const SHOWN_ROWS = '@shown';

export type MessagePart = 'subject' | 'text';

const nameOf = (list_id: string): string => `turnout desk message ${list_id}`;

/** A message to a list: its draft, its preview, and earlier messages. The draft stays in this tab until it is sent. */
export class MessageScreen {
  readonly #host: DeskScreenHost;
  #list_id = '';
  /** The same for each try, so that it is sent once. */
  #message_id = newIdempotencyKey();

  draft: Record<MessagePart, string> = { subject: '', text: '' };
  /** A state, the shown rows, or empty for all. */
  recipients = '';
  preview: MessagePreview | undefined;
  isBusy = false;
  issues: readonly Issue[] = [];
  failure: ActionFailure | undefined;
  /** The number of mails of the message that was just sent. */
  sentCount: number | undefined;
  messages: readonly LoggedMessage[] | undefined;
  /** Why the messages before did not come. */
  error: unknown;

  constructor(host: DeskScreenHost) {
    this.#host = host;
  }

  /** Ids of the rows that search and filter of the list show; undefined if they show all. */
  get shownIds(): string[] | undefined {
    const view = this.#host.open?.view;
    return view && (view.query || view.state) ? view.rows.map(({ person_id }) => person_id) : undefined;
  }

  /** Shows the draft for the list of the screen, and loads its messages. */
  readonly open = (): void => {
    const list_id = this.#host.list?.list_id ?? '';
    if (list_id !== this.#list_id) {
      this.#list_id = list_id;
      this.#message_id = newIdempotencyKey();
      this.draft = this.#saved();
      this.recipients = '';
      this.issues = [];
    }
    if (this.recipients === SHOWN_ROWS && !this.shownIds) this.recipients = '';
    this.preview = this.failure = this.sentCount = undefined;
    void this.#loadMessages();
  };

  #saved(): MessageScreen['draft'] {
    try {
      const { subject, text } = JSON.parse(storage()?.getItem(nameOf(this.#list_id)) ?? '{}') as Record<
        string,
        unknown
      >;
      return { subject: typeof subject === 'string' ? subject : '', text: typeof text === 'string' ? text : '' };
    } catch {
      return { subject: '', text: '' };
    }
  }

  #save(): void {
    try {
      storage()?.setItem(nameOf(this.#list_id), JSON.stringify(this.draft));
    } catch {
      // full: it lasts as long as the page
    }
  }

  /** Never rejects: see `error`. */
  async #loadMessages(): Promise<void> {
    const list_id = this.#list_id;
    this.error = undefined;
    try {
      const { data } = await this.#host.session.client.listMessages({ list_id });
      if (list_id === this.#list_id) this.messages = data;
    } catch (error) {
      this.error = error;
    }
    this.#host.requestUpdate();
  }

  readonly type = (part: MessagePart, text: string): void => {
    this.draft[part] = text;
    this.#change();
  };

  readonly choose = (recipients: string): void => {
    this.recipients = recipients;
    this.#change();
  };

  /** A changed message is another one, with a preview of its own. */
  #change(): void {
    this.#message_id = newIdempotencyKey();
    this.preview = this.failure = this.sentCount = undefined;
    this.#save();
    this.#host.requestUpdate();
  }

  issueOf(part: MessagePart): Issue | undefined {
    return this.issues.find(({ field }) => field === part);
  }

  #selection(): MessageSelection {
    if (!this.recipients) return {};
    if (this.recipients === SHOWN_ROWS) return { person_ids: this.shownIds ?? [] };
    return { states: [this.recipients as RegistrationState] };
  }

  /** Asks how many mails it would be, and shows the first of them. */
  readonly openQuestion = async (): Promise<void> => {
    const missing = (['subject', 'text'] as const).filter((part) => !this.draft[part].trim());
    this.issues = missing.map((field) => ({ field, code: 'required' }));
    if (missing.length) return this.#host.focus(`#message-${missing[0]}`);
    await this.#run(async (list_id) => {
      const { data } = await this.#host.session.client.previewMessage({
        list_id,
        body: { ...this.draft, selection: this.#selection() },
      });
      this.preview = data;
    });
    await this.#host.focus('#message-subject[aria-invalid]', '#message-text[aria-invalid]', '.message-notice', '.keep');
  };

  readonly keep = (): Promise<void> => {
    this.preview = undefined;
    return this.#host.focus('#message-text');
  };

  /** Sends it. A second call while one is under way does nothing. */
  readonly send = async (): Promise<void> => {
    if (!this.preview) return;
    await this.#run(async (list_id) => {
      const { data } = await this.#host.session.client.sendMessage({
        list_id,
        body: { ...this.draft, selection: this.#selection(), message_id: this.#message_id },
      });
      this.draft = { subject: '', text: '' };
      this.#change();
      this.sentCount = data.mails;
      void this.#loadMessages();
    });
    await this.#host.focus('.message-notice', '[part=heading]');
  };

  async #run(work: (list_id: string) => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.issues = [];
    this.failure = undefined;
    this.#host.requestUpdate();
    try {
      await work(this.#list_id);
    } catch (error) {
      if (isApiError(error) && error.status === 422 && error.issues.some(({ field }) => field in this.draft))
        this.issues = error.issues;
      // the session is over: what was typed waits until somebody signs in again
      else if (!isApiError(error) || error.status !== 401) this.failure = failureOf(error);
    }
    this.isBusy = false;
  }

  /** Nobody's data stays once a session has ended; what was typed does. */
  clear(): void {
    this.messages = this.preview = undefined;
  }
}
