/** A fee as the desk shows it. Cents; days are those of the club, `YYYY-MM-DD`. */
export interface DeskFeeRow {
  fee_id: string;
  reference: string;
  amount: number;
  description: string;
  person_id: string;
  person_name: string;
  list_id: string;
  /** Null for none. */
  cost_unit: string | null;
  open_since: string;
  due_on: string | null;
  /** Null while it is open. */
  paid_on: string | null;
  /** The day on which its person was last reminded of a fee; null if never, or more than a year ago. */
  reminded_on: string | null;
  /** Whether that reminder reached nobody: its mail was refused for good, or given up after days of tries, in the last 30 days. */
  reminder_undelivered: boolean;
}

/** Days after a reminder in which its person is not reminded again, unless that is asked for. */
export const REMINDER_PAUSE_DAYS = 7;

/** Open fees whose persons are to be reminded. */
export interface ReminderSelection {
  fee_ids: string[];
  /** Also those who were reminded within `REMINDER_PAUSE_DAYS`. */
  repeat?: boolean;
}

/** A preview of a reminder. Nothing is sent. */
export interface ReminderPreview {
  /** One for each list and address. */
  mails: number;
  /** Open fees whose persons would not be mailed, since they were reminded within `REMINDER_PAUSE_DAYS`. */
  recent: number;
  /** Persons who cannot be mailed: without a confirmed address, or no longer registered. */
  without_address: number;
  /** The first mail; null without any. */
  example: { subject: string; text: string } | null;
}

export interface NewReminder extends ReminderSelection {
  /** A random text of the page, so that a reminder that is sent again under it mails nobody twice. */
  message_id: string;
}

/** The sums of one cost unit, in cents. */
export interface DeskCostUnit {
  /** Null for fees without one. */
  cost_unit: string | null;
  open: number;
  paid: number;
}

/** Sums of fees, in cents. */
export interface DeskMoney {
  open: number;
  paid: number;
  /** Paid too much, and not paid back yet. */
  owed_back: number;
  open_count: number;
  paid_count: number;
  /** In the order of their names; fees without one come last. */
  cost_units: DeskCostUnit[];
  /** Whether a hosted service may have more fees than are known here. */
  is_incomplete: boolean;
}

/** Fees that are to be marked. */
export interface FeeSelection {
  fee_ids: string[];
}

/** Fees that were paid on a day of the club, `YYYY-MM-DD`. */
export interface FeesPaid extends FeeSelection {
  day: string;
}
