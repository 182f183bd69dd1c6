import type { Store } from '../../../src/backend/store/index.js';
import { club } from '../../support/backend.js';
import { person } from '../store/sample-rows.js';
import type { Camp } from './command-folder.js';

const answers = {
  size: 'M',
  created_at: 'in spring',
  birthdate: '2015-04-01',
  phone: '+49 30 123',
  address: { street: '=HYPERLINK("https://evil.example")', postcode: '01069', city: 'Dresden', country: 'DE' },
  courses: ['Canoe', 'Theatre'],
  swims: true,
  notes: '=1+1',
  team: '007\u0000',
};

/** A family of two, and somebody who was added with a key. */
export async function registered(store: Store, camp: Camp): Promise<void> {
  const persons = ['per_ada', 'per_bob', 'per_eve'].map((id) => person({ ...camp, id, data: JSON.stringify(answers) }));
  // corrected later, with a telephone number as programs write it
  const corrected = { ...answers, phone: '+4930123' };
  Object.assign(persons[1]!, { data: JSON.stringify(corrected), changed_at: Date.parse('2026-12-02T09:30:00Z') });
  for (const one of persons) await store.persons.insert(one);
  for (const { id: person_id } of persons.slice(0, 2))
    await store.registrations.register(
      {
        ...camp,
        person_id,
        slug: 'camp',
        family: 'one',
        language: 'de',
        state: 'registered',
        amount: null,
        deadline_at: null,
      },
      persons[0]!.created_at,
    );
  const { workspace_id } = camp;
  const ada = { workspace_id, person_id: 'per_ada' };
  const consent = { field: 'swims', language: 'de', text: 'Ja, sie schwimmt\n=1+1', hash: 'abc123' };
  await store.consents.give(ada, [consent], Date.parse('2026-11-21T12:00:00Z'));
  const eve = { workspace_id, person_id: 'per_eve' };
  await store.consents.give(eve, [consent], Date.parse('2026-11-21T12:00:00Z'));
  await store.consents.note([{ ...eve, field: 'swims', given: false, at: Date.parse('2026-12-01T08:00:00Z') }]);
  const fee = { ...ada, list_id: camp.list_id, attached_expense: null, description: 'Camp', created_at: 0 };
  await store.fees.insert([
    { ...fee, row_key: '1', id: 'fee_1', reference: 'RF18 1', amount: 29_050, due_at: '2027-05-01', paid_at: null },
    { ...fee, row_key: '2', id: 'fee_2', reference: 'RF18 2', amount: 1_200, due_at: null, paid_at: '2027-02-03' },
  ]);
}

/** The camp with a form that asks for a consent, labels a choice, and a column whose name the export has as well. */
export const withConsent = club
  .replace('courses, swims, notes]', 'courses, { name: swims, consent: true }, notes, created_at]')
  .replace(
    '{ name: size, required: true }',
    '{ name: size, required: true, options: { M: { de: Mittel, en: Medium } } }',
  )
  .replace(
    '      - { external_id: notes,',
    '      - { external_id: created_at, name: Entstanden, type: string }\n      - { external_id: notes,',
  );
