import type { Column } from '../../model/column.js';
import type { List, Workspace } from '../../model/workspace.js';
import { newId, type NewEvent, type StoredForm, type Tables } from '../store/index.js';
import {
  WorkspaceFileError,
  type ColumnEntry,
  type EventEntry,
  type FormEntry,
  type ListEntry,
  type WorkspaceFile,
} from './workspace-file.js';

/** One thing that applying a file will do. */
export interface Step {
  readonly does: 'create' | 'update';
  /** In words: `event sommerlager`. */
  readonly what: string;
  readonly carryOut: (tables: Tables) => Promise<void>;
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A step where something differs from what is there, none where nothing does. */
function differing<Entry extends object>(
  what: string,
  there: Entry | undefined,
  wanted: Entry,
  { insert, update }: Record<'insert' | 'update', (tables: Tables) => Promise<void>>,
): Step[] {
  if (!there) return [{ does: 'create', what, carryOut: insert }];
  const differs = (Object.keys(wanted) as (keyof Entry)[]).some((key) => !same(there[key], wanted[key]));
  return differs ? [{ does: 'update', what, carryOut: update }] : [];
}

const workspaceStep = (there: Workspace | undefined, wanted: Workspace): Step[] =>
  differing(`workspace ${wanted.slug}`, there, wanted, {
    insert: ({ workspaces }) => workspaces.insert(wanted),
    update: ({ workspaces }) => workspaces.update(wanted),
  });

const listStep = (workspace_id: string, there: List | undefined, wanted: List): Step[] =>
  differing(`list "${wanted.name}"`, there, wanted, {
    insert: ({ lists }) => lists.insert(workspace_id, wanted),
    update: ({ lists }) => lists.rename(workspace_id, wanted.id, wanted.name),
  });

function columnSteps(
  workspace_id: string,
  list: List,
  there: readonly Column[],
  entries: readonly ColumnEntry[],
): Step[] {
  const changed = entries.find(({ external_id, type }) =>
    there.some((c) => c.external_id === external_id && c.type !== type),
  );
  if (changed)
    throw new WorkspaceFileError([
      `list "${list.name}": the type of column "${changed.external_id}" cannot change any more; add another column`,
    ]);
  return entries.flatMap((entry) => {
    const known = there.find(({ external_id }) => external_id === entry.external_id);
    const wanted: Column = { id: known?.id ?? newId('col'), ...entry };
    return differing(`column ${entry.external_id} of "${list.name}"`, known, wanted, {
      insert: ({ columns }) => columns.add(workspace_id, list.id, [wanted]),
      update: ({ columns }) => columns.update(workspace_id, list.id, wanted),
    });
  });
}

function formSteps(
  workspace_id: string,
  there: readonly StoredForm[],
  { slug, title, opens_at, closes_at, layout }: FormEntry,
  { list_id, published }: { list_id: string; published: boolean },
): Step[] {
  const wanted: StoredForm = { workspace_id, slug, list_id, title, published, opens_at, closes_at, layout };
  return differing(
    `form ${slug}`,
    there.find((form) => form.slug === slug),
    wanted,
    {
      insert: ({ forms }) => forms.insert(wanted),
      update: ({ forms }) => forms.update(wanted),
    },
  );
}

async function listPlan(
  tables: Tables,
  workspace_id: string,
  entry: ListEntry,
  known: readonly List[],
  forms: StoredForm[],
) {
  const there = known.find(({ type, name }) => type === entry.type && (type === 'member' || name === entry.name));
  const list: List = { id: there?.id ?? newId('lst'), type: entry.type, name: entry.name };
  const columns = there ? await tables.columns.of(workspace_id, list.id) : [];
  return [
    ...listStep(workspace_id, there, list),
    ...columnSteps(workspace_id, list, columns, entry.columns),
    ...(entry.application
      ? formSteps(workspace_id, forms, entry.application, { list_id: 'member', published: true })
      : []),
  ];
}

async function eventPlan(
  tables: Tables,
  workspace_id: string,
  entry: EventEntry,
  position: number,
  forms: StoredForm[],
) {
  const there = (await tables.events.all(workspace_id)).find(({ slug }) => slug === entry.slug);
  const known = there && (await tables.lists.find(workspace_id, there.list_id));
  const list: List = { id: known?.id ?? newId('lst'), type: 'event', name: entry.title };
  const columns = known ? await tables.columns.of(workspace_id, list.id) : [];
  const { slug, title, opens_at, closes_at, start_date, end_date, max_persons, location, description } = entry;
  const wanted: NewEvent = {
    workspace_id,
    list_id: list.id,
    slug,
    title,
    published: entry.published ? 1 : 0,
    opens_at,
    closes_at,
    start_date,
    end_date,
    max_persons,
    location,
    description,
    position,
  };
  return [
    ...listStep(workspace_id, known, list),
    ...differing<NewEvent>(`event ${slug}`, there, wanted, {
      insert: ({ events }) => events.insert(wanted),
      update: ({ events }) => events.update(wanted),
    }),
    ...columnSteps(workspace_id, list, columns, entry.columns),
    ...formSteps(workspace_id, forms, entry, { list_id: list.id, published: entry.published }),
  ];
}

/**
 * What has to be done for the workspace to be as the file says, in order. What the file does not name is left as it is:
 * nothing is ever deleted. Throws `WorkspaceFileError` where the file asks for what cannot be.
 */
export async function planOf(tables: Tables, file: WorkspaceFile): Promise<Step[]> {
  const there = await tables.workspaces.bySlug(file.workspace.slug);
  const workspace: Workspace = { id: there?.id ?? newId('wsp'), ...file.workspace };
  const known = there ? await tables.lists.all(workspace.id) : [];
  const forms = there ? await tables.forms.all(workspace.id) : [];

  const units = there ? await tables.costUnits.all(workspace.id) : [];

  const steps = workspaceStep(there, workspace);
  for (const unit of file.cost_units) {
    const put = ({ costUnits }: Tables) => costUnits.put(workspace.id, unit);
    const known = units.find(({ name }) => name === unit.name);
    steps.push(...differing(`cost unit ${unit.name}`, known, unit, { insert: put, update: put }));
  }
  for (const entry of file.lists) steps.push(...(await listPlan(tables, workspace.id, entry, known, forms)));
  for (const [position, entry] of file.events.entries())
    steps.push(...(await eventPlan(tables, workspace.id, entry, position, forms)));
  return steps;
}
