import type { Data } from './envelope.js';
import type { Fee } from './fee.js';
import type { Person } from './person.js';

/** The last change of a person of a list. Of a deleted person nothing is left but the id. */
export type PersonChange<Row = Person> = {
  id: string;
  /** RFC 3339 in UTC. */
  changed_at: string;
} & ({ change: 'changed'; person: Row } | { change: 'deleted'; person?: never });

/** The amount of a paid fee that a club owes back, because its registration costs less by now. */
export interface FeeCredit {
  /** Cents. */
  amount: number;
  /** RFC 3339 in UTC. */
  created_at: string;
  /** The day on which it was paid back, `YYYY-MM-DD`; null while it is owed. */
  refunded_at: string | null;
}

/** A fee with what has become of it. Days are those of the club, `YYYY-MM-DD`. */
export interface FeeRecord extends Fee {
  /** RFC 3339 in UTC. */
  created_at: string;
  due_at: string | null;
  /** Null while it is open. */
  paid_at: string | null;
  credits: FeeCredit[];
}

/** The last change of a fee. It is withdrawn when nothing is owed any more, or its person was deleted. */
export type FeeChange = {
  id: string;
  /** RFC 3339 in UTC. */
  changed_at: string;
} & ({ change: 'changed'; fee: FeeRecord } | { change: 'withdrawn'; fee?: never });

/** Changes in the order in which they happened. */
export interface ChangePage<Row> extends Data<Row[]> {
  meta: {
    /** For the next request, now or later: never null. */
    next_cursor: string;
    /** Whether there is more to read now. */
    has_more: boolean;
  };
}
