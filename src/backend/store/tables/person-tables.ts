import type { Flag } from './flag.js';

/** Tables of persons, their fees and credits. Times are milliseconds since 1970; JSON is text. */
export interface PersonTables {
  person: {
    workspace_id: string;
    list_id: string;
    /** Time-ordered, internal: rows are stored and paged by it. */
    row_key: string;
    id: string;
    external_id: string | null;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    /** The address in the form that addresses are compared in. */
    email_key: string | null;
    membership_number: string | null;
    /** All other fields, by their name on the wire. */
    data: string;
    /** 0 for a membership application. */
    confirmed: Flag;
    version: number;
    created_at: number;
    changed_at: number;
  };
  fee: {
    workspace_id: string;
    person_id: string;
    row_key: string;
    id: string;
    reference: string;
    amount: number;
    description: string;
    attached_expense: string | null;
    created_at: number;
    /** The day by which it is to be paid, `YYYY-MM-DD`. */
    due_at: string | null;
    /** The day on which it was paid; null while it is open. */
    paid_at: string | null;
    /** Of which registration it is; null for fees that programs created. */
    registration_id: string | null;
  };
  /** An amount that a club owes back: more was paid than is owed. Names nobody once the person is deleted. */
  credit: {
    workspace_id: string;
    id: string;
    person_id: string | null;
    registration_id: string | null;
    /** Of the fee that was paid. */
    reference: string;
    /** Cents. */
    amount: number;
    /** The title of the event. */
    description: string;
    created_at: number;
    /** The day on which it was paid back, `YYYY-MM-DD`; null while it is owed. */
    refunded_at: string | null;
  };
}
