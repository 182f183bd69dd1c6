import type { Flag } from './flag.js';

/** Tables of the order of changes. Times are milliseconds since 1970. */
export interface ChangeTables {
  /** The last number that was given in a workspace. Its row is locked until the changes are committed. */
  change_counter: { workspace_id: string; sequence: number };
  /** The last change of each listed person and each fee. Rows of deleted ones hold no more than an id, and are deleted later. */
  latest_change: {
    workspace_id: string;
    sequence: number;
    subject: 'person' | 'fee';
    /** Of the person; for a fee, of the person who owes it. */
    list_id: string;
    subject_id: string;
    changed_at: number;
    deleted: Flag;
  };
}
