import type { PublicEvent } from '../../model/club-event.js';

/** The number of rows for events in a week; the last one holds the number of further events where there are more. */
export const MAX_LANES = 5;

/** The part of an event that lies in one week of a month. */
export interface WeekBar {
  readonly event: PublicEvent;
  /** The row, from 0. */
  readonly lane: number;
  /** The first weekday, from 0. */
  readonly column: number;
  /** The number of days. */
  readonly dayCount: number;
  /** Whether the event begins before, or ends after the days of this week in this month. */
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
}

/** The events of one week. */
export interface WeekLayout {
  readonly bars: readonly WeekBar[];
  /** The number of events without a bar, for each weekday. */
  readonly hiddenCounts: readonly number[];
}

/** Long events that began first stand first, so that the bars of an event keep their row. */
const compareBars = ({ event: first, ...a }: Omit<WeekBar, 'lane'>, { event: second, ...b }: Omit<WeekBar, 'lane'>) =>
  a.column - b.column ||
  b.dayCount - a.dayCount ||
  (first.start_date < second.start_date ? -1 : first.start_date > second.start_date ? 1 : 0) ||
  first.title.localeCompare(second.title);

/** The days of an event in a week; undefined if it has none there. */
function barOf(event: PublicEvent, days: readonly (string | undefined)[]): Omit<WeekBar, 'lane'> | undefined {
  const { start_date, end_date } = event;
  const columns = days.flatMap((day, column) => (day && day >= start_date && day <= end_date ? [column] : []));
  if (!columns.length) return undefined;
  const [column, last] = [columns[0]!, columns.at(-1)!];
  return {
    event,
    column,
    dayCount: columns.length,
    startsBefore: start_date < days[column]!,
    endsAfter: end_date > days[last]!,
  };
}

const columnsOf = ({ column, dayCount }: Omit<WeekBar, 'lane'>): number[] =>
  [...Array(dayCount).keys()].map((offset) => column + offset);

/**
 * Gives each event of a week one bar across its days, in the first row that is free there. A day with more events than rows has
 * the number of the others in the last row. Days of other months are undefined.
 */
export function layOutWeek(events: readonly PublicEvent[], days: readonly (string | undefined)[]): WeekLayout {
  const parts = events.flatMap((event) => barOf(event, days) ?? []).sort(compareBars);
  const occupied = [...Array(MAX_LANES).keys()].map(() => new Set<number>());
  const hiddenCounts = days.map(() => 0);
  const hide = (columns: readonly number[]) => columns.forEach((column) => (hiddenCounts[column]! += 1));
  let bars: WeekBar[] = [];
  for (const part of parts) {
    const columns = columnsOf(part);
    const lane = occupied.findIndex((lanes) => columns.every((column) => !lanes.has(column)));
    if (lane < 0) hide(columns);
    else {
      columns.forEach((column) => occupied[lane]!.add(column));
      bars.push({ ...part, lane });
    }
  }
  // the last row has either a bar or a number
  const isCovered = (bar: WeekBar) =>
    bar.lane === MAX_LANES - 1 && columnsOf(bar).some((column) => hiddenCounts[column]);
  for (let bar = bars.find(isCovered); bar; bar = bars.find(isCovered)) {
    const covered = bar;
    hide(columnsOf(covered));
    bars = bars.filter((other) => other !== covered);
  }
  return { bars, hiddenCounts };
}
