import type { DeskFeeRow } from '../../../model/desk-money.js';
import { textSearch } from '../row-index.js';
import { sortRows } from '../sort-rows.js';
import type { IndexedFee } from './fee-loader.js';

/** Fees that are drawn at first, and that each further step draws. */
const DRAWN_FEES = 60;

/** Fees that can be marked at once: the most that one request takes. */
export const MAX_SELECTED_FEES = 500;

export interface FeeViewOptions {
  /** The fees that are loaded. */
  readonly fees: () => readonly IndexedFee[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly onChange: () => void;
}

/** Search and selection of fees. */
export class FeeView {
  readonly #options: FeeViewOptions;
  readonly #selected = new Set<string>();
  #generation = 0;

  query = '';
  /** Whether paid fees are shown; open ones otherwise. */
  isPaid = false;
  /** All that match, by name; selected ones stay, so that nobody marks a fee that is out of sight. */
  fees: readonly DeskFeeRow[] = [];
  /** How many of them are drawn. */
  drawnCount = DRAWN_FEES;
  /** Open or paid fees that are loaded, whatever is looked for. */
  totalCount = 0;

  constructor(options: FeeViewOptions) {
    this.#options = options;
  }

  get selected(): DeskFeeRow[] {
    return this.fees.filter(({ fee_id }) => this.#selected.has(fee_id));
  }

  get isSelectionFull(): boolean {
    return this.#selected.size >= MAX_SELECTED_FEES;
  }

  isSelected({ fee_id }: DeskFeeRow): boolean {
    return this.#selected.has(fee_id);
  }

  /** Finds and sorts anew. */
  async update(): Promise<void> {
    const generation = ++this.#generation;
    const { fees, language, onChange } = this.#options;
    const ofKind = fees().filter(({ fee }) => (fee.paid_on !== null) === this.isPaid);
    const matches = textSearch(this.query);
    const sorted = await sortRows(
      ofKind.filter(({ fee, text }) => this.isSelected(fee) || matches(text)),
      {
        keyOf: ({ fee }) => fee.person_name || undefined,
        isDescending: false,
        language,
        isObsolete: () => generation !== this.#generation,
      },
    );
    if (!sorted || generation !== this.#generation) return;
    this.fees = sorted.map(({ fee }) => fee);
    this.totalCount = ofKind.length;
    onChange();
  }

  readonly search = (query: string): Promise<void> => {
    this.query = query;
    this.drawnCount = DRAWN_FEES;
    return this.update();
  };

  /** Shows paid fees, or open ones; nothing is selected then. */
  readonly show = (isPaid: boolean): Promise<void> => {
    this.isPaid = isPaid;
    this.#selected.clear();
    return this.search(this.query);
  };

  readonly showMore = (): void => {
    this.drawnCount += DRAWN_FEES;
    this.#options.onChange();
  };

  readonly select = ({ fee_id }: DeskFeeRow, isSelected: boolean): void => {
    if (!isSelected) this.#selected.delete(fee_id);
    else if (!this.isSelectionFull) this.#selected.add(fee_id);
    this.#options.onChange();
  };

  /** Selects all that match, as many as can be marked at once; or none. */
  readonly selectAll = (isSelected: boolean): void => {
    this.#selected.clear();
    if (isSelected) for (const { fee_id } of this.fees.slice(0, MAX_SELECTED_FEES)) this.#selected.add(fee_id);
    void this.update();
    this.#options.onChange();
  };

  /** Selects the fees that match and whose day has come by `today`, as many as can be marked at once; those without a day are due at once. */
  readonly selectDue = (today: string): void => {
    this.#selected.clear();
    const due = this.fees.filter(({ due_on }) => due_on === null || due_on <= today);
    for (const { fee_id } of due.slice(0, MAX_SELECTED_FEES)) this.#selected.add(fee_id);
    void this.update();
    this.#options.onChange();
  };

  /** Throws away all fees; what was typed stays. */
  clear(): void {
    this.#generation++;
    this.#selected.clear();
    this.fees = [];
    this.totalCount = 0;
    this.drawnCount = DRAWN_FEES;
  }
}
