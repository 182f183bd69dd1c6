import {
  journalActions,
  type DeskColumn,
  type DeskJournalEntry,
  type DeskReview,
  type DeskRow,
} from '../../../src/model/desk.js';
import type { RegistrationState } from '../../../src/model/own-registration.js';

/** The columns of the made-up list. */
export const columns: DeskColumn[] = [
  { name: 'name.first_name', label: 'First name', kind: 'text' },
  { name: 'name.last_name', label: 'Last name', kind: 'text' },
  { name: 'email', label: 'email', kind: 'text' },
  { name: 'birthdate', label: 'birthdate', kind: 'day' },
  { name: 'allergies', label: 'Allergies', kind: 'text' },
  { name: 'swims', label: 'Can swim', kind: 'boolean' },
  { name: 'days', label: 'Days', kind: 'list' },
];

const firstNames = ['Ada', 'Łukasz', 'Émile', 'Ayşe', 'Olena', 'Noa', 'Bjørn', 'Mia'];
const lastNames = ['Müßig', 'Nowak', 'Öztürk', 'Sørensen', 'García', 'van der Berg'];
const states: RegistrationState[] = ['registered', 'registered', 'waiting', 'registered', 'unconfirmed', 'offered'];

/** A made-up registration; its number decides its values. */
export const rowOf = (at: number): DeskRow => ({
  person_id: `per_${at}`,
  registration_id: `reg_${at}`,
  state: states[at % states.length]!,
  created_at: new Date(Date.UTC(2030, 0, 1 + (at % 28), 8, at % 60)).toISOString(),
  form: 'camp',
  family: null,
  values: {
    'name.first_name': firstNames[at % firstNames.length],
    'name.last_name': `${lastNames[at % lastNames.length]}${at >= 48 ? ` ${at}` : ''}`,
    email: `person-${at}@example.org`,
    birthdate: `20${10 + (at % 9)}-0${1 + (at % 9)}-1${at % 9}`,
    allergies: at % 5 ? null : 'Nuts',
    swims: at % 3 === 0,
    days: at % 2 ? ['Monday', 'Tuesday'] : null,
  },
  ...(at % 6 === 0 ? { fee: { open: 12_000, paid: null, due_on: '2030-02-01' } } : {}),
  ...(at % 6 === 5 ? { offered_until: '2030-01-08T18:00:00Z' } : {}),
  ...(at % 6 === 2 ? { waiting_position: Math.ceil(at / 6) + 1 } : {}),
});

/** A made-up entry of the journal. */
export const entryOf = (at: number): DeskJournalEntry => ({
  at: new Date(Date.UTC(2030, 0, 6, 11, 59 - at)).toISOString(),
  by: 'board@example.org',
  name: at % 3 ? 'Petra Vogt' : null,
  action: journalActions[at % journalActions.length]!,
  list_id: at % 2 ? 'lst_camp' : 'lst_member',
  person_id: `per_${at}`,
});

/** The registration of the camp, by the file. */
export const registration = {
  published: true,
  opens_at: null,
  closes_at: '2030-07-01T22:00:00Z',
  closed_at: null,
};

/** A registration in review. */
export const reviewOf = (at: number): DeskReview => ({
  id: `rev_${at}`,
  list_id: 'lst_camp',
  form: 'camp',
  created_at: '2030-01-05T19:12:00Z',
  reason: 'note',
  family: null,
  values: { 'name.first_name': 'Grace', 'name.last_name': `Hopper ${at}`, email: 'grace@example.org', allergies: null },
});
