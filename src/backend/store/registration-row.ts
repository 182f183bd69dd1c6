import { sql, type Kysely, type Selectable } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import type { Schema } from './schema.js';

/** A person registered through a form of the gate. The row is deleted with the person. */
export interface Registration extends Omit<Selectable<Schema['registration']>, 'state'> {
  state: RegistrationState;
}

/** A family within its form. */
export type Family = Pick<Registration, 'workspace_id' | 'slug' | 'family'>;

/** Cents; null without a price. A list holds the amounts by position in the family; its last counts for each further person. */
export type PriceByPosition = number | readonly number[] | null;

/** States in which a registration has to be paid. */
export const PAYABLE_STATES: readonly RegistrationState[] = ['registered', 'accepted'];

/** Whether the registration in the outer query is not on its way to a service before which this is a gate. */
export const isNotPending = sql<boolean>`not exists (
  select 1 from pending_registration
  where pending_registration.workspace_id = registration.workspace_id
    and pending_registration.registration_id = registration.id)`;

/** The amount that the person at a position of the family pays. */
export function amountAt(price: PriceByPosition, position: number): number | null {
  const amounts = [price].flat();
  return amounts[Math.min(position, amounts.length - 1)] ?? null;
}

/**
 * Locks the event of a form, or the form where it has none, until the transaction ends, so that no two of a family get the same
 * position. Taking a place of the event locks the same row.
 */
export async function lockForm(
  db: Kysely<Schema>,
  { workspace_id, list_id, slug }: { workspace_id: string; list_id: string; slug: string },
): Promise<void> {
  // an update that changes nothing: SQLite has no `for update`
  const { numUpdatedRows } = await db
    .updateTable('event')
    .set(({ ref }) => ({ persons_count: ref('persons_count') }))
    .where('workspace_id', '=', workspace_id)
    .where('list_id', '=', list_id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .updateTable('form')
    .set(({ ref }) => ({ list_id: ref('list_id') }))
    .where('workspace_id', '=', workspace_id)
    .where('slug', '=', slug)
    .execute();
}

/**
 * The position of the next person of a family at a form, behind persons who are registered or wait for review. Nobody
 * moves up if a person before them is deleted: what a person pays stays as it was shown. To be called where `lockForm` or a place that
 * was taken holds the lock.
 */
export async function nextPosition(db: Kysely<Schema>, { workspace_id, slug, family }: Family): Promise<number> {
  const last = (table: 'registration' | 'pending_review') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('position').as('position'))
      .where('workspace_id', '=', workspace_id)
      .where('slug', '=', slug)
      .where('family', '=', family)
      .executeTakeFirst();
  // in this order: a release from review between the two moves a row from the first table to the second
  const rows = [await last('pending_review'), await last('registration')];
  return Math.max(...rows.map((row) => row?.position ?? -1)) + 1;
}

/** The queries that all parts of `registrations` use. */
export const registrationRows = (db: Kysely<Schema>) => {
  const rows = (workspace_id: string) =>
    db.selectFrom('registration').selectAll().where('workspace_id', '=', workspace_id).$castTo<Registration>();

  const find = (workspace_id: string, id: string): Promise<Registration | undefined> =>
    rows(workspace_id).where('id', '=', id).executeTakeFirst();

  const ofFamily = ({ workspace_id, slug, family }: Family): Promise<Registration[]> =>
    rows(workspace_id)
      .where('slug', '=', slug)
      .where('family', '=', family)
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  return { rows, find, ofFamily };
};
