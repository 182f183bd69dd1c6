import { REMINDER_PAUSE_DAYS, type ReminderPreview } from '../../../../model/desk-money.js';
import { digest } from '../../../crypto/index.js';
import { jsonResponse, Refusal, unprocessable } from '../../../http/middleware/index.js';
import { WriteConflictError, type FeeOfPerson, type StoredMessage, type Tables } from '../../../store/index.js';
import type { GateContext, GateRoute, RemindedPerson } from '../../gate-context.js';
import { listsOf } from '../desk-lists.js';
import { messageIdOf } from '../messages/message-body.js';
import { idOf, recipientsOf } from '../messages/recipients.js';
import { requireMoney, type MoneyAccess } from './fee-rows.js';
import { noSuchFee, selectedFees } from './mark-fees.js';

const PAUSE_MS = REMINDER_PAUSE_DAYS * 24 * 3600_000;

/** One mail: the persons of a list at one address, with the fees that they are reminded of. */
interface Reminder {
  readonly list_id: string;
  readonly persons: readonly RemindedPerson[];
}

/** Whom a selection of fees reminds. */
interface ReminderPlan {
  readonly reminders: readonly Reminder[];
  /** Fees whose persons were reminded a short time ago. */
  readonly recent: number;
  readonly without_address: number;
}

interface Request {
  readonly ids: readonly string[];
  /** Whether those are reminded too who were reminded a short time ago. */
  readonly repeat: boolean;
}

/** The selection of a request. Throws 422. */
function requestOf(value: object): Request {
  const { repeat = false } = value as { repeat?: unknown };
  if (typeof repeat !== 'boolean') throw unprocessable([{ field: 'repeat', code: 'wrong_type' }]);
  return { ids: selectedFees(value), repeat };
}

/** Whether a person was reminded a short time ago. */
const wasReminded = (reminders: ReadonlyMap<string, number>, person_id: string, now: number): boolean =>
  (reminders.get(person_id) ?? -Infinity) > now - PAUSE_MS;

function byPerson(fees: readonly FeeOfPerson[]): Map<string, FeeOfPerson[]> {
  const groups = new Map<string, FeeOfPerson[]>();
  for (const fee of fees) groups.set(fee.person_id, [...(groups.get(fee.person_id) ?? []), fee]);
  return groups;
}

/** Finds whom the open ones of the selected fees remind, by the addresses of messages. Throws 404 for fees that are not there. */
async function planOf(context: GateContext, access: MoneyAccess, { ids, repeat }: Request): Promise<ReminderPlan> {
  const { store, workspace, now } = context;
  const fees = await store.deskFees.byIds(access.lists, ids);
  if (fees.length !== ids.length) throw noSuchFee();
  const open = fees.filter(({ paid_at }) => paid_at === null);
  const last = await store.deskJournal.lastReminders(
    workspace.id,
    open.map(({ person_id }) => person_id),
  );
  const due = repeat ? open : open.filter(({ person_id }) => !wasReminded(last, person_id, now));
  const feesOf = byPerson(due);
  const reminders: Reminder[] = [];
  for (const { list } of await listsOf(context, access.organiser)) {
    const person_ids = [...new Set(due.filter(({ list_id }) => list_id === list.id).map(({ person_id }) => person_id))];
    if (!person_ids.length) continue;
    const { families } = await recipientsOf(context, list, { person_ids });
    for (const family of families)
      reminders.push({
        list_id: list.id,
        persons: family.map((one) => ({ ...one, fees: feesOf.get(idOf(one)) ?? [] })),
      });
  }
  const mailed = reminders.reduce((sum, { persons }) => sum + persons.length, 0);
  return { reminders, recent: open.length - due.length, without_address: feesOf.size - mailed };
}

/** gate: POST /desk/fees/reminders/preview. How many mails a reminder would be, and the first of them. Nothing is sent. */
export const previewReminder: GateRoute = async (context) => {
  const access = await requireMoney(context);
  const { reminders, recent, without_address } = await planOf(context, access, requestOf((await context.body()).value));
  const { store, workspace, memberApi, messageMails } = context;
  const [first] = reminders;
  const example = first
    ? await messageMails.reminderExampleOf({ store, memberApi: () => memberApi() }, workspace, first.persons)
    : null;
  const data: ReminderPreview = { mails: reminders.length, recent, without_address, example };
  return jsonResponse(JSON.stringify({ data }));
};

