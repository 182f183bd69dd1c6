import type { DeskRow } from './desk.js';

/** At most so many pairs are answered at once. */
export const MAX_DUPLICATES = 100;

/** Two persons of a list who are probably the same. */
export interface DeskDuplicate {
  /** The one who was registered first comes first. */
  persons: [DeskRow, DeskRow];
  /** The facts that they share beside the name. */
  shared: 'birthdate' | 'email';
  /** The only one who can be kept: the other has less than a place, or nothing that was paid. Null if either can. */
  must_keep: string | null;
  /** Both have paid: they cannot be merged. */
  both_paid: boolean;
}

export interface DeskDuplicates {
  pairs: DeskDuplicate[];
  /** Columns whose answers stay as they are: consents. */
  fixed_columns: string[];
  /** All pairs, also those that were left out. */
  count: number;
}

/** Merges two persons. */
export interface DuplicateMerge {
  keep: string;
  /** Is removed from the list. */
  remove: string;
  /** The columns, by their dotted names, whose answers are taken from the one who is removed. */
  take?: string[];
}

/** Two persons who are not the same. */
export interface DistinctPersons {
  person_ids: string[];
}
