import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** A person or fee that the changes do not tell of, or a change of one that is not there. */
export interface UnmatchedChange {
  readonly subject: 'person' | 'fee';
  readonly id: string;
  readonly workspace_id: string;
  /** Whether the person or fee is there, and its change is missing. */
  readonly isMissing: boolean;
}

/**
 * Listed persons and fees whose last change is not stored or says that they were deleted, and changes whose person or fee is not there.
 * A person whose list is not there is a fault of its own.
 */
export async function unmatchedChanges(db: Kysely<Schema>): Promise<UnmatchedChange[]> {
  const { rows } = await sql<Omit<UnmatchedChange, 'isMissing'> & { is_missing: number }>`
    select 'person' as subject, person.id, person.workspace_id, 1 as is_missing
    from person join list on list.workspace_id = person.workspace_id and list.id = person.list_id
    where person.confirmed = 1 and not exists (
      select 1 from latest_change as change
      where change.workspace_id = person.workspace_id and change.subject_id = person.id
        and change.list_id = person.list_id and change.deleted = 0)
    union all
    select 'fee', fee.id, fee.workspace_id, 1
    from fee join person on person.workspace_id = fee.workspace_id and person.id = fee.person_id
    where not exists (
      select 1 from latest_change as change
      where change.workspace_id = fee.workspace_id and change.subject_id = fee.id and change.deleted = 0)
    union all
    select change.subject, change.subject_id, change.workspace_id, 0
    from latest_change as change
    where change.deleted = 0 and (
      (change.subject = 'person' and not exists (
        select 1 from person
        where person.workspace_id = change.workspace_id and person.id = change.subject_id and person.confirmed = 1))
      or (change.subject = 'fee' and not exists (
        select 1 from fee where fee.workspace_id = change.workspace_id and fee.id = change.subject_id)))
  `.execute(db);
  return rows.map(({ is_missing, ...row }) => ({ ...row, isMissing: Number(is_missing) === 1 }));
}
