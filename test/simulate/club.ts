import { createKey } from '../../src/backend/workspace/access-keys.js';
import { applyWorkspace, readWorkspaceFile, scopes } from '../../src/backend/workspace/index.js';
import { serviceClient } from '../../src/api/index.js';
import type { Instance } from './instance.js';
import { origin } from './instance.js';

/** Members who ask for sign-in links, and members whose address is changed. */
export const [LINK_MEMBERS, MOVING_MEMBERS] = [3, 6];

export const linkMember = (number: number): string => `link-${number}@example.org`;
export const movingMember = (number: number): string => `moving-${number}@example.org`;

export interface ClubOptions {
  readonly places: number;
  readonly published: boolean;
}

/** Hours within which a family has to answer an offer. */
export const OFFER_HOURS = 1;

/** What a registration for the camp costs, in cents. */
export const CAMP_PRICES = { base: 10_000, sibling: 9_000, large: 1_250, meals: 800 };
/** What one for the hike costs, in cents. */
export const HIKE_PRICE = 2_000;
/** Places of the hike. */
export const HIKE_PLACES = 3;

const fields =
  '[{ name: name, required: true }, { name: email, required: true }, { name: size, required: true }, meals]';
const columns =
  '[{ external_id: size, name: Size, type: string, allowed_values: [S, M, L] }, { external_id: meals, name: Meals, type: boolean }]';

/** A club with a camp that has few places and prices, a waiting list for it, a hike that wants addresses confirmed, and members. */
export const clubFile = ({ places, published }: ClubOptions): string => `
workspace: { slug: club, name: Club, languages: [en] }
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp
    published: ${published}
    start_date: 2099-07-24
    max_persons: ${places}
    columns: ${columns}
    form:
      participants: 3
      waiting_list: waiting
      offer_hours: ${OFFER_HOURS}
      prices:
        base: 100
        siblings: { second: 10 % }
        additions:
          - { amount: 12.50, when: { field: size, is: L } }
          - { amount: 8, when: { field: meals, is: true } }
      sections: [{ fields: ${fields} }]
  - slug: waiting
    title: Waiting list
    published: true
    start_date: 2099-07-24
    columns: ${columns}
    form: { participants: 3, sections: [{ fields: ${fields} }] }
  - slug: hike
    title: Hike
    published: true
    start_date: 2099-08-24
    max_persons: ${HIKE_PLACES}
    form:
      confirm_email: true
      prices: { base: 20 }
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
`;

export interface Club {
  /** A key for everything. */
  readonly key: string;
  /** The list of an event, by its slug. */
  readonly lists: Readonly<Record<string, string>>;
  /** Ids of members by their first address. */
  readonly members: Readonly<Record<string, string>>;
}

/** Makes the club in an empty database, through a process that serves. */
export async function foundClub(instance: Instance, options: ClubOptions): Promise<Club> {
  const store = instance.store!;
  await applyWorkspace(store, readWorkspaceFile(clubFile(options)));
  const workspace = (await store.workspaces.bySlug('club'))!;
  const { key } = await createKey(store, { name: 'simulation', scopes: [...scopes] });
  const api = serviceClient({ base: `${origin}/api`, key, fetch: (request) => instance.answer(request) });
  const members: Record<string, string> = {};
  for (const email of [
    ...Array.from({ length: LINK_MEMBERS }, (_, number) => linkMember(number)),
    ...Array.from({ length: MOVING_MEMBERS }, (_, number) => movingMember(number)),
  ]) {
    const { data } = await api.createPerson({ list_id: 'member', body: { email } });
    members[email] = data.id;
  }
  const events = await store.events.all(workspace.id);
  return { key, members, lists: Object.fromEntries(events.map(({ slug, list_id }) => [slug, list_id])) };
}
