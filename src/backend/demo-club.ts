import { serviceClient } from '../api/index.js';
import type { PersonInput } from '../model/person.js';
import type { Backend } from './backend.js';

/** The last day of the dates in the demo file; after it they move by whole years. */
const LAST_WRITTEN_DATE_MS = Date.parse('2027-06-30');

/** The demo's workspace.yaml with its dates moved by whole years into the future. */
export function withFutureDates(yaml: string, now: number): string {
  let years = 0;
  for (const end = new Date(LAST_WRITTEN_DATE_MS); end.getTime() <= now; end.setUTCFullYear(end.getUTCFullYear() + 1))
    years++;
  return yaml.replace(/\b(20\d\d)(?=-\d\d-\d\d)/g, (year) => String(Number(year) + years));
}

/** The content of `demo/persons.json`. */
export interface DemoPersons {
  members: PersonInput[];
  contacts: PersonInput[];
  /** By the number of the member. */
  fees: { member: string; amount: number; description: string }[];
  participants: [first_name: string, last_name: string, birthdate: string][];
}

/** Events with participants, and the custom fields of these: one event is full, one nearly full. */
const BOOKED_EVENTS: Readonly<Record<string, object>> = { 'kanu-wochenende': { can_swim: true }, klettertag: {} };

/** Creates the persons of the demo club in each of its lists. Returns the id of the contact list. */
export async function seedPersons(backend: Backend, key: string, persons: DemoPersons): Promise<string> {
  const api = serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend });
  const ids = new Map<unknown, string>();
  for (const body of persons.members)
    ids.set(body['membership_number'], (await api.createPerson({ list_id: 'member', body })).data.id);
  const fees = persons.fees.map(({ member, ...fee }) => ({ ...fee, person_id: ids.get(member)! }));
  if (fees.length) await api.createFees({ body: { data: fees } });
  const { data: workspace } = await api.readMe();
  const { id: contacts } = workspace.lists.find(({ type }) => type === 'contact')!;
  for (const body of persons.contacts) await api.createPerson({ list_id: contacts, body });
  const { data: events } = await api.listEvents();
  for (const { list_id, max_persons, slug } of events) {
    const extraFields = BOOKED_EVENTS[slug.replace(/.*\//, '')];
    for (const [first_name, last_name, birthdate] of extraFields ? persons.participants.slice(0, max_persons ?? 0) : [])
      await api.createPerson({ list_id, body: { name: { first_name, last_name }, birthdate, ...extraFields } });
  }
  return contacts;
}
