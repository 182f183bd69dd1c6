import type { DeskList, DeskRow } from '../../model/desk.js';
import { loadColumns, saveColumns } from './column-choice.js';
import {
  defaultColumns,
  nameKeyOf,
  POSITION_COLUMN,
  sortKeyOf,
  tableColumns,
  type TableColumn,
} from './desk-columns.js';
import { filterRows, type IndexedRow } from './row-index.js';
import { sortRows } from './sort-rows.js';

/** Rows that are drawn at first, and that each further step draws. */
const DRAWN_ROWS = 60;

/** The id of the column with the name, which is always shown. */
export const NAME_COLUMN = '@name';

export interface ListViewOptions {
  readonly list: DeskList;
  /** The registrations that are loaded. */
  readonly rows: () => readonly IndexedRow[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly onChange: () => void;
}

/** The search, order and columns of a list. */
export class ListView {
  readonly #options: ListViewOptions;
  #chosen: string[] | undefined;
  #generation = 0;

  query = '';
  /** Only registrations in this state; empty for all. */
  state = '';
  sortedBy = NAME_COLUMN;
  isDescending = false;
  /** All that match, in order. */
  rows: readonly DeskRow[] = [];
  /** How many of them are drawn. */
  drawnCount = DRAWN_ROWS;
  columns: readonly TableColumn[] = [];

  constructor(options: ListViewOptions) {
    this.#options = options;
    this.#chosen = loadColumns(options.list.list_id);
    const { counts } = options.list;
    // a waiting list is opened in its order
    if (counts.waiting && !counts.registered) this.sortedBy = POSITION_COLUMN;
  }

  get shownColumns(): TableColumn[] {
    const ids = this.#chosen ?? defaultColumns(this.columns);
    return this.columns.filter(({ id }) => ids.includes(id));
  }

  /** Finds and sorts anew. While a sort is under way, the rows before it stay. */
  async update(): Promise<void> {
    const generation = ++this.#generation;
    const { list, language, onChange } = this.#options;
    const all = this.#options.rows();
    this.columns = tableColumns(
      list,
      all.map(({ row }) => row),
    );
    const matching = filterRows(all, this);
    const column = this.columns.find(({ id }) => id === this.sortedBy);
    const keyOf = ({ row }: IndexedRow) => (column ? sortKeyOf(column, row) : nameKeyOf(row));
    const isObsolete = () => generation !== this.#generation;
    const sorted = await sortRows(matching, { keyOf, isDescending: this.isDescending, language, isObsolete });
    if (!sorted) return;
    this.rows = sorted.map(({ row }) => row);
    onChange();
  }

  /** Begins at the top again with other rows. */
  #restart(): Promise<void> {
    this.drawnCount = DRAWN_ROWS;
    return this.update();
  }

  readonly search = (query: string): Promise<void> => {
    this.query = query;
    return this.#restart();
  };

  /** Shows one state only; a waiting list in its order, unless another was chosen. */
  readonly filter = (state: string): Promise<void> => {
    this.state = state;
    if (state === 'waiting' && this.sortedBy === NAME_COLUMN) this.sortedBy = POSITION_COLUMN;
    return this.#restart();
  };

  /** Shows everything again. */
  readonly clear = (): Promise<void> => {
    this.query = this.state = '';
    return this.#restart();
  };

  /** Sorts by a column; once more by the same one turns the order around. */
  readonly sort = (id: string): Promise<void> => {
    this.isDescending = id === this.sortedBy && !this.isDescending;
    this.sortedBy = id;
    return this.#restart();
  };

  readonly showMore = (): void => {
    this.drawnCount += DRAWN_ROWS;
    this.#options.onChange();
  };

  /** Shows or hides a column, also the next time. */
  readonly toggleColumn = (id: string): void => {
    const ids = this.shownColumns.map((column) => column.id);
    this.#chosen = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    saveColumns(this.#options.list.list_id, this.#chosen);
    this.#options.onChange();
  };
}
