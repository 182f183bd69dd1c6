import type { DeskClient } from '../../api/desk-client.js';
import type { DeskList, DeskRow } from '../../model/desk.js';
import { ListView } from './list-view.js';
import { nameKeyOf } from './desk-columns.js';
import { RowLoader } from './row-loader.js';
import { sortRows } from './sort-rows.js';

/** Rows of the attendance list that are drawn in one step. */
const ATTENDANCE_STEP_ROWS = 250;

/** Whether a person is expected: they have a place, or the list has no places. */
const isExpected = ({ state }: DeskRow): boolean => state === null || state === 'registered' || state === 'accepted';

export interface OpenListOptions {
  readonly list: DeskList;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly client: () => DeskClient;
  readonly onChange: () => void;
}

/** The list that is open: its registrations, and what is looked for among them. */
export class OpenList {
  readonly #options: OpenListOptions;
  #loader: RowLoader;
  #observer: IntersectionObserver | undefined;
  #drawnCount = 0;
  #end: HTMLElement | null = null;
  list: DeskList;
  /** All who are expected, by name; empty until all registrations are loaded. */
  attendance: readonly DeskRow[] = [];
  /** How many of them are drawn: each step of drawing is short. */
  attendanceDrawnCount = 0;
  readonly view: ListView;

  constructor(options: OpenListOptions) {
    this.#options = options;
    this.list = options.list;
    this.#loader = this.#newLoader();
    this.view = new ListView({
      list: options.list,
      language: options.language,
      rows: () => this.#loader.rows,
      onChange: options.onChange,
    });
  }

  get loader(): RowLoader {
    return this.#loader;
  }

  #newLoader(): RowLoader {
    const { list, client, onChange } = this.#options;
    return new RowLoader(list.list_id, client, () => {
      onChange();
      void this.view.update();
      if (this.#loader.isComplete) void this.#updateAttendance();
    });
  }

  async #updateAttendance(): Promise<void> {
    const { language, onChange } = this.#options;
    const { rows } = this.#loader;
    const sorted = await sortRows(
      rows.flatMap(({ row }) => (isExpected(row) ? [row] : [])),
      { keyOf: nameKeyOf, isDescending: false, language, isObsolete: () => rows !== this.#loader.rows },
    );
    if (!sorted) return;
    this.attendance = sorted;
    onChange();
  }

  /** Draws a few more of the attendance list, until all are there. */
  drawAttendance(): void {
    if (this.attendanceDrawnCount >= this.attendance.length) return;
    this.attendanceDrawnCount += ATTENDANCE_STEP_ROWS;
    setTimeout(this.#options.onChange);
  }

  /** Loads what is missing. */
  load(list: DeskList): Promise<void> {
    this.list = list;
    return this.#loader.load();
  }

  readonly retry = (): Promise<void> => this.#loader.load();

  /** Throws all registrations away; what was typed stays. */
  stop(): void {
    this.#loader.stop();
    this.#loader = this.#newLoader();
    this.view.rows = this.attendance = [];
    this.attendanceDrawnCount = 0;
    this.#observer?.disconnect();
    this.#end = null;
  }

  /** Replaces a registration by its new state, or removes it (undefined). */
  replace(person_id: string, row: DeskRow | undefined): void {
    this.#loader.replace(person_id, row);
  }

  /** Draws more once the end of the rows that are drawn comes into view. */
  watchEnd(end: HTMLElement | null): void {
    if (end === this.#end && this.view.drawnCount === this.#drawnCount) return;
    this.#observer?.disconnect();
    this.#end = end;
    this.#drawnCount = this.view.drawnCount;
    if (!end) return;
    this.#observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.view.showMore();
    });
    this.#observer.observe(end);
  }
}
