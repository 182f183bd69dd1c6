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
