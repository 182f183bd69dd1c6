import type { Backend } from '../../src/backend/backend.js';
import { backend, club, origin } from '../support/backend.js';
import { listIdByType, personCountOf } from '../support/service-requests.js';

const inMain = club.replace('slug: club,', 'slug: club, subscription: { list_types: [member, event, contact] },')
  .concat(`
cost_units:
  - { name: Camp, categories: [Fees, Food] }
  - { name: Old house, archived: true }
`);

const lists = `
lists: [{ type: member, name: Members }, { type: contact, name: Friends }]
events: [{ slug: camp, title: Camp, published: true, start_date: 2027-07-24 }]
`;

/** Workspaces that are refused something. */
const refusedWorkspaces = {
  camps: 'subscription: { list_types: [event, contact] }',
  garden: 'member_portal: { status: disabled }',
  branch: 'member_portal: { status: superordinate }',
};

export type Subject = Awaited<ReturnType<typeof conformant>>;

/** The service with everything that the conformance suite needs, and what `wrong` makes of it. */
export async function conformant(wrong: (app: Backend) => Backend = (app) => app) {
  // the suite has the clock of the machine, as whoever runs it elsewhere
  const there = await backend({ yaml: inMain, at: new Date().toISOString() });
  for (const [slug, what] of Object.entries(refusedWorkspaces))
    await there.apply(`workspace: { slug: ${slug}, name: ${slug}, ${what} }\n${lists}`);
  // somebody of the club's own, whom no run may touch
  const contacts = await listIdByType(there, 'contact');
  await there.api.createPerson({ list_id: 'member', body: { external_id: 'own', email: 'own@example.org' } });
  await there.api.createPerson({ list_id: contacts, body: { email: 'friend@example.org' } });

  const app = wrong(there.app);
  const keys = [
    ...(await Promise.all(Object.keys(refusedWorkspaces).map((slug) => there.keyFor(slug)))),
    await there.keyFor('club', { lists: [contacts] }),
    there.key,
  ];
  return {
    fetch: (url: string, init: RequestInit) => app(new Request(url, init)),
    baseUrl: `${origin}/api`,
    keys,
    costUnit: { name: 'Camp', category: 'Fees' },
    archivedCostUnit: 'Old house',
    /** How many there are in all workspaces. */
    persons: async () => {
      const counts = ['club', ...Object.keys(refusedWorkspaces)].map((slug) => personCountOf(there, slug));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
  };
}
