import type { DeskFee, DeskRow, Organiser } from '../../../model/desk.js';
import type { Person } from '../../../model/person.js';
import { desk } from '../../../contract/desk.js';
import { urlOf } from '../../backend.js';
import { checkQuery, jsonResponse } from '../../http/middleware/index.js';
import type { FeeRow, Registration } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { applicantsOf } from './applicants.js';
import { columnsFor, requireList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';
import { visibleValues, type VisibleField } from './visible-fields.js';

/** Roles that see fees. */
const SEE_FEES: readonly Organiser['role'][] = ['owner', 'treasurer'];

/** Whether an organiser sees what registrations cost. */
export const seesFees = ({ role }: Pick<Organiser, 'role'>): boolean => SEE_FEES.includes(role);

/** States in which somebody comes; persons whom the club has added have none. */
const COMING: readonly unknown[] = ['registered', undefined];

const sum = (fees: readonly FeeRow[]): number | null =>
  fees.length ? fees.reduce((total, { amount }) => total + amount, 0) : null;

function feeOf(fees: readonly FeeRow[]): DeskFee {
  const open = fees.filter(({ paid_at }) => !paid_at);
  return {
    open: sum(open),
    paid: sum(fees.filter(({ paid_at }) => paid_at)),
    due_on: open.flatMap(({ due_at }) => due_at ?? []).sort()[0] ?? null,
  };
}

/** Registrations, fees and families of the persons of a page. */
export interface PageFacts {
  readonly createdAt: ReadonlyMap<string, number>;
  readonly registrations: ReadonlyMap<string, Registration>;
  readonly fees: readonly FeeRow[];
  /** Numbers of families, in the order in which they come. */
  readonly families: ReadonlyMap<string, number>;
  /** Positions on the waiting list by the ids of persons, from 1. */
  readonly positions: ReadonlyMap<string, number>;
}

const familyOf = ({ slug, family }: Registration) => `${slug} ${family}`;

export async function factsOf(
  { store, workspace }: GateContext,
  list_id: string,
  ids: readonly string[],
): Promise<PageFacts> {
  const [rows, registrations, fees] = await Promise.all([
    store.persons.findAll(workspace.id, 'id', ids, list_id),
    store.registrations.ofPersons(workspace.id, ids),
    store.fees.ofPersons(workspace.id, ids),
  ]);
  const isWaiting = registrations.some(({ state }) => state === 'waiting');
  const waiting = isWaiting ? await store.registrations.inState(workspace.id, list_id, 'waiting') : [];
  const families = [...new Set(registrations.map(familyOf))];
  return {
    createdAt: new Map(rows.map(({ id, created_at }) => [id, created_at])),
    registrations: new Map(registrations.map((one) => [one.person_id, one])),
    fees,
    positions: new Map(waiting.map(({ person_id }, index) => [person_id, index + 1])),
    families: new Map(families.map((family, index) => [family, index + 1])),
  };
}

/** A row with the values that the organiser may see. */
export function rowOf(
  person: Person,
  organiser: Organiser,
  columns: readonly VisibleField[],
  facts: PageFacts,
): DeskRow {
  const registration = facts.registrations.get(person.id);
  const offered_until = isoTime(registration?.state === 'offered' ? registration.deadline_at : null);
  const waiting_position = facts.positions.get(person.id);
  return {
    person_id: person.id,
    registration_id: registration?.id ?? null,
    state: registration?.state ?? null,
    created_at: isoTime(facts.createdAt.get(person.id) ?? registration?.created_at ?? null),
    form: registration?.slug ?? null,
    family: registration ? (facts.families.get(familyOf(registration)) ?? null) : null,
    values: visibleValues(columns, person),
    ...(waiting_position === undefined ? {} : { waiting_position }),
    ...(offered_until === null ? {} : { offered_until }),
    ...(seesFees(organiser) ? { fee: feeOf(facts.fees.filter(({ person_id }) => person_id === person.id)) } : {}),
  };
}

/** Rows of those who come, with an id that leads nowhere and nothing but the visible values. */
const kitchenRows = (
  { signer }: GateContext,
  persons: readonly Person[],
  columns: readonly VisibleField[],
  facts: PageFacts,
): Promise<DeskRow[]> =>
  Promise.all(
    persons
      .filter(({ id }) => COMING.includes(facts.registrations.get(id)?.state))
      .map(async (person) => ({
        person_id: (await signer.sign(`desk row\n${person.id}`)).slice(0, 16),
        registration_id: null,
        state: null,
        created_at: null,
        form: null,
        family: null,
        values: visibleValues(columns, person),
      })),
  );

/** gate: GET /desk/lists/{list_id}/registrations. A page of the persons of a list, the first one with all applicants, with the fields that the organiser may see. */
export const listDeskRows: GateRoute = async (context) => {
  const { organiser } = await requireOrganiser(context);
  const { list } = await requireList(context, organiser);
  const query = urlOf(context.request).searchParams;
  checkQuery(query, desk.listDeskRows);
  const [cursor, per_page] = [query.get('cursor'), query.get('per_page')];
  const api = await context.memberApi();
  const isKitchen = organiser.role === 'kitchen';
  const [columns, applicants, page] = await Promise.all([
    columnsFor(context, organiser, list),
    // they are decided about: they come first
    cursor === null && !isKitchen ? applicantsOf(context, list) : [],
    api.listPersons({
      list_id: list.id,
      query: { cursor: cursor ?? undefined, per_page: per_page ?? undefined },
    }),
  ]);
  const persons = [...applicants, ...page.data];
  const facts = await factsOf(
    context,
    list.id,
    persons.map(({ id }) => id),
  );
  const data = isKitchen
    ? await kitchenRows(context, persons, columns, facts)
    : persons.map((person) => rowOf(person, organiser, columns, facts));
  return jsonResponse(JSON.stringify({ data, next_cursor: page.meta.next_cursor }));
};
