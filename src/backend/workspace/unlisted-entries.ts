import type { Tables } from '../store/index.js';
import type { ColumnEntry, WorkspaceFile } from './workspace-file.js';

/**
 * The stored entries that a workspace file does not contain, in words: `event camp`. They are never deleted. Parts of an unlisted
 * entry are not listed again.
 */
export async function unlistedEntries(tables: Tables, file: WorkspaceFile): Promise<string[]> {
  const workspace = await tables.workspaces.bySlug(file.workspace.slug);
  if (!workspace) return [];
  const { id } = workspace;
  const columnsOf = async (list_id: string, name: string, entries: readonly ColumnEntry[]) =>
    (await tables.columns.of(id, list_id))
      .filter(({ external_id }) => !entries.some((entry) => entry.external_id.normalize() === external_id?.normalize()))
      .map((column) => `column ${column.external_id ?? column.id} of "${name}"`);

  const events: string[] = [];
  const lists: string[] = [];
  const columns: string[] = [];
  const listedForms = new Set(file.lists.flatMap(({ application }) => application?.slug ?? []));
  for (const { slug, list_id } of await tables.events.all(id)) {
    listedForms.add(slug);
    const entry = file.events.find((event) => event.slug === slug);
    if (entry) columns.push(...(await columnsOf(list_id, entry.title, entry.columns)));
    else events.push(`event ${slug}`);
  }
  for (const { id: list_id, type, name } of await tables.lists.all(id)) {
    if (type === 'event') continue;
    const entry = file.lists.find((list) => list.type === type && (type === 'member' || list.name === name));
    if (entry) columns.push(...(await columnsOf(list_id, entry.name, entry.columns)));
    else lists.push(`list "${name}"`);
  }
  const units = (await tables.costUnits.all(id)).filter(
    ({ name }) => !file.cost_units.some((unit) => unit.name === name),
  );
  const forms = (await tables.forms.all(id)).filter(({ slug }) => !listedForms.has(slug));
  return [
    ...events,
    ...lists,
    ...columns,
    ...units.map(({ name }) => `cost unit ${name}`),
    ...forms.map(({ slug }) => `form ${slug}`),
  ];
}
