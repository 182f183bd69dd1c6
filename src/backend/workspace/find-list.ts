import type { List } from '../../model/workspace.js';
import type { Tables } from '../store/index.js';

/** A list by its id, `member` for the member list, or the slug of its event. */
export async function findList(tables: Tables, workspace_id: string, name: string): Promise<List | undefined> {
  const list = await tables.lists.find(workspace_id, name);
  if (list || name === 'member') return list;
  const event = (await tables.events.all(workspace_id)).find(({ slug }) => slug === name);
  return event && tables.lists.find(workspace_id, event.list_id);
}
