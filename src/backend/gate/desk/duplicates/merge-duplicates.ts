import { daysOf, visibleFields } from '../../../../forms/index.js';
import type { DuplicateMerge } from '../../../../model/desk-duplicate.js';
import { jsonResponse, unprocessable } from '../../../http/middleware/index.js';
import type { FeeRow, PersonRow, Registration, Tables } from '../../../store/index.js';
import { clubTime } from '../../club-time.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { amountAfter, mergedAnswers } from '../../registrations/correction.js';
import { formContextOf, type RegistrationFormContext } from '../../registrations/own-registrations.js';
import { noSuchPerson, wasDone } from '../desk-action.js';
import { columnsFor } from '../desk-lists.js';
import { personOfRow, withAnswersOf } from './answers.js';
import { consentColumns } from './consent-columns.js';
import { canBePaired, mergeObstacle } from './pair-rules.js';
import { requireDuplicates } from './require-duplicates.js';

/** Throws 422. */
function readMerge(value: object, columns: readonly string[]): Required<DuplicateMerge> {
  const { keep, remove, take = [] } = value as Partial<Record<keyof DuplicateMerge, unknown>>;
  if (typeof keep !== 'string') throw unprocessable([{ field: 'keep', code: 'wrong_type' }]);
  if (typeof remove !== 'string' || keep === remove) throw unprocessable([{ field: 'remove', code: 'not_allowed' }]);
  if (!Array.isArray(take) || !take.every((column): column is string => columns.includes(column as string)))
    throw unprocessable([{ field: 'take', code: 'not_allowed' }]);
  return { keep, remove, take };
}

/** One of the two persons, as they are in the transaction. */
interface Side {
  readonly row: PersonRow;
  readonly registration: Registration | undefined;
  readonly fees: readonly FeeRow[];
  readonly hasCredit: boolean;
}

async function sideOf(tables: Tables, row: PersonRow): Promise<Side> {
  const { workspace_id, id } = row;
  const registration = (await tables.registrations.ofPersons(workspace_id, [id])).at(-1);
  const fees = await tables.fees.lockOfPersons(workspace_id, [id]);
  return { row, registration, fees, hasCredit: (await tables.credits.ofPersons(workspace_id, [id])).length > 0 };
}

interface MergeContext {
  /** Undefined if the event has no form. */
  readonly formContext: RegistrationFormContext | undefined;
  readonly today: string;
  readonly now: number;
}

/** The answers of the kept person, without those that the form does not ask for any more. */
function answersAfter(
  { row }: Side,
  from: Side,
  take: readonly string[],
  { formContext, today, now }: MergeContext,
): PersonRow {
  const next = withAnswersOf(row, from.row, take, now);
  if (!formContext || next === row) return next;
  const { formModel, event } = formContext;
  const values = mergedAnswers(formContext, personOfRow(next), {});
  const visible = visibleFields(formModel, values, daysOf(event, today).firstDay).map(({ name }) => name);
  const hidden = formModel.fields.filter(({ name }) => name in values && !visible.includes(name));
  const empty = { ...next, data: '{}' };
  return hidden.length
    ? {
        ...withAnswersOf(
          next,
          empty,
          hidden.map(({ name }) => name),
          now,
        ),
        version: next.version,
      }
    : next;
}

/** Stores the answers, and what they cost. A mail is sent only if the price is another one: nobody owes what they have not seen. */
async function storeAnswers(tables: Tables, keep: Side, next: PersonRow, context: MergeContext): Promise<void> {
  if (next === keep.row) return;
  await tables.persons.updateAll([[keep.row, next]]);
  const { formContext, today, now } = context;
  const { registration } = keep;
  if (!formContext || !registration || registration.amount === null) return;
  const to = amountAfter(formContext, registration, {
    before: mergedAnswers(formContext, personOfRow(keep.row), {}),
    after: mergedAnswers(formContext, personOfRow(next), {}),
    firstDay: daysOf(formContext.event, today).firstDay,
  });
  if (to !== null && to !== registration.amount)
    await tables.registrations.changeAmount(registration, { from: registration.amount, to }, now);
}

/** Open fees of no registration that the kept person does not have as well: they are owed, and go to them. */
const feesToMove = (keep: Side, remove: Side): string[] =>
  remove.fees
    .filter(
      (fee) =>
        fee.registration_id === null &&
        !keep.fees.some(({ amount, description }) => amount === fee.amount && description === fee.description),
    )
    .map(({ id }) => id);

/** Merges in a transaction that has locked the event. Throws 404 if one of them is not there, 422 if the other has to be kept. */
async function mergePersons(
  tables: Tables,
  rows: readonly PersonRow[],
  { keep: keep_id, remove: remove_id, take }: Required<DuplicateMerge>,
  context: MergeContext,
): Promise<void> {
  const [keepRow, removeRow] = [keep_id, remove_id].map((id) => rows.find((row) => row.id === id));
  if (!keepRow || !removeRow) throw noSuchPerson();
  const [keep, remove] = [await sideOf(tables, keepRow), await sideOf(tables, removeRow)];
  if (!canBePaired(keep.registration) || !canBePaired(remove.registration)) throw noSuchPerson();
  const code = mergeObstacle(keep, remove);
  if (code) throw unprocessable([{ field: 'keep', code }]);
  const { workspace_id, list_id } = keepRow;
  await storeAnswers(tables, keep, answersAfter(keep, remove, take, context), context);
  const moved = feesToMove(keep, remove);
  if (moved.length) await tables.fees.moveTo(workspace_id, moved, keep_id, context.now);
  // frees the place; nobody is mailed, since the family keeps its registration
  await tables.erasures.erase(workspace_id, list_id, [remove_id]);
}

/** The form of the event, to find out what answers cost. */
async function mergeContextOf(context: GateContext, slug: string): Promise<MergeContext> {
  const form = await context.store.forms.find(context.workspace.id, slug);
  return {
    formContext: form && (await formContextOf(context, form)),
    today: clubTime(context).today,
    now: context.now,
  };
}

/**
 * gate: POST /desk/lists/{list_id}/duplicates/merge. Keeps one of two persons, with chosen answers of the other, who is removed in the same
 * transaction: their place is free, their open fees of the registration are gone, and nobody is mailed unless the price of the one who stays
 * changes. 422 `both_paid`, `other_paid` or `other_counts` if the other has to be kept. Repeated: 200.
 */
export const mergeDuplicates: GateRoute = async (context) => {
  const { store, workspace, now, body } = context;
  const { organiser, session, list, event } = await requireDuplicates(context);
  const fixed = await consentColumns(context, list.id, event!.slug);
  const columns = (await columnsFor(context, organiser, list)).map(({ name }) => name);
  const merge = readMerge(
    (await body()).value,
    columns.filter((name) => !fixed.includes(name)),
  );
  const mergeContext = await mergeContextOf(context, event!.slug);
  const entry = { workspace_id: workspace.id, list_id: list.id, person_id: merge.remove, action: 'merge' as const };
  await store.transaction(async (tables) => {
    await tables.events.lock(workspace.id, list.id);
    const rows = await tables.persons.findAll(workspace.id, 'id', [merge.keep, merge.remove], list.id);
    const isKept = rows.some(({ id }) => id === merge.keep);
    if (isKept && rows.length === 1 && (await wasDone(tables, entry))) return;
    await mergePersons(tables, rows, merge, mergeContext);
    await tables.deskJournal.note({ ...entry, at: now, email_key: session.email_key });
  });
  return jsonResponse(JSON.stringify({ data: {} }));
};
