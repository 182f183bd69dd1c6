/** When data of an event is deleted: days after its last day, by the club's calendar. */
export interface EventDeletion {
  /** Its persons; null: never. */
  readonly persons: number | null;
  /** Single answers of its persons, by the name of the field. */
  readonly answers: Readonly<Record<string, number>>;
}

const DAY_MS = 24 * 3600_000;

/** True from the beginning of the day that is so many days after the last one. Days are `YYYY-MM-DD`. */
export const isDueAfter = (last_day: string, days: number, today: string): boolean =>
  Date.parse(today) >= Date.parse(last_day) + days * DAY_MS;
