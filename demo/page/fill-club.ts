import { parse, stringify } from 'yaml';
import { serviceClient } from '../../src/api/index.js';
import type { Backend } from '../../src/backend/backend.js';
import { withFutureDates, seedPersons, type DemoPersons } from '../../src/backend/demo-club.js';
import type { Rates } from '../../src/backend/http/middleware/index.js';
import type { Store } from '../../src/backend/store/index.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import type { DataSet } from './elements.js';

/** The parts of a workspace.yaml that are changed here. */
interface File {
  workspace: { member_portal?: { status: string } };
  events: { slug: string; form?: object; opens_at?: string; closes_at?: string; max_persons?: number }[];
}

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ') + 'Z';

const changeEvents = (file: File, change: Partial<File['events'][number]>): void => {
  for (const event of file.events) if (!event.slug.endsWith('warteliste')) Object.assign(event, change);
};

/** The places of a full event. */
const FULL_EVENT_PLACES = 3;

/** Changes to the demo club's file for each set of data. */
const changes: Readonly<Record<DataSet, (file: File) => void>> = {
  club: () => {},
  'no-fees': () => {},
  crowded: () => {},
  'many-links': () => {},
  empty: (file) => (file.events = []),
  full: (file) => {
    changeEvents(file, { max_persons: FULL_EVENT_PLACES });
    for (const { form } of file.events) delete (form as { waiting_list?: string } | undefined)?.waiting_list;
  },
  'waiting-list': (file) => changeEvents(file, { max_persons: FULL_EVENT_PLACES }),
  'not-yet-open': (file) => changeEvents(file, { opens_at: inDays(2.2), closes_at: inDays(20) }),
  closed: (file) => changeEvents(file, { opens_at: inDays(-30), closes_at: inDays(-1) }),
  'no-portal': (file) => (file.workspace.member_portal = { status: 'disabled' }),
  association: (file) => (file.workspace.member_portal = { status: 'superordinate' }),
};

const emptyData = { members: [], fees: [], contacts: [] };

/** Persons that a state does not show: creating fewer of them is faster. */
const omittedPersons: { readonly [Name in DataSet]?: Partial<DemoPersons> } = {
  empty: emptyData,
  full: emptyData,
  'waiting-list': emptyData,
  'not-yet-open': emptyData,
  closed: emptyData,
  crowded: emptyData,
  'no-fees': { fees: [], contacts: [], participants: [] },
  'many-links': { contacts: [], participants: [] },
  'no-portal': { ...emptyData, participants: [] },
  association: { ...emptyData, participants: [] },
};

/** Registers persons until all events are full. */
async function fillEvents(backend: Backend, key: string, { participants }: DemoPersons): Promise<void> {
  const api = serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend });
  for (const { list_id, max_persons, persons_count } of (await api.listEvents()).data)
    for (const [first_name, last_name] of participants.slice(0, (max_persons ?? 0) - (persons_count ?? 0)))
      await api.createPerson({ list_id, body: { name: { first_name, last_name } } });
}

/** Rate limits for the states that show them. Elsewhere a designer can try as often as they like. */
export const rates: { readonly [Name in DataSet]?: Partial<Rates> } = {
  crowded: { reading: { limit: 1, periodMs: HOUR_MS } },
  'many-links': { links: { limit: 1, periodMs: HOUR_MS } },
};

/** Uses up the rate limits, as other visitors would. */
async function exhaustRateLimits({ backend, data, origin }: ClubToFill): Promise<void> {
  const send = (path: string, init: RequestInit) => backend(new Request(`${origin}/public/sv-wiesental/${path}`, init));
  if (data === 'crowded') await send('events', {});
  if (data === 'many-links')
    await send('portal/link-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org' }),
    });
}

/** The empty store of a club with the backend before it, and the texts of the demo's files. */
export interface ClubToFill {
  readonly store: Store;
  readonly backend: Backend;
  readonly data: DataSet;
  /** The origin at which the backend answers. */
  readonly origin: string;
  /** The path of the folder below which the images of events are: `/`. */
  readonly folder: string;
  /** The text of `workspace.yaml`. */
  readonly yaml: string;
  /** The text of `persons.json`. */
  readonly persons: string;
}

/** Fills a store with the demo club in the state of a set of data. Returns a key for the service API. */
export async function fillClub(club: ClubToFill): Promise<string> {
  const { store, backend, data } = club;
  const yaml = club.yaml.replaceAll('image_url: /', `image_url: ${club.folder}`);
  const file = parse(withFutureDates(yaml, Date.now())) as File;
  changes[data](file);
  await applyWorkspace(store, readWorkspaceFile(stringify(file)));
  const { key } = await createKey(store, { name: 'demo' });
  const persons = JSON.parse(club.persons) as DemoPersons;
  await seedPersons(backend, key, { ...persons, ...omittedPersons[data] });
  if (data === 'full' || data === 'waiting-list') await fillEvents(backend, key, persons);
  await exhaustRateLimits(club);
  return key;
}