/** Others have reminded or marked all of them meanwhile. */
const nobodyLeft = () => new Refusal(409, 'Nobody is left to be reminded. Please load the page again.');

const feeIdsOf = ({ fees }: Reminder['persons'][number]): string[] => fees.map(({ id }) => id);

/** Puts the mail of a reminder into the outbox, with its entries in the journal. False if nobody is left whom it is about. */
async function enqueue(
  { outbox, fees, deskJournal }: Tables,
  message: StoredMessage,
  { list_id, persons }: Reminder,
  repeat: boolean,
): Promise<boolean> {
  const { workspace_id, id: message_id, at, email_key } = message;
  // locks the fees: another treasurer who reminds of them waits, and finds the entries of the journal
  const open = await fees.lockOpen(workspace_id, persons.flatMap(feeIdsOf).sort());
  const last = await deskJournal.lastReminders(workspace_id, persons.map(idOf));
  const left = persons.filter(
    (one) => one.fees.some(({ id }) => open.has(id)) && (repeat || !wasReminded(last, idOf(one), at)),
  );
  if (!left.length) return false;
  const person_ids = left.map(idOf);
  const fee_ids = left.flatMap(feeIdsOf).filter((id) => open.has(id));
  const payload = { message_id, person_ids, reminder: { list_id, fee_ids } };
  await outbox.enqueueAll([{ workspace_id, kind: 'desk_message', person_id: person_ids[0]!, payload }], at);
  for (const person_id of person_ids)
    await deskJournal.note({ workspace_id, at, email_key, action: 'remind', list_id, person_id });
  return true;
}

/** A reminder under this id that was sent before. Throws 422 if it was another one. */
function requireSame(stored: StoredMessage, message: StoredMessage): StoredMessage {
  if ((['list_id', 'email_key', 'text'] as const).some((key) => stored[key] !== message[key]))
    throw unprocessable([{ field: 'message_id', code: 'key_reused' }]);
  return stored;
}

/**
 * gate: POST /desk/fees/reminders. Puts one mail for each list and address into the outbox, in one transaction with its entries in the journal.
 * Sent again under its id, it is answered as before, and nobody is mailed twice; a person who was reminded a short time ago is left out unless
 * `repeat` says otherwise. Throws 404 for fees that are not there, and 409 if nobody is left.
 */
export const remindOfFees: GateRoute = async (context) => {
  const { store, workspace, now } = context;
  const access = await requireMoney(context);
  const { value } = await context.body();
  const request = requestOf(value);
  const message: StoredMessage = {
    workspace_id: workspace.id,
    id: messageIdOf(value),
    // of no list: no list shows it among its messages
    list_id: '',
    at: now,
    email_key: access.session.email_key,
    subject: '',
    text: await digest(JSON.stringify([[...request.ids].sort(), request.repeat])),
    title: '',
    mail_count: 0,
  };
  const sent = await store.deskMessages.find(workspace.id, message.id);
  const stored = sent ?? (await send(context, message, await planOf(context, access, request), request.repeat));
  return jsonResponse(JSON.stringify({ data: { mails: requireSame(stored, message).mail_count } }));
};

/** Sends in one transaction; gives what was sent under the id meanwhile, if it was. */
const send = (
  { store }: GateContext,
  message: StoredMessage,
  { reminders }: ReminderPlan,
  repeat: boolean,
): Promise<StoredMessage> =>
  store.transaction(async (tables) => {
    const meanwhile = await tables.deskMessages.find(message.workspace_id, message.id);
    if (meanwhile) return meanwhile;
    let mail_count = 0;
    for (const reminder of reminders) if (await enqueue(tables, message, reminder, repeat)) mail_count++;
    // one under the same id that was faster is found by the next try
    if (mail_count && !(await tables.deskMessages.insert({ ...message, mail_count }))) throw new WriteConflictError();
    if (!mail_count) {
      const faster = await tables.deskMessages.find(message.workspace_id, message.id);
      if (!faster) throw nobodyLeft();
      return faster;
    }
    return { ...message, mail_count };
  });
