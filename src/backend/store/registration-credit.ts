import type { Kysely } from 'kysely';
import { noteChanges } from './change-recorder.js';
import { newId } from './ids.js';
import type { Registration } from './registration-row.js';
import type { Schema } from './schema.js';

/** Notes that what a club owes back for a paid fee has changed. */
export async function noteCreditedFee(
  db: Kysely<Schema>,
  workspace_id: string,
  reference: string,
  changed_at: number,
): Promise<void> {
  const fees = await db
    .selectFrom('fee')
    .select(['workspace_id', 'id'])
    .where('workspace_id', '=', workspace_id)
    .where('reference', '=', reference)
    .execute();
  noteChanges(
    db,
    'fee',
    fees.map((fee) => ({ ...fee, changed_at })),
  );
}

/** All that was paid too much for a registration, paid back or not. */
export const creditsOfRegistration = (
  db: Kysely<Schema>,
  { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
): Promise<Schema['credit'][]> =>
  db
    .selectFrom('credit')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('registration_id', '=', id)
    .execute();

/** Stores what the club owes back, under the title of the event. `amount` is in cents. */
async function insertCredit(
  db: Kysely<Schema>,
  { workspace_id, id, person_id, list_id, slug }: Registration,
  { amount, reference, now }: { amount: number; reference: string; now: number },
): Promise<void> {
  const event = await db
    .selectFrom('event')
    .select('title')
    .where('workspace_id', '=', workspace_id)
    .where('list_id', '=', list_id)
    .executeTakeFirst();
  const details = { person_id, registration_id: id, reference, amount, description: event?.title ?? slug };
  await db
    .insertInto('credit')
    .values({ workspace_id, id: newId('crd'), ...details, created_at: now, refunded_at: null })
    .execute();
}

/** Keeps one open credit of so many cents, or none for 0 cents. `reference` is that of the fee that was paid last. */
export async function changeCredit(
  db: Kysely<Schema>,
  registration: Registration,
  amount: number,
  now: number,
  reference = '',
): Promise<void> {
  const { workspace_id } = registration;
  const open = (await creditsOfRegistration(db, registration)).find(({ refunded_at }) => refunded_at === null);
  if (open?.amount !== (amount || undefined))
    await noteCreditedFee(db, workspace_id, open?.reference ?? reference, now);
  if (open && amount > 0)
    await db
      .updateTable('credit')
      .set({ amount })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', open.id)
      .execute();
  else if (open)
    await db.deleteFrom('credit').where('workspace_id', '=', workspace_id).where('id', '=', open.id).execute();
  else if (amount > 0) await insertCredit(db, registration, { amount, reference, now });
}
