/** Of non-profit status (specification.md: POST /fees, `attached_expense.sphere`). */
export type Sphere = 'purpose' | 'ideal' | 'business' | 'assets';

/** What an amount is booked on once it is paid. */
export interface AttachedExpense {
  costunit_name?: string | null;
  /** A category of that cost unit. */
  category_name?: string | null;
  sphere?: Sphere | null;
}

/** What POST /fees takes for each fee: the person by exactly one of the two identifiers. */
export interface FeeInput {
  /** Cents, positive. */
  amount: number;
  description: string;
  person_id?: string;
  person_external_id?: string;
  /** The list in which the person is looked for, by its id or `member`. Default: the member list first, then all others. */
  list_id?: string | null;
  attached_expense?: AttachedExpense | null;
  /** The day by which it is to be paid, `YYYY-MM-DD`. */
  due_at?: string | null;
}

/** An amount that a person owes (specification.md: Fee). */
export interface Fee {
  id: string;
  /** Made by the service, unique in the workspace: what a transfer names. */
  reference: string;
  /** Cents. */
  amount: number;
  description: string;
  person_name: string;
  person_id: string;
}

/** What fees are booked on. New fees may not name an archived one. */
export interface CostUnit {
  name: string;
  archived: boolean;
  categories: string[];
}
