import { clientOf, isApiError, retryingFetch } from '../../src/api/index.js';
import { portal, service } from '../../src/contract/index.js';
import { applyWorkspace, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { clubFile, linkMember, movingMember, type Club, type ClubOptions } from './club.js';
import { origin, type Instance } from './instance.js';
import type { Network } from './network.js';
import type { Acknowledged } from './visitors.js';
import type { World } from './world.js';

export interface MemberContext {
  readonly world: World;
  readonly network: Network;
  readonly club: Club;
}

/** Tries again until it works: people who have to do something do not give up. */
async function insist<Result>(world: World, work: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      const isTrouble = error instanceof TypeError || !isApiError(error) || error.status === 0 || error.status >= 409;
      if (!isTrouble || (isApiError(error) && error.status === 422)) throw error;
      await world.sleep(world.random.between(500, 5_000));
    }
}

export const linkArrivals = (email: string): string => `link ${email}`;

/** A member asks for sign-in links. Counts those that were answered with 202 in `accepted`, by address. */
export async function askForLinks({ world, network }: MemberContext, number: number, accepted: Map<string, number>) {
  const email = linkMember(number);
  const fetch = network.fetchFrom(`198.51.100.${number}`, { countedAs: linkArrivals(email) });
  const api = clientOf(portal, { base: `${origin}/public/club`, fetch });
  for (let times = world.random.between(1, 3); times > 0; times--) {
    await world.sleep(world.random.between(1_000, 30_000));
    await insist(world, () => api.requestLink({ body: { email } }));
    accepted.set(email, (accepted.get(email) ?? 0) + 1);
  }
}

/** How often the address of a member is changed. */
const MOVES = 4;

/** Somebody of the club changes the address of a member, again and again. */
export async function moveMember({ world, network, club }: MemberContext, number: number): Promise<void> {
  const first = movingMember(number);
  const fetch = retryingFetch(network.fetchFrom('203.0.113.1', { doubles: false }));
  const api = clientOf(service, { base: `${origin}/api`, key: club.key, fetch });
  for (let times = 1; times <= MOVES; times++) {
    await world.sleep(world.random.between(1_000, 30_000));
    const email = first.replace('@', `-to-${times}@`);
    await insist(world, () =>
      api.updatePerson({ list_id: 'member', person_id: club.members[first]!, body: { email } }),
    );
  }
}

/** Somebody of the club takes people off the camp. Gives their ids in `deleted` before each is asked for. */
export async function deletePersons(
  { world, network, club }: MemberContext,
  { acknowledged }: { readonly acknowledged: readonly Acknowledged[] },
  deleted: Set<string>,
): Promise<void> {
  const fetch = retryingFetch(network.fetchFrom('203.0.113.2'));
  const api = clientOf(service, { base: `${origin}/api`, key: club.key, fetch });
  for (let times = 0; times < 3; times++) {
    await world.sleep(world.random.between(5_000, 20_000));
    const there = acknowledged.filter(({ id, isPendingReview }) => !isPendingReview && !deleted.has(id));
    if (!there.length) continue;
    const { id: person_id, list_id } = world.random.pick(there);
    deleted.add(person_id);
    await insist(world, () => api.deletePerson({ list_id, person_id })).catch((error: unknown) => {
      // it was done before, and the answer got lost
      if (!isApiError(error) || error.status !== 404) throw error;
    });
  }
}

/** Somebody of the club closes the camp while people register. */
export async function unpublish(
  { world }: MemberContext,
  instances: readonly Instance[],
  options: ClubOptions,
): Promise<void> {
  await world.sleep(world.random.between(8_000, 25_000));
  const file = readWorkspaceFile(clubFile({ ...options, published: false }));
  await insist(world, () => world.random.pick(instances).within((store) => applyWorkspace(store, file)));
}

/** How often the treasurer looks for a payment. */
const PAYMENTS = 12;

/** The treasurer notes fees as paid, as the bank tells. Gives their number. */
export async function notePayments({ world }: MemberContext, instances: readonly Instance[]): Promise<number> {
  let count = 0;
  for (let times = 0; times < PAYMENTS; times++) {
    await world.sleep(world.random.between(2_000, 12_000));
    const isPaid = await insist(world, () =>
      world.random.pick(instances).within(async (store) => {
        const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
        const open = (await store.fees.all(workspace_id)).filter(({ paid_at }) => paid_at === null);
        if (!open.length) return false;
        const { id } = world.random.pick(open);
        return store.transaction(({ fees }) => fees.markPaid(workspace_id, id, '2030-01-01', world.now));
      }),
    );
    if (isPaid) count++;
  }
  return count;
}
