import { dayIn } from '../../../../fields/index.js';
import type { Organiser } from '../../../../model/desk.js';
import type { DeskFeeRow } from '../../../../model/desk-money.js';
import type { AttachedExpense } from '../../../../model/fee.js';
import { urlOf } from '../../../backend.js';
import type { FeeOfPerson, FeesOfLists } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';
import { requireAction } from '../desk-action.js';
import { listsOf } from '../desk-lists.js';
import { noSuchList, requireOrganiser, type OrganiserSession } from '../desk-session.js';

/** The cost unit of a fee; null for none. */
export const costUnitOf = (attached_expense: string | null): string | null =>
  attached_expense === null ? null : ((JSON.parse(attached_expense) as AttachedExpense).costunit_name ?? null);

/** A fee with the name of its person: roles with `money` see names, and no other value of a person comes with it. */
const feeRowOf = (
  { workspace }: Pick<GateContext, 'workspace'>,
  fee: FeeOfPerson,
  remindedAt: number | undefined,
  undeliveredAt: number | undefined,
): DeskFeeRow => ({
  fee_id: fee.id,
  reference: fee.reference,
  amount: fee.amount,
  description: fee.description,
  person_id: fee.person_id,
  person_name: [fee.first_name, fee.last_name].filter(Boolean).join(' '),
  list_id: fee.list_id,
  cost_unit: costUnitOf(fee.attached_expense),
  open_since: dayIn(workspace.time_zone, fee.created_at),
  due_on: fee.due_at,
  paid_on: fee.paid_at,
  reminded_on: remindedAt === undefined ? null : dayIn(workspace.time_zone, remindedAt),
  reminder_undelivered: remindedAt !== undefined && undeliveredAt === remindedAt,
});

/** Fees as the desk shows them, by their ids. */
export async function feeRowsOf(
  { workspace, store }: Pick<GateContext, 'workspace' | 'store'>,
  fees: readonly FeeOfPerson[],
): Promise<ReadonlyMap<string, DeskFeeRow>> {
  const ids = fees.map(({ person_id }) => person_id);
  const [reminders, undelivered] = await Promise.all([
    store.deskJournal.lastReminders(workspace.id, ids),
    store.deskMessages.undeliveredReminders(workspace.id),
  ]);
  return new Map(
    fees.map((fee) => [
      fee.id,
      feeRowOf({ workspace }, fee, reminders.get(fee.person_id), undelivered.get(fee.person_id)),
    ]),
  );
}

/** An organiser who may work with fees, and the lists whose fees they may see. */
export interface MoneyAccess extends OrganiserSession {
  readonly lists: FeesOfLists;
}

/** All lists of the organiser, or the one that `list_id` of the query names. Throws 404 if that is none of theirs. */
async function requestedLists(context: GateContext, organiser: Organiser): Promise<FeesOfLists> {
  const ids = (await listsOf(context, organiser)).map(({ list }) => list.id);
  const list_id = urlOf(context.request).searchParams.get('list_id');
  if (list_id !== null && !ids.includes(list_id)) throw noSuchList();
  return { workspace_id: context.workspace.id, list_ids: list_id === null ? ids : [list_id] };
}

/** The session of an organiser with the action `money`. Throws 401, 403, and 404 for a list that is not theirs. */
export async function requireMoney(context: GateContext): Promise<MoneyAccess> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'money');
  return { ...access, lists: await requestedLists(context, access.organiser) };
}
