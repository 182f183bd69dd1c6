import { deskActions, type DeskAction, type JournalAction, type Organiser } from '../../../model/desk.js';
import type { List } from '../../../model/workspace.js';
import { jsonResponse, Refusal } from '../../http/middleware/index.js';
import type { JournalEntry, Registration, Tables } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { requireList, type OrganiserList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';

/** The actions of each role. */
const actionsOfRoles: Readonly<Record<Organiser['role'], readonly DeskAction[]>> = {
  owner: deskActions,
  treasurer: ['money'],
  organiser: [
    'review',
    'waiting_list',
    'promote',
    'applications',
    'cancel',
    'correct',
    'add',
    'write',
    'close',
    'settings',
    'merge',
    'move',
  ],
  kitchen: [],
};

/** Actions in the journal that leave the state of a registration as it is. */
const STATELESS: readonly string[] = ['paid', 'unpaid', 'remind', 'import', 'write', 'correct', 'distinct'];

/** Whether an entry of the journal is about the state of a registration. */
export const isAboutState = ({ action }: { readonly action: string }): boolean => !STATELESS.includes(action);

/** Actions that need the bundled service: what they change is not in one transaction with a hosted one. */
const BUNDLED_ONLY: readonly DeskAction[] = ['applications', 'promote', 'merge', 'move'];

/** Actions that need all answers of a person. */
const ALL_FIELDS_ONLY: readonly DeskAction[] = ['merge', 'move'];

/**
 * The actions of an organiser. Before a hosted service, applications are decided there, and nobody is promoted, merged or moved at the desk.
 * An organiser who sees a part of the answers merges and moves nobody.
 */
export const actionsOf = ({ hasAllFees }: Pick<GateContext, 'hasAllFees'>, { role, fields }: Organiser): DeskAction[] =>
  actionsOfRoles[role].filter(
    (action) =>
      (hasAllFees || !BUNDLED_ONLY.includes(action)) && (fields === null || !ALL_FIELDS_ONLY.includes(action)),
  );

/** Throws 403 if the role of an organiser does not have an action. */
export function requireAction(context: GateContext, organiser: Organiser, action: DeskAction): void {
  if (!actionsOf(context, organiser).includes(action))
    throw new Refusal(403, 'Your role does not include this action.');
}

/** The same 404 for persons that do not exist and persons of other lists. */
export const noSuchPerson = () => new Refusal(404, 'There is no such person.');

/** Whether the last action about the state of a person of a list was this one. */
export async function wasDone(
  { deskJournal }: Pick<Tables, 'deskJournal'>,
  { workspace_id, list_id, person_id, action }: Pick<JournalEntry, 'workspace_id' | 'list_id' | 'person_id' | 'action'>,
): Promise<boolean> {
  const entries = await deskJournal.ofPerson(workspace_id, person_id!);
  return entries.findLast((entry) => entry.list_id === list_id && isAboutState(entry))?.action === action;
}

/** The registration is in a state that the action does not apply to. */
export const wrongState = () => new Refusal(409, 'This registration has changed. Please load the page again.');

/** A person of a list whom an action is about. */
interface ActionTarget<Prepared> extends OrganiserList {
  readonly workspace_id: string;
  readonly person_id: string;
  readonly registration: Registration | undefined;
  /** The body of the request. */
  readonly value: object;
  readonly prepared: Prepared | undefined;
}

interface PersonAction<Prepared> {
  /** The right that the role needs. */
  readonly right: DeskAction;
  /** The name of the action in the journal. */
  readonly name: JournalAction;
  /** The list of the person; default: the one in the path. */
  readonly listOf?: (context: GateContext, organiser: Organiser) => Promise<OrganiserList>;
  /** Reads what is needed before the transaction. */
  readonly prepare?: (list: List) => Promise<Prepared>;
  /** Does it in a transaction; false if the person is in a state that it does not apply to. */
  readonly execute: (tables: Tables, target: ActionTarget<Prepared>, now: number) => Promise<boolean>;
}

/**
 * Does an action about a person once, in one transaction with its entry in the journal. Answered again with 200 if it was done before, also
 * when the person is gone by now. 403 for other roles, 404 for persons of other lists, 409 for another state.
 */
export async function personAction<Prepared = undefined>(
  context: GateContext,
  { right, name, listOf = requireList, prepare, execute }: PersonAction<Prepared>,
): Promise<Response> {
  const { store, workspace, now, body, params } = context;
  const { organiser, session } = await requireOrganiser(context);
  requireAction(context, organiser, right);
  const { value } = await body();
  const { list, event } = await listOf(context, organiser);
  const person_id = params['person_id']!;
  const workspace_id = workspace.id;
  const prepared = await prepare?.(list);
  const outcome = await store.transaction(async (tables) => {
    const [person] = await tables.persons.findAll(workspace_id, 'id', [person_id], list.id);
    const registration = (await tables.registrations.ofPersons(workspace_id, [person_id])).at(-1);
    const target = { list, event, workspace_id, person_id, registration, value, prepared };
    if (person && (await execute(tables, target, now))) {
      const entry = { workspace_id, at: now, email_key: session.email_key, action: name };
      const registration_id = registration?.id ?? null;
      await tables.deskJournal.note({ ...entry, list_id: list.id, person_id, registration_id });
      return 'done';
    }
    if (await wasDone(tables, { workspace_id, list_id: list.id, person_id, action: name })) return 'done';
    return person ? 'wrong state' : 'gone';
  });
  if (outcome === 'gone') throw noSuchPerson();
  if (outcome === 'wrong state') throw wrongState();
  return jsonResponse(JSON.stringify({ data: {} }));
}
