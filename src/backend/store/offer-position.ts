import type { Kysely } from 'kysely';
import { registrationRows, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

/**
 * The position that a person with an offer takes in their family at the event: behind those who were sent before them, and behind others
 * of the family whose offers are open and who were sent before them. So nobody's price depends on the order in which offers are
 * accepted. No two get the same one where `accept` calls it, behind the lock of the event.
 */
export async function offerPosition(
  db: Kysely<Schema>,
  offered: Pick<Registration, 'workspace_id' | 'id' | 'slug' | 'family' | 'created_at'>,
  { slug }: Pick<Registration, 'slug'>,
): Promise<number> {
  const { ofFamily } = registrationRows(db);
  const { workspace_id, id, family, created_at } = offered;
  const openOffers = (await ofFamily(offered)).filter((one) => one.id === id || one.state === 'offered');
  // reviews are read before registrations: a release from review in between moves a row from there to here
  const inReview = await db
    .selectFrom('pending_review')
    .select(['position', 'created_at'])
    .where('workspace_id', '=', workspace_id)
    .where('slug', '=', slug)
    .where('family', '=', family)
    .execute();
  const atEvent = [...inReview, ...(await ofFamily({ workspace_id, slug, family }))];
  const taken = new Set(atEvent.map(({ position }) => position));
  const sentBefore = atEvent.filter((one) => Number(one.created_at) < Number(created_at));
  let position = Math.max(-1, ...sentBefore.map((one) => one.position ?? -1));
  for (let offersAhead = openOffers.findIndex((one) => one.id === id); offersAhead >= 0; offersAhead--)
    do position++;
    while (taken.has(position));
  return position;
}
