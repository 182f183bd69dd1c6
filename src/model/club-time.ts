/**
 * The server's time, and the current day at the club. Part of every form, list and session, so that no client computes the day
 * from its own clock or from UTC.
 */
export interface ClubTime {
  /** The server's clock, RFC 3339. */
  now: string;
  /** The current day at the club, `YYYY-MM-DD`; ages refer to it. */
  today: string;
  /** IANA name of the club's time zone. */
  time_zone: string;
}
