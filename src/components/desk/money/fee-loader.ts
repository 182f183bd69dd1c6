import type { DeskClient } from '../../../api/desk-client.js';
import { yieldIfLong } from '../../../browser/scheduler.js';
import type { DeskFeeRow } from '../../../model/desk-money.js';
import { foldText } from '../row-index.js';

/** The first page is small, so that the first fees come soon. */
const FIRST_PAGE_FEES = 50;
const PAGE_FEES = 500;

/** A fee with its text as searches compare it. */
export interface IndexedFee {
  readonly fee: DeskFeeRow;
  /** Name, purpose and reference, folded; the reference also without its spaces. */
  readonly text: string;
}

const indexFee = (fee: DeskFeeRow): IndexedFee => {
  const { person_name, description, reference } = fee;
  return { fee, text: foldText([person_name, description, reference, reference.replace(/\s/g, '')].join('\n')) };
};

/** The fees of one list, or of all, which are loaded page by page in the background. */
export class FeeLoader {
  readonly #client: () => DeskClient;
  readonly #onChange: () => void;
  #list_id = '';
  #cursor: string | undefined;
  /** Counts restarts: an answer for another list is thrown away. */
  #generation = 0;

  fees: readonly IndexedFee[] = [];
  isComplete = false;
  isLoading = false;
  /** Why the next page did not come. */
  error: unknown;

  constructor(client: () => DeskClient, onChange: () => void) {
    this.#client = client;
    this.#onChange = onChange;
  }

  /** Throws away what is loaded. */
  clear(): void {
    this.#generation++;
    this.fees = [];
    this.#cursor = undefined;
    this.isComplete = this.isLoading = false;
    this.error = undefined;
  }

  /** Loads the fees of a list as they stand now; of all for an empty `list_id`. Never rejects: see `error`. */
  restart(list_id: string): Promise<void> {
    this.clear();
    this.#list_id = list_id;
    return this.load();
  }

  /** Loads all pages that are missing. Never rejects: see `error`. */
  async load(): Promise<void> {
    if (this.isLoading || this.isComplete) return;
    const generation = this.#generation;
    const isObsolete = () => generation !== this.#generation;
    this.isLoading = true;
    this.error = undefined;
    this.#onChange();
    try {
      while (!this.isComplete && !isObsolete()) await this.#loadPage(isObsolete);
    } catch (error) {
      if (!isObsolete()) this.error = error;
    }
    if (isObsolete()) return;
    this.isLoading = false;
    this.#onChange();
  }

  async #loadPage(isObsolete: () => boolean): Promise<void> {
    const per_page = String(this.fees.length ? PAGE_FEES : FIRST_PAGE_FEES);
    const list_id = this.#list_id || undefined;
    const { data, next_cursor } = await this.#client().listDeskFees({
      query: { list_id, cursor: this.#cursor, per_page },
    });
    const indexed: IndexedFee[] = [];
    for (const fee of data) {
      indexed.push(indexFee(fee));
      await yieldIfLong();
    }
    if (isObsolete()) return;
    this.fees = [...this.fees, ...indexed];
    this.#cursor = next_cursor ?? undefined;
    this.isComplete = next_cursor === null;
    this.#onChange();
  }

  /** Puts fees in the place of their earlier state. */
  replace(fees: readonly DeskFeeRow[]): void {
    const changed = new Map(fees.map((fee) => [fee.fee_id, fee]));
    this.fees = this.fees.map((indexed) => {
      const fee = changed.get(indexed.fee.fee_id);
      return fee ? indexFee(fee) : indexed;
    });
    this.#onChange();
  }
}
