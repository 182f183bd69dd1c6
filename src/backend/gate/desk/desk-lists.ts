import { fieldOf, memberFields, personFields } from '../../../fields/index.js';
import type { Organiser } from '../../../model/desk.js';
import type { List } from '../../../model/workspace.js';
import type { EventRow } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { noSuchList } from './desk-session.js';
import { visibleFields, type VisibleField } from './visible-fields.js';

/** A list of an organiser; with its event, if it is one's. */
export interface OrganiserList {
  readonly list: List;
  readonly event: EventRow | undefined;
}

/** The lists that an organiser may see: events in the order of the file, then the other lists. */
export async function listsOf(
  { store, workspace }: GateContext,
  { lists: names }: Pick<Organiser, 'lists'>,
): Promise<OrganiserList[]> {
  const [lists, events] = await Promise.all([store.lists.all(workspace.id), store.events.all(workspace.id)]);
  const eventLists = events.flatMap((event) => {
    const list = lists.find(({ id }) => id === event.list_id);
    return list ? [{ list, event }] : [];
  });
  const otherLists = lists.filter(({ type }) => type !== 'event').map((list) => ({ list, event: undefined }));
  return [...eventLists, ...otherLists].filter(
    ({ list, event }) => !names || names.includes(event ? event.slug : list.type === 'member' ? 'member' : list.id),
  );
}

/** The requested list, if the organiser may see it. 404 otherwise. */
export async function requireList(context: GateContext, organiser: Organiser): Promise<OrganiserList> {
  const lists = await listsOf(context, organiser);
  const match = lists.find(({ list }) => list.id === context.params['list_id']);
  if (!match) throw noSuchList();
  return match;
}

/** The columns of a list that an organiser may see. */
export async function columnsFor(context: GateContext, organiser: Organiser, list: List): Promise<VisibleField[]> {
  const api = await context.memberApi();
  const { data } = await api.listColumns({ list_id: list.id });
  const own = data.map(fieldOf);
  return visibleFields(organiser, [...personFields, ...(list.type === 'member' ? memberFields : []), ...own]);
}
