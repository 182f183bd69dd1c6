import { MAX_DUPLICATES, type DeskDuplicate, type DeskDuplicates } from '../../../../model/desk-duplicate.js';
import type { Organiser } from '../../../../model/desk.js';
import { jsonResponse } from '../../../http/middleware/index.js';
import type { PersonRow } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { columnsFor, type OrganiserList } from '../desk-lists.js';
import { factsOf, rowOf } from '../list-rows.js';
import { personOfRow } from './answers.js';
import { consentColumns } from './consent-columns.js';
import { findPairs, type Pair } from './find-pairs.js';
import { canBePaired, mergeObstacle, type MergeSide } from './pair-rules.js';
import { distinctKey, requireDuplicates } from './require-duplicates.js';

/** The pairs of a list, without those whom somebody has marked as different. */
async function openPairs(context: GateContext, list_id: string, rows: readonly PersonRow[]): Promise<Pair[]> {
  const { store, workspace } = context;
  const ids = rows.map(({ id }) => id);
  const [registrations, distinct] = await Promise.all([
    store.registrations.ofPersons(workspace.id, ids),
    store.deskJournal.personIdsOf(workspace.id, list_id, 'distinct'),
  ]);
  const byPerson = new Map(registrations.map((one) => [one.person_id, one]));
  const compared = rows.flatMap((row) => {
    const registration = byPerson.get(row.id);
    const birthdate = personOfRow(row).birthdate ?? null;
    return canBePaired(registration) ? [{ ...row, birthdate, registration }] : [];
  });
  const pairs = await Promise.all(
    findPairs(compared).map(async (pair) => {
      const key = await distinctKey(context, [pair.persons[0].id, pair.persons[1].id]);
      return distinct.has(key) ? [] : [pair];
    }),
  );
  return pairs.flat();
}

/** The pairs as the desk shows them. */
async function duplicatesOf(
  context: GateContext,
  organiser: Organiser,
  { list }: OrganiserList,
  pairs: readonly Pair[],
  rows: readonly PersonRow[],
): Promise<DeskDuplicate[]> {
  const { store, workspace } = context;
  const ids = [...new Set(pairs.flatMap(({ persons }) => persons.map(({ id }) => id)))];
  if (!ids.length) return [];
  const [columns, facts, credits] = await Promise.all([
    columnsFor(context, organiser, list),
    factsOf(context, list.id, ids),
    store.credits.ofPersons(workspace.id, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const deskRow = (id: string) => ({ ...rowOf(personOfRow(byId.get(id)!), organiser, columns, facts), family: null });
  const sideOf = (id: string): MergeSide => ({
    registration: facts.registrations.get(id),
    fees: facts.fees.filter(({ person_id }) => person_id === id),
    hasCredit: credits.some(({ person_id }) => person_id === id),
  });
  return pairs.map(({ persons: [first, second], shared }) => {
    const [one, other] = [sideOf(first.id), sideOf(second.id)];
    const both_paid = mergeObstacle(one, other) === 'both_paid';
    const mustKeepOne = mergeObstacle(other, one) !== undefined;
    const mustKeepOther = mergeObstacle(one, other) !== undefined;
    return {
      persons: [deskRow(first.id), deskRow(second.id)],
      shared,
      must_keep: both_paid ? null : mustKeepOne ? first.id : mustKeepOther ? second.id : null,
      both_paid,
    };
  });
}

/**
 * gate: GET /desk/lists/{list_id}/duplicates. Persons of an event's list who are probably the same (docs/desk.md#duplicates), the first
 * `MAX_DUPLICATES` pairs. 409 for lists of no event.
 */
export const listDuplicates: GateRoute = async (context) => {
  const { store, workspace } = context;
  const { organiser, list, event } = await requireDuplicates(context);
  const [rows, fixed_columns] = await Promise.all([
    store.persons.ofList(workspace.id, list.id),
    consentColumns(context, list.id, event!.slug),
  ]);
  const all = await openPairs(context, list.id, rows);
  const data: DeskDuplicates = {
    pairs: await duplicatesOf(context, organiser, { list, event }, all.slice(0, MAX_DUPLICATES), rows),
    fixed_columns,
    count: all.length,
  };
  return jsonResponse(JSON.stringify({ data }));
};
