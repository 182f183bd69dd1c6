import { parse, stringify } from 'yaml';
import { serviceClient } from '../../src/api/index.js';
import type { Backend } from '../../src/backend/backend.js';
import { withFutureDates, seedPersons, type DemoPersons } from '../../src/backend/demo-club.js';
import type { Rates } from '../../src/backend/http/middleware/index.js';
import type { MailMessage } from '../../src/backend/mail/index.js';
import { inPageBackend } from '../../src/backend/in-page.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import personsText from '../persons.json?raw';
import yaml from '../workspace.yaml?raw';
import type { Data } from './elements.js';

/** As much of a workspace.yaml as is changed here. */
interface File {
  workspace: { member_portal?: { status: string } };
  events: { slug: string; form?: object; opens_at?: string; closes_at?: string; max_persons?: number }[];
}

const day = 24 * 60 * 60_000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * day).toISOString().slice(0, 16).replace('T', ' ') + 'Z';

const each = (file: File, change: Partial<File['events'][number]>): void => {
  for (const event of file.events) if (!event.slug.endsWith('warteliste')) Object.assign(event, change);
};

/** How many places there are where all are taken. */
const few = 3;

/** What is different at the club in each kind of data. */
const changes: Readonly<Record<Data, (file: File) => void>> = {
  club: () => {},
  'no-fees': () => {},
  crowded: () => {},
  'many-links': () => {},
  empty: (file) => (file.events = []),
  full: (file) => {
    each(file, { max_persons: few });
    for (const { form } of file.events) delete (form as { waiting_list?: string } | undefined)?.waiting_list;
  },
  'waiting-list': (file) => each(file, { max_persons: few }),
  'not-yet-open': (file) => each(file, { opens_at: inDays(2.2), closes_at: inDays(20) }),
  closed: (file) => each(file, { opens_at: inDays(-30), closes_at: inDays(-1) }),
  'no-portal': (file) => (file.workspace.member_portal = { status: 'disabled' }),
  association: (file) => (file.workspace.member_portal = { status: 'superordinate' }),
};

const nobody = { members: [], fees: [], contacts: [] };

/** Who is not there where nobody would see them: fewer are there sooner. */
const absent: { readonly [Name in Data]?: Partial<DemoPersons> } = {
  ...{ empty: nobody, full: nobody, 'waiting-list': nobody, 'not-yet-open': nobody, closed: nobody, crowded: nobody },
  'no-fees': { fees: [], contacts: [], participants: [] },
  'many-links': { contacts: [], participants: [] },
  'no-portal': { ...nobody, participants: [] },
  association: { ...nobody, participants: [] },
};

/** Takes what places there are. */
async function fill(backend: Backend, key: string, { participants }: DemoPersons): Promise<void> {
  const api = serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend });
  for (const { list_id, max_persons, persons_count } of (await api.listEvents()).data)
    for (const [first_name, last_name] of participants.slice(0, (max_persons ?? 0) - (persons_count ?? 0)))
      await api.createPerson({ list_id, body: { name: { first_name, last_name } } });
}

const hour = 60 * 60_000;

/** How often one may ask, where that is a state to look at. Nowhere else is a designer kept from trying again. */
const rates: { readonly [Name in Data]?: Partial<Rates> } = {
  crowded: { reading: { limit: 1, periodMs: hour } },
  'many-links': { links: { limit: 1, periodMs: hour } },
};

/** Others were there before, and have used up what is allowed. */
async function crowd(backend: Backend, data: Data): Promise<void> {
  const ask = (path: string, init: RequestInit) =>
    backend(new Request(`${location.origin}/public/sv-wiesental/${path}`, init));
  if (data === 'crowded') await ask('events', {});
  if (data === 'many-links')
    await ask('portal/link-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org' }),
    });
}

/** A club inside this page: what answers, and a client with a key for what others do meanwhile. */
export interface Club {
  readonly backend: Backend;
  readonly api: ReturnType<typeof serviceClient>;
}

/** The demo club with the data that a state wants, in a database of its own. */
export async function clubWith(data: Data, onMail: (message: MailMessage) => void): Promise<Club> {
  const { store, backend } = await inPageBackend(location.origin, {
    report: (error) => console.error(error),
    onMail,
    rates: rates[data] ?? false,
  });
  const file = parse(withFutureDates(yaml, Date.now())) as File;
  changes[data](file);
  await applyWorkspace(store, readWorkspaceFile(stringify(file)));
  const { key } = await createKey(store, { name: 'demo' });
  const persons = JSON.parse(personsText) as DemoPersons;
  await seedPersons(backend, key, { ...persons, ...absent[data] });
  if (data === 'full' || data === 'waiting-list') await fill(backend, key, persons);
  await crowd(backend, data);
  return { backend, api: serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend }) };
}
