/** The days that a form is checked by, `YYYY-MM-DD`. */
export interface Days {
  /** The day that it is at the club: nobody is born after it. */
  readonly today: string;
  /** The day on which ages count: the first of the event; of a form without an event, today. */
  readonly firstDay: string;
}

/** The days that a form is checked by when it is this day at the club. */
export const daysOf = (event: { start_date: string } | null, today: string): Days => ({
  today,
  firstDay: event?.start_date ?? today,
});
