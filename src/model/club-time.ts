/**
 * The server's time, and the day that it is at the club then. Told with every form, list and session: nobody computes the day
 * from a visitor's clock or from UTC.
 */
export interface ClubTime {
  /** The server's clock, RFC 3339. */
  now: string;
  /** The day that it is at the club, `YYYY-MM-DD`: ages count on it. */
  today: string;
  /** IANA name of the zone that the club's clocks are in. */
  time_zone: string;
}
