import { isApiError } from '../../../api/index.js';
import type { DeskClient } from '../../../api/desk-client.js';
import type { DeskFeeRow, ReminderPreview } from '../../../model/desk-money.js';
import { newIdempotencyKey } from '../../../state/index.js';
import { failureOf, type ActionFailure } from '../action-runner.js';

export interface ReminderOptions {
  readonly client: () => DeskClient;
  readonly requestUpdate: () => void;
  /** Draws, and moves the focus to the first of these elements that exists. */
  readonly focus: (...selectors: readonly string[]) => Promise<void>;
}

/** A reminder of selected fees: its preview, the question before it is sent, and its outcome. */
export class Reminder {
  readonly #options: ReminderOptions;
  #fee_ids: string[] = [];
  #repeat = false;
  /** The same for each try, so that it is sent once. */
  #message_id = '';

  preview: ReminderPreview | undefined;
  isBusy = false;
  failure: ActionFailure | undefined;
  /** The number of mails that were just sent. */
  sentCount: number | undefined;

  constructor(options: ReminderOptions) {
    this.#options = options;
  }

  /** Asks before fees are reminded of; with `repeat`, also those that were a short time ago. Never rejects. */
  readonly open = async (fees: readonly DeskFeeRow[], repeat = false): Promise<void> => {
    if (this.isBusy) return;
    this.clear();
    this.#fee_ids = fees.map(({ fee_id }) => fee_id);
    this.#repeat = repeat;
    this.#message_id = newIdempotencyKey();
    await this.#run(async () => {
      this.preview = (await this.#options.client().previewReminder({ body: this.#selection })).data;
    });
    await this.#options.focus('.reminder', '.reminder-notice');
  };

  /** Asks again, with those that are left out. */
  readonly includeRecent = (fees: readonly DeskFeeRow[]): Promise<void> => this.open(fees, true);

  get #selection() {
    return { fee_ids: this.#fee_ids, ...(this.#repeat ? { repeat: true } : {}) };
  }

  /** Sends it. A second call while one is under way does nothing. Resolves to whether it was sent. */
  readonly send = async (): Promise<boolean> => {
    if (this.isBusy || !this.preview?.mails) return false;
    const body = { ...this.#selection, message_id: this.#message_id };
    const isSent = await this.#run(async () => {
      this.sentCount = (await this.#options.client().remindOfFees({ body })).data.mails;
    });
    // after another failure the question stays, for another try
    if (isSent || this.failure === 'changed' || this.failure === 'gone') this.preview = undefined;
    this.#options.requestUpdate();
    return isSent;
  };

  async #run(request: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.failure = undefined;
    this.#options.requestUpdate();
    try {
      await request();
      return true;
    } catch (error) {
      this.failure = isApiError(error) && error.status === 401 ? undefined : failureOf(error);
      return false;
    } finally {
      this.isBusy = false;
      this.#options.requestUpdate();
    }
  }

  /** Closes the question; nothing is sent. */
  readonly close = (): Promise<void> => {
    if (this.isBusy) return Promise.resolve();
    this.clear();
    return this.#options.focus('.remind', '[part=heading]');
  };

  clear(): void {
    this.preview = this.failure = this.sentCount = undefined;
  }
}
