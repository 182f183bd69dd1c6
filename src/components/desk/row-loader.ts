import type { DeskClient } from '../../api/desk-client.js';
import { yieldIfLong } from '../../browser/scheduler.js';
import type { DeskRow } from '../../model/desk.js';
import { indexRow, type IndexedRow } from './row-index.js';

/** The first page is small, so that the first rows of a large list come as fast as those of a small one. */
const FIRST_PAGE_ROWS = 50;
const PAGE_ROWS = 500;

/** The registrations of one list, which are loaded page by page in the background. */
export class RowLoader {
  readonly #list_id: string;
  readonly #client: () => DeskClient;
  readonly #onChange: () => void;
  #cursor: string | undefined;
  #isStopped = false;

  rows: IndexedRow[] = [];
  isComplete = false;
  isLoading = false;
  /** Why the next page did not come. */
  error: unknown;

  constructor(list_id: string, client: () => DeskClient, onChange: () => void) {
    this.#list_id = list_id;
    this.#client = client;
    this.#onChange = onChange;
  }

  /** Ends loading: what is under way is thrown away. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Loads all pages that are missing. Never rejects: see `error`. */
  async load(): Promise<void> {
    if (this.isLoading || this.isComplete || this.#isStopped) return;
    this.isLoading = true;
    this.error = undefined;
    try {
      while (!this.isComplete && !this.#isStopped) await this.#loadPage();
    } catch (error) {
      this.error = error;
    }
    this.isLoading = false;
    this.#notify();
  }

  async #loadPage(): Promise<void> {
    const per_page = this.rows.length ? PAGE_ROWS : FIRST_PAGE_ROWS;
    const { data, next_cursor } = await this.#client().listDeskRows({
      list_id: this.#list_id,
      query: { cursor: this.#cursor, per_page },
    });
    const indexed: IndexedRow[] = [];
    for (const row of data) {
      indexed.push(indexRow(row));
      await yieldIfLong();
    }
    this.rows = [...this.rows, ...indexed];
    this.#cursor = next_cursor ?? undefined;
    this.isComplete = next_cursor === null;
    this.#notify();
  }

  #notify(): void {
    if (!this.#isStopped) this.#onChange();
  }

  /** Replaces a row by its new state, or removes it (undefined). */
  replace(person_id: string, row: DeskRow | undefined): void {
    this.rows = this.rows.flatMap((indexed) =>
      indexed.row.person_id !== person_id ? [indexed] : row ? [indexRow(row)] : [],
    );
    this.#onChange();
  }
}
