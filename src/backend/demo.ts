import { readFile } from 'node:fs/promises';
import { serviceClient } from '../api/index.js';
import type { PersonInput } from '../model/person.js';
import { addressesAt } from './backend.js';
import type { Running } from './node.js';
import { snippetOf } from './service/index.js';
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
  participants: [first_name: string, last_name: string, birthdate: string][];
}

/** Fills an empty data folder with the demo club, and gives its key; undefined when there is a workspace already. */
export async function seedDemo({ store, origin }: Running): Promise<string | undefined> {
  if ((await store.workspaces.all()).length) return undefined;
  const yaml = await readFile(new URL('workspace.yaml', folder), 'utf8');
  const file = readWorkspaceFile(inTime(yaml, Date.now()));
  await applyWorkspace(store, file);
  const { key } = await createKey(store, { workspace: file.workspace.slug, name: 'demo' });

  const api = serviceClient({ base: `${origin}/api`, key });
  const persons = JSON.parse(await readFile(new URL('persons.json', folder), 'utf8')) as DemoPersons;
  for (const body of persons.members) await api.createPerson({ list_id: 'member', body });
  const { data: events } = await api.listEvents();
  for (const { list_id, max_persons } of events.filter(({ slug }) => slug.endsWith('/kanu-wochenende')))
    for (const [first_name, last_name, birthdate] of persons.participants.slice(0, max_persons ?? 0))
      await api.createPerson({ list_id, body: { name: { first_name, last_name }, birthdate, can_swim: true } });
  return key;
}

/** Plain pages of a club that pasted the snippets: `/example`, and `/example/{form}` for each of its forms. */
export const demoPages =
  (origin: string): ((path: string) => Promise<string | undefined>) =>
  async (path) => {
    const [, root, form = 'zeltlager', ...rest] = path.split('/');
    if (root !== 'example' || rest.length || !/^[a-z0-9-]+$/.test(form)) return undefined;
    const html = await readFile(new URL('example.html', folder), 'utf8');
    return html
      .replaceAll('<!-- snippet -->', snippetOf(`sv-wiesental/${form}`, addressesAt(origin).embed_url))
      .replaceAll(`href="/example/${form}"`, `href="/example/${form}" aria-current="page"`);
  };
