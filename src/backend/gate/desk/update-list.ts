import type { DeskListChange, JournalAction } from '../../../model/desk.js';
import type { Issue } from '../../../model/issue.js';
import { jsonResponse, Refusal, unprocessable } from '../../http/middleware/index.js';
import type { DeskSetting, EventRow, Tables } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { requireAction } from './desk-action.js';
import { deskListFacts, deskListOf, isOpen } from './desk-list.js';
import { requireList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';

/** No event has more places. */
const MAX_PLACES = 100_000;

const isPlaces = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_PLACES);

/** Throws 422. */
function changeIn(value: object): DeskListChange {
  const { closed, places, ...unknownKeys } = value as Record<string, unknown>;
  const issues: Issue[] = Object.keys(unknownKeys).map((field) => ({ field, code: 'unknown' }));
  if (closed !== undefined && typeof closed !== 'boolean') issues.push({ field: 'closed', code: 'wrong_type' });
  if (places !== undefined && !isPlaces(places))
    issues.push({ field: 'places', code: 'out_of_range', params: { min: 1, max: MAX_PLACES } });
  if (issues.length) throw unprocessable(issues);
  return value;
}

/** The event with its settings, in a transaction that has locked it. */
interface SettingTarget {
  readonly event: EventRow;
  readonly setting: DeskSetting;
  readonly now: number;
}

/** Sets when an event and its form close. */
async function closeAt(
  { events, forms }: Tables,
  { workspace_id, list_id, slug }: EventRow,
  closes_at: number,
  form_closes_at: number | null,
): Promise<void> {
  await events.update({ workspace_id, list_id, closes_at });
  const form = await forms.find(workspace_id, slug);
  if (form) await forms.update({ ...form, closes_at: form_closes_at });
}

/** Closes the registration, or lets the file decide again. Undefined if it is so already; throws 409 where the file has closed it. */
async function setClosed(
  tables: Tables,
  { event, setting, now }: SettingTarget,
  closed: boolean,
): Promise<DeskSetting | undefined> {
  if (closed === (setting.closed_at !== null)) {
    if (!closed && !isOpen(event, now)) throw new Refusal(409, 'The registration is not open by the workspace file.');
    return undefined;
  }
  if (!closed) {
    await closeAt(tables, event, setting.event_closes_at!, setting.form_closes_at);
    return { ...setting, closed_at: null, event_closes_at: null, form_closes_at: null };
  }
  if (!isOpen(event, now)) throw new Refusal(409, 'The registration is not open.');
  const form = await tables.forms.find(event.workspace_id, event.slug);
  await closeAt(tables, event, now, now);
  return { ...setting, closed_at: now, event_closes_at: event.closes_at, form_closes_at: form?.closes_at ?? null };
}

/** Changes the number of places. Undefined if it is so already. Nobody loses a place. */
async function setPlaces(
  { events }: Tables,
  { event, setting }: SettingTarget,
  max_persons: number | null,
): Promise<DeskSetting | undefined> {
  const { workspace_id, list_id } = event;
  if (event.max_persons === max_persons) return undefined;
  await events.update({ workspace_id, list_id, max_persons });
  const file_places = setting.has_places ? setting.file_places : event.max_persons;
  const isAsInFile = file_places === max_persons;
  return { ...setting, has_places: isAsInFile ? 0 : 1, file_places: isAsInFile ? null : file_places };
}

/** Makes the changes in one transaction with their entries in the journal. */
async function changeSettings(
  { store, workspace, now }: GateContext,
  { list_id, email_key }: { list_id: string; email_key: string },
  { closed, places }: DeskListChange,
): Promise<void> {
  const workspace_id = workspace.id;
  await store.transaction(async (tables) => {
    await tables.events.lock(workspace_id, list_id);
    const event = await tables.events.ofList(workspace_id, list_id);
    if (!event) throw new Refusal(409, 'Only events have places, and a registration to close.');
    let setting: DeskSetting = (await tables.deskSettings.find(workspace_id, list_id)) ?? {
      ...{ workspace_id, list_id, closed_at: null, event_closes_at: null, form_closes_at: null },
      ...{ has_places: 0, file_places: null },
    };
    const note = async (action: JournalAction, next: DeskSetting | undefined) => {
      if (!next) return;
      setting = next;
      await tables.deskSettings.put(next);
      await tables.deskJournal.note({ workspace_id, at: now, email_key, action, list_id, person_id: '' });
    };
    if (closed !== undefined)
      await note(closed ? 'close' : 'open', await setClosed(tables, { event, setting, now }, closed));
    if (places !== undefined) await note('places', await setPlaces(tables, { event, setting, now }, places));
  });
}

/**
 * gate: PUT /desk/lists/{list_id}. Closes the registration of an event or opens it again, and changes the number of places (decision 41). Absent
 * keys stay as they are; a repeat changes nothing. 409 to open what the file has closed. Answers with the list.
 */
export const updateDeskList: GateRoute = async (context) => {
  const { organiser, session } = await requireOrganiser(context);
  requireAction(context, organiser, 'close');
  const { list } = await requireList(context, organiser);
  const change = changeIn((await context.body()).value);
  await changeSettings(context, { list_id: list.id, email_key: session.email_key }, change);
  const [current, facts] = await Promise.all([requireList(context, organiser), deskListFacts(context)]);
  return jsonResponse(JSON.stringify({ data: await deskListOf(context, organiser, current, facts) }));
};
