import { readFile } from 'node:fs/promises';
import { serviceClient } from '../api/index.js';
import type { PersonInput } from '../model/person.js';
import { addressesAt, type Backend } from './backend.js';
import type { Running } from './node.js';
import { snippetOf } from './service/index.js';
import type { Store } from './store/index.js';
import { applyWorkspace, createKey, readWorkspaceFile } from './workspace/index.js';

const folder = new URL('../../demo/', import.meta.url);

/** The year after which the demo's dates, as written, would be over; from then on they move along year by year. */
const written = Date.parse('2027-06-30');

/** The demo's workspace.yaml with its dates moved by whole years, so that its camp is always still to come. */
export function inTime(yaml: string, now: number): string {
  let years = 0;
  for (const end = new Date(written); end.getTime() <= now; end.setUTCFullYear(end.getUTCFullYear() + 1)) years++;
  return yaml.replace(/\b(20\d\d)(?=-\d\d-\d\d)/g, (year) => String(Number(year) + years));
}

interface DemoPersons {
  members: PersonInput[];
  contacts: PersonInput[];
  /** By the number of the member. */
  fees: { member: string; amount: number; description: string }[];
  participants: [first_name: string, last_name: string, birthdate: string][];
}

/** The keys of a demo. They exist in the moment in which it is made, and are stored nowhere. */
export interface DemoKeys {
  /** Of the demo club, for everything. */
  readonly main: string;
  /** Keys to try refusals with: what is refused, by which status, and the key. */
  readonly refused: readonly { readonly status: number; readonly what: string; readonly key: string }[];
}

/** Clubs that are refused something, by file. */
const further = [
  { file: 'ferienwerk-muehlsee', status: 402, what: 'members: not in its plan' },
  { file: 'kgv-sonnenwinkel', status: 403, what: 'the portal: disabled' },
  { file: 'stamm-graureiher', status: 403, what: 'the portal: its umbrella’s' },
];

/** Makes the workspace of a file, and a key for it. */
async function seedWorkspace(store: Store, path: string, now: number): Promise<{ slug: string; key: string }> {
  const file = readWorkspaceFile(inTime(await readFile(new URL(path, folder), 'utf8'), now));
  await applyWorkspace(store, file);
  const { slug } = file.workspace;
  const { key } = await createKey(store, { workspace: slug, name: 'demo' });
  return { slug, key };
}

/** Events that have participants already, and what else is known of those: one event is full, one nearly so. */
const popular: Readonly<Record<string, object>> = { 'kanu-wochenende': { can_swim: true }, klettertag: {} };

/** Persons of the demo club in each of its lists; gives the contact list. */
async function seedPersons(backend: Backend, key: string): Promise<string> {
  const api = serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend });
  const persons = JSON.parse(await readFile(new URL('persons.json', folder), 'utf8')) as DemoPersons;
  const ids = new Map<unknown, string>();
  for (const body of persons.members)
    ids.set(body['membership_number'], (await api.createPerson({ list_id: 'member', body })).data.id);
  const fees = persons.fees.map(({ member, ...fee }) => ({ ...fee, person_id: ids.get(member)! }));
  await api.createFees({ body: { data: fees } });
  const { data: me } = await api.readMe();
  const { id: contacts } = me.lists.find(({ type }) => type === 'contact')!;
  for (const body of persons.contacts) await api.createPerson({ list_id: contacts, body });
  const { data: events } = await api.listEvents();
  for (const { list_id, max_persons, slug } of events) {
    const more = popular[slug.replace(/.*\//, '')];
    for (const [first_name, last_name, birthdate] of more ? persons.participants.slice(0, max_persons ?? 0) : [])
      await api.createPerson({ list_id, body: { name: { first_name, last_name }, birthdate, ...more } });
  }
  return contacts;
}

/**
 * Fills an empty data folder with the demo club, and with further ones that are refused things. Gives their keys; undefined
 * when there is a workspace already.
 */
export async function seedDemo({ store, backend }: Running): Promise<DemoKeys | undefined> {
  if ((await store.workspaces.all()).length) return undefined;
  const now = Date.now();
  const { slug, key: main } = await seedWorkspace(store, 'workspace.yaml', now);
  const contacts = await seedPersons(backend, main);
  const refused = [];
  for (const { file, ...why } of further) {
    const { key } = await seedWorkspace(store, `further/${file}.yaml`, now);
    refused.push({ ...why, key });
  }
  const { key } = await createKey(store, { workspace: slug, name: 'demo: Freunde und Förderer', lists: [contacts] });
  refused.push({ status: 403, what: 'all lists but one', key });
  return { main, refused };
}

/** What the club's list of events takes besides the snippet: views and filters, and forms in a dialog. */
const asked = 'data-view="list month" data-filters="text place open" data-registration="dialog"';

/** The page for members: any page that has the element on it, of an origin that the club lists. */
const profileSnippet = (origin: string): string =>
  `<script src="${addressesAt(origin).embed_url}" data-slug="sv-wiesental" data-widget="member-profile" async crossorigin></script>`;

/**
 * Plain pages of a club that pasted the snippets: `/example`, `/example/{form}` for each of its forms, `/example/termine`
 * with its events, and `/example/mitglieder` for its members.
 */
export const demoPages =
  (origin: string): ((path: string) => Promise<string | undefined>) =>
  async (path) => {
    const [, root, form = 'zeltlager', ...rest] = path.split('/');
    if (root !== 'example' || rest.length || !/^[a-z0-9-]+$/.test(form)) return undefined;
    const html = await readFile(new URL('example.html', folder), 'utf8');
    const events = form === 'termine';
    const members = form === 'mitglieder';
    const snippet = snippetOf(
      events || members ? 'sv-wiesental' : `sv-wiesental/${form}`,
      addressesAt(origin).embed_url,
    );
    const title = events ? 'Termine' : members ? 'Mitglieder' : 'Anmeldung';
    return html
      .replaceAll('<!-- title -->', title)
      .replaceAll(
        '<!-- snippet -->',
        events ? snippet.replace(' async', ` ${asked} async`) : members ? profileSnippet(origin) : snippet,
      )
      .replaceAll(`href="/example/${form}"`, `href="/example/${form}" aria-current="page"`);
  };
