import type { DeskCounts, DeskList, DeskSession, Organiser } from '../../../model/desk.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { DESK_IDLE_TIMEOUT_MS, type EventRow } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { actionsOf } from './desk-action.js';
import { columnsFor, listsOf, type OrganiserList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';

const countedStates = ['registered', 'unconfirmed', 'waiting', 'offered', 'applied'] as const;

const isOpen = ({ published, opens_at, closes_at }: EventRow, now: number): boolean =>
  published === 1 && (opens_at === null || opens_at <= now) && now < closes_at;

/** Counts registrations of all lists by state, and those that wait for review. */
async function counter({ store, workspace }: GateContext): Promise<(list_id: string) => DeskCounts> {
  const [rows, reviews] = await Promise.all([
    store.registrations.countsByState(workspace.id),
    store.reviewQueue.all(workspace.id),
  ]);
  const count = (list_id: string, state: string) =>
    rows.find((row) => row.list_id === list_id && row.state === state)?.count ?? 0;
  return (list_id) => ({
    ...(Object.fromEntries(countedStates.map((state) => [state, count(list_id, state)])) as Omit<DeskCounts, 'held'>),
    held: reviews.filter((review) => review.list_id === list_id).length,
  });
}

/** A kitchen helper is told how many come, and nothing about those who do not yet. */
const countsFor = ({ role }: Organiser, counts: DeskCounts): DeskCounts =>
  role === 'kitchen'
    ? { registered: counts.registered, unconfirmed: 0, waiting: 0, offered: 0, applied: 0, held: 0 }
    : counts;

async function deskListOf(
  context: GateContext,
  organiser: Organiser,
  { list, event }: OrganiserList,
  counts: DeskCounts,
): Promise<DeskList> {
  const columns = await columnsFor(context, organiser, list);
  return {
    list_id: list.id,
    type: list.type,
    slug: event?.slug ?? null,
    title: event?.title ?? list.name,
    start_date: event?.start_date ?? null,
    end_date: event?.end_date ?? null,
    location: event?.location ?? null,
    is_open: event ? isOpen(event, context.now) : false,
    max_persons: event?.max_persons ?? null,
    persons_count: event?.persons_count ?? 0,
    counts: countsFor(organiser, counts),
    columns: columns.map(({ name, label, kind }) => ({ name, label, kind })),
  };
}

/** gate: GET /desk/sessions/current. The organiser, and the lists that they may see, with counts. */
export const readDesk: GateRoute = async (context) => {
  const { workspace } = context;
  const { session, organiser } = await requireOrganiser(context);
  const [lists, countsOf] = await Promise.all([listsOf(context, organiser), counter(context)]);
  const data: DeskSession = {
    organisation: workspace.name,
    email: organiser.email,
    name: organiser.name,
    role: organiser.role,
    expires_at: isoTime(session.expires_at)!,
    idle_ms: DESK_IDLE_TIMEOUT_MS,
    ...clubTime(context),
    lists: await Promise.all(lists.map((one) => deskListOf(context, organiser, one, countsOf(one.list.id)))),
    actions: actionsOf(context, organiser),
  };
  return jsonResponse(JSON.stringify({ data }));
};
