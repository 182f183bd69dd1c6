import type { DeskCounts, DeskList, DeskListSettings, Organiser } from '../../../model/desk.js';
import type { DeskSetting, EventRow } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { columnsFor, type OrganiserList } from './desk-lists.js';

const countedStates = ['registered', 'unconfirmed', 'waiting', 'offered', 'applied'] as const;

/** Whether an event takes registrations, by its times. */
export const isOpen = ({ published, opens_at, closes_at }: EventRow, now: number): boolean =>
  published === 1 && (opens_at === null || opens_at <= now) && now < closes_at;

/** Counts and settings of lists. */
export interface DeskListFacts {
  readonly countsOf: (list_id: string) => DeskCounts;
  readonly settings: readonly DeskSetting[];
}

/** Counts registrations of all lists by state, and those that wait for review; and reads what the desk has set. */
export async function deskListFacts({ store, workspace }: GateContext): Promise<DeskListFacts> {
  const [rows, reviews, settings] = await Promise.all([
    store.registrations.countsByState(workspace.id),
    store.reviewQueue.all(workspace.id),
    store.deskSettings.all(workspace.id),
  ]);
  const count = (list_id: string, state: string) =>
    rows.find((row) => row.list_id === list_id && row.state === state)?.count ?? 0;
  const countsOf = (list_id: string) => ({
    ...(Object.fromEntries(countedStates.map((state) => [state, count(list_id, state)])) as Omit<DeskCounts, 'held'>),
    held: reviews.filter((review) => review.list_id === list_id).length,
  });
  return { countsOf, settings };
}

/** A kitchen helper is told how many come, and nothing about those who do not yet. */
const countsFor = ({ role }: Organiser, counts: DeskCounts): DeskCounts =>
  role === 'kitchen'
    ? { registered: counts.registered, unconfirmed: 0, waiting: 0, offered: 0, applied: 0, held: 0 }
    : counts;

/** The registration of an event, and what the desk has changed of it. */
export const settingsOf = (event: EventRow, setting: DeskSetting | undefined): DeskListSettings => ({
  published: event.published === 1,
  opens_at: isoTime(event.opens_at),
  closes_at: isoTime(setting?.event_closes_at ?? event.closes_at)!,
  closed_at: isoTime(setting?.closed_at ?? null),
  places_taken: event.persons_count + event.reserved_places,
  ...(setting?.has_places ? { file_places: setting.file_places } : {}),
});

/** A list as the desk shows it to an organiser. */
export async function deskListOf(
  context: GateContext,
  organiser: Organiser,
  { list, event }: OrganiserList,
  { countsOf, settings }: DeskListFacts,
): Promise<DeskList> {
  const columns = await columnsFor(context, organiser, list);
  const setting = settings.find(({ list_id }) => list_id === list.id);
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
    counts: countsFor(organiser, countsOf(list.id)),
    columns: columns.map(({ name, label, kind }) => ({ name, label, kind })),
    settings: event && organiser.role !== 'kitchen' ? settingsOf(event, setting) : null,
  };
}
