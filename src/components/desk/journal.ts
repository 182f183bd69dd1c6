import type { DeskClient } from '../../api/desk-client.js';
import type { DeskJournalEntry } from '../../model/desk.js';

/** Entries of one request. */
const PAGE_ENTRIES = 50;

/** The page that shows it. */
interface JournalHost {
  readonly session: { readonly client: DeskClient };
  requestUpdate(): void;
}

/** The journal as it is shown: the entries that are loaded, and the list they are about. */
export class Journal {
  readonly #host: JournalHost;
  #cursor: string | undefined;
  /** Counts loads: an answer for another list is thrown away. */
  #generation = 0;

  /** Entries of this list only; empty for all. */
  list_id = '';
  entries: readonly DeskJournalEntry[] = [];
  isLoading = false;
  hasMore = false;
  error: unknown;

  constructor(host: JournalHost) {
    this.#host = host;
  }

  /** Loads it as it stands now. */
  readonly load = (): Promise<void> => {
    this.clear();
    return this.more();
  };

  readonly filter = (list_id: string): Promise<void> => {
    this.list_id = list_id;
    return this.load();
  };

  /** Loads the next page. Never rejects: see `error`. */
  readonly more = async (): Promise<void> => {
    const generation = ++this.#generation;
    this.isLoading = true;
    this.error = undefined;
    this.#host.requestUpdate();
    const { list_id } = this;
    const query = {
      per_page: String(PAGE_ENTRIES),
      ...(list_id ? { list_id } : {}),
      ...(this.#cursor === undefined ? {} : { cursor: this.#cursor }),
    };
    try {
      const { data, next_cursor } = await this.#host.session.client.readJournal({ query });
      if (generation !== this.#generation) return;
      this.entries = [...this.entries, ...data];
      this.#cursor = next_cursor ?? undefined;
      this.hasMore = next_cursor !== null;
    } catch (error) {
      if (generation !== this.#generation) return;
      this.error = error;
    }
    this.isLoading = false;
    this.#host.requestUpdate();
  };

  /** Throws away what is loaded. */
  clear(): void {
    this.#generation++;
    this.entries = [];
    this.#cursor = undefined;
    this.hasMore = this.isLoading = false;
    this.error = undefined;
  }
}
