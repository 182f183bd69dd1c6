import { isApiError } from '../../../api/index.js';
import type { DeskFeeRow, DeskMoney } from '../../../model/desk-money.js';
import { failureOf, type ActionFailure } from '../action-runner.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { FeeLoader } from './fee-loader.js';
import { FeeView } from './fee-view.js';
import { Reminder } from './reminder.js';

/** Fees that were marked last. */
export interface MoneyNotice {
  readonly isPaid: boolean;
  readonly fee_ids: readonly string[];
  /** Their sum in cents. */
  readonly amount: number;
}

/** Why fees were not marked. `day`: there is no day, or it is in the future. */
export type MoneyFailure = ActionFailure | 'day';

export const totalOf = (fees: readonly DeskFeeRow[]): number => fees.reduce((sum, { amount }) => sum + amount, 0);

/** The fees of the organiser's lists: sums, open and paid ones, and marking them. */
export class MoneyScreen {
  readonly #host: DeskScreenHost;
  /** Counts loads: sums of another list are thrown away. */
  #generation = 0;
  readonly loader: FeeLoader;
  readonly view: FeeView;
  readonly reminder: Reminder;

  /** Fees of this list only; empty for all. */
  list_id = '';
  /** The day on which fees are marked as paid, `YYYY-MM-DD`; undefined for today. */
  #day: string | undefined;
  sums: DeskMoney | undefined;
  /** Why the sums did not come. */
  error: unknown;
  isBusy = false;
  failure: MoneyFailure | undefined;
  notice: MoneyNotice | undefined;

  constructor(host: DeskScreenHost) {
    this.#host = host;
    this.loader = new FeeLoader(
      () => host.session.client,
      () => {
        void this.view.update();
        host.requestUpdate();
      },
    );
    this.view = new FeeView({
      fees: () => this.loader.fees,
      language: host.language,
      onChange: () => host.requestUpdate(),
    });
    this.reminder = new Reminder({
      client: () => host.session.client,
      requestUpdate: () => host.requestUpdate(),
      focus: (...selectors) => host.focus(...selectors),
    });
  }

  /** The current day at the club. */
  get today(): string {
    return this.#host.desk?.today ?? '';
  }

  get day(): string {
    return this.#day ?? this.today;
  }

  /** Loads sums and fees as they stand now. Never rejects. */
  readonly load = async (): Promise<void> => {
    this.failure = this.notice = undefined;
    this.reminder.clear();
    await this.#reload();
  };

  async #reload(): Promise<void> {
    this.view.clear();
    this.sums = undefined;
    await Promise.all([this.loader.restart(this.list_id), this.#loadSums()]);
  }

  async #loadSums(): Promise<void> {
    const generation = ++this.#generation;
    this.error = undefined;
    this.#host.requestUpdate();
    try {
      const { data } = await this.#host.session.client.readMoney({ query: { list_id: this.list_id || undefined } });
      if (generation === this.#generation) this.sums = data;
    } catch (error) {
      if (generation === this.#generation) this.error = error;
    }
    this.#host.requestUpdate();
  }

  readonly filter = (list_id: string): Promise<void> => {
    this.list_id = list_id;
    return this.load();
  };

  readonly show = (isPaid: boolean): Promise<void> => {
    this.failure = this.notice = undefined;
    this.reminder.clear();
    return this.view.show(isPaid);
  };

  readonly setDay = (day: string): void => {
    this.#day = day;
    this.failure = undefined;
    this.#host.requestUpdate();
  };

  /** Marks the selected fees as paid on `day`, or as open if paid ones are shown. A second call while one is under way does nothing. */
  readonly mark = async (): Promise<void> => {
    const { selected, isPaid: isPaidShown } = this.view;
    if (this.isBusy || !selected.length) return;
    const isPaid = !isPaidShown;
    this.notice = undefined;
    this.reminder.clear();
    this.failure = isPaid && (!this.day || this.day > this.today) ? 'day' : undefined;
    if (this.failure) return this.#host.focus('#money-day');
    await this.#mark({ isPaid, fee_ids: selected.map(({ fee_id }) => fee_id), amount: totalOf(selected) });
  };

  /** Makes the fees open again that were marked as paid last. */
  readonly undo = async (): Promise<void> => {
    const { notice } = this;
    if (this.isBusy || !notice?.isPaid) return;
    await this.#mark({ ...notice, isPaid: false });
  };

  async #mark(change: MoneyNotice): Promise<void> {
    this.failure = this.notice = undefined;
    this.isBusy = true;
    this.#host.requestUpdate();
    const isMarked = await this.#send(change);
    this.isBusy = false;
    if (isMarked) this.notice = change;
    // others have changed something: what is shown is out of date
    else if (this.failure === 'changed' || this.failure === 'gone') await this.#reload();
    await this.#host.focus('.money-notice', '[part=heading]');
  }

  /** Asks before the selected fees are reminded of. */
  readonly remind = (): Promise<void> => {
    this.failure = this.notice = undefined;
    return this.reminder.open(this.view.selected);
  };

  /** Asks again, with those whose persons were reminded a short time ago. */
  readonly remindAgain = (): Promise<void> => this.reminder.includeRecent(this.view.selected);

  /** Sends the reminder, and loads when fees were last reminded of. */
  readonly sendReminder = async (): Promise<void> => {
    const isSent = await this.reminder.send();
    const { failure } = this.reminder;
    if (isSent || failure === 'changed' || failure === 'gone') await this.#reload();
    await this.#host.focus('.reminder-notice', '[part=heading]');
  };

  /** False if it failed: see `failure`, which is undefined if the session is over. */
  async #send({ fee_ids, isPaid }: MoneyNotice): Promise<boolean> {
    const { client } = this.#host.session;
    try {
      const { data } = isPaid
        ? await client.markFeesPaid({ body: { fee_ids: [...fee_ids], day: this.day } })
        : await client.markFeesOpen({ body: { fee_ids: [...fee_ids] } });
      this.view.selectAll(false);
      this.loader.replace(data);
      void this.#loadSums();
      return true;
    } catch (error) {
      this.failure = isApiError(error) && error.status === 401 ? undefined : failureOf(error);
      return false;
    }
  }

  /** Throws away all fees; what was typed stays. */
  clear(): void {
    this.#generation++;
    this.loader.clear();
    this.view.clear();
    this.sums = undefined;
    this.notice = undefined;
    this.reminder.clear();
  }
}
