import { yieldIfLong } from '../../browser/scheduler.js';

/** A key to sort by; undefined keys come last in either direction. */
export type SortKey = string | number | undefined;

export interface SortOptions<Row> {
  readonly keyOf: (row: Row) => SortKey;
  readonly isDescending: boolean;
  /** A BCP 47 tag. */
  readonly language: string;
  /** True once the result is not needed any more. */
  readonly isObsolete?: () => boolean;
}

/** Rows that are sorted in one go: a few milliseconds on a phone. */
const RUN_LENGTH = 256;

interface Keyed<Row> {
  readonly row: Row;
  readonly key: SortKey;
}

type Compare<Row> = (a: Keyed<Row>, b: Keyed<Row>) => number;

function comparison<Row>({ isDescending, language }: SortOptions<Row>): Compare<Row> {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = isDescending ? -1 : 1;
  return ({ key: a }, { key: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compare(String(a), String(b));
  };
}

/** Merges two sorted runs; of equal rows those of the first come first. */
function merge<Row>(first: readonly Keyed<Row>[], second: readonly Keyed<Row>[], compare: Compare<Row>): Keyed<Row>[] {
  const merged: Keyed<Row>[] = [];
  let [i, j] = [0, 0];
  while (i < first.length && j < second.length)
    merged.push(compare(second[j]!, first[i]!) < 0 ? second[j++]! : first[i++]!);
  return [...merged, ...first.slice(i), ...second.slice(j)];
}

/**
 * Sorts rows in short steps, so that typing and scrolling go on meanwhile. Stable: equal rows keep their order. Resolves with
 * undefined once the result is obsolete.
 */
export async function sortRows<Row>(rows: readonly Row[], options: SortOptions<Row>): Promise<Row[] | undefined> {
  const compare = comparison(options);
  let runs: Keyed<Row>[][] = [];
  for (let start = 0; start < rows.length; start += RUN_LENGTH) {
    const run = rows.slice(start, start + RUN_LENGTH).map((row) => ({ row, key: options.keyOf(row) }));
    runs.push(run.sort(compare));
    await yieldIfLong();
    if (options.isObsolete?.()) return undefined;
  }
  while (runs.length > 1) {
    const merged: Keyed<Row>[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(merge(runs[at]!, runs[at + 1] ?? [], compare));
      await yieldIfLong();
      if (options.isObsolete?.()) return undefined;
    }
    runs = merged;
  }
  return (runs[0] ?? []).map(({ row }) => row);
}
