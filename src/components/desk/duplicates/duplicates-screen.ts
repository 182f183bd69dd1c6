import { isApiError } from '../../../api/index.js';
import { failureOf, type ActionFailure } from '../action-runner.js';
import { nameOf } from '../desk-columns.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { DuplicatePair, type Side } from './pair.js';

/** Why two persons were not merged. `both_paid` and `must_keep`: what was paid, or a place, would be lost. */
export type MergeFailure = ActionFailure | 'both_paid' | 'must_keep';

export interface MergeNotice {
  readonly outcome: 'merged' | 'distinct' | 'changed';
  readonly name: string;
}

function mergeFailureOf(error: unknown): MergeFailure {
  const codes = isApiError(error) ? error.issues.map(({ code }) => code) : [];
  if (codes.includes('both_paid')) return 'both_paid';
  return codes.includes('other_paid') || codes.includes('other_counts') ? 'must_keep' : failureOf(error);
}

/** Persons who are probably twice in the list, pair by pair. */
export class DuplicatesScreen {
  readonly #host: DeskScreenHost;
  #list_id = '';
  /** Counts loads: an answer for another list is thrown away. */
  #generation = 0;
  pairs: readonly DuplicatePair[] | undefined;
  /** Also those that were left out. */
  count = 0;
  /** Why they did not come. */
  error: unknown;
  /** The pair whose question is open. */
  questioned: DuplicatePair | undefined;
  isBusy = false;
  failure: MergeFailure | undefined;
  notice: MergeNotice | undefined;

  constructor(host: DeskScreenHost) {
    this.#host = host;
  }

  readonly open = (): void => {
    const { list } = this.#host;
    if (!list) return;
    if (list.list_id !== this.#list_id) this.clear();
    this.#list_id = list.list_id;
    this.notice = undefined;
    void this.load();
  };

  /** Never rejects: see `error`. */
  readonly load = async (): Promise<void> => {
    const generation = ++this.#generation;
    const { session, list } = this.#host;
    this.error = undefined;
    this.#host.requestUpdate();
    try {
      const { data } = await session.client.listDuplicates({ list_id: this.#list_id });
      if (generation !== this.#generation) return;
      this.pairs = data.pairs.map((one) => new DuplicatePair(one, list?.columns ?? [], data.fixed_columns));
      this.count = data.count;
    } catch (error) {
      if (generation === this.#generation) this.error = error;
    }
    this.#host.requestUpdate();
  };

  readonly keep = (pair: DuplicatePair, side: Side): void => {
    pair.keep = side;
    this.#host.requestUpdate();
  };

  readonly choose = (pair: DuplicatePair, column: DuplicatePair['differing'][number], side: Side): void => {
    pair.choose(column, side);
    this.#host.requestUpdate();
  };

  /** Asks before two are merged. */
  readonly openQuestion = (pair: DuplicatePair): Promise<void> => {
    if (this.isBusy) return Promise.resolve();
    this.questioned = pair;
    this.failure = undefined;
    return this.#host.focus('.question .keep');
  };

  /** Closes the question; nothing is done. */
  readonly close = (): Promise<void> => {
    if (this.isBusy) return Promise.resolve();
    const { id } = this.questioned ?? {};
    this.questioned = this.failure = undefined;
    return this.#host.focus(`[data-merge="${id}"]`, '[part=heading]');
  };

  readonly merge = (pair: DuplicatePair): Promise<void> =>
    this.#run(pair, 'merged', async () => {
      const { kept, removed, taken } = pair;
      const { client } = this.#host.session;
      const list_id = this.#list_id;
      const body = { keep: kept.person_id, remove: removed.person_id, take: taken };
      await client.mergeDuplicates({ list_id, body });
      // what the list shows of both is out of date
      const current = await client.readDeskRow({ list_id, person_id: kept.person_id }).catch(() => undefined);
      this.#host.open?.replace(removed.person_id, undefined);
      if (current) this.#host.open?.replace(kept.person_id, current.data);
    });

  readonly markDistinct = (pair: DuplicatePair): Promise<void> =>
    this.#run(pair, 'distinct', async () => {
      const person_ids = pair.duplicate.persons.map(({ person_id }) => person_id);
      await this.#host.session.client.markDistinct({ list_id: this.#list_id, body: { person_ids } });
    });

  /** Does one thing at a time. A second call while one is under way does nothing. */
  async #run(pair: DuplicatePair, outcome: MergeNotice['outcome'], work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = this.notice = undefined;
    this.questioned = pair;
    this.#host.requestUpdate();
    const name = nameOf(pair.kept);
    try {
      await work();
      this.notice = { outcome, name };
    } catch (error) {
      this.failure = isApiError(error) && error.status === 401 ? undefined : mergeFailureOf(error);
    }
    this.isBusy = false;
    const isOutdated = this.failure === 'changed' || this.failure === 'gone';
    if (isOutdated) this.notice = { outcome: 'changed', name };
    if (this.notice) {
      this.questioned = this.failure = undefined;
      await this.load();
    }
    await this.#host.focus('.pair-notice', '.pair-failure');
  }

  /** Nobody's data stays once a session has ended. */
  clear(): void {
    this.#generation++;
    this.pairs = this.questioned = this.notice = undefined;
  }
}
