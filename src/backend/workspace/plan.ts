import type { Column } from '../../model/column.js';
import type { List, Workspace } from '../../model/workspace.js';
import { newId, type NewEvent, type StoredForm, type Tables } from '../store/index.js';
import { changesOf, same, type Change } from './changes.js';
import {
  WorkspaceFileError,
  type ColumnEntry,
  type EventEntry,
  type FormEntry,
  type ListEntry,
  type WorkspaceFault,
  type WorkspaceFile,
} from './workspace-file.js';

/** One thing that applying a file will do. */
export interface Step {
  readonly does: 'create' | 'update';
  /** In words: `event sommerlager`. */
  readonly what: string;
  /** What an update changes. */
  readonly changes: readonly Change[];
  readonly carryOut: (tables: Tables, now: number) => Promise<void>;
}

/** What a plan is made with, and what it finds that cannot be. */
interface Planning {
  readonly tables: Tables;
  readonly workspace_id: string;
  readonly zone: string;
  readonly forms: readonly StoredForm[];
  readonly faults: WorkspaceFault[];
}

type Carrying = Record<'insert' | 'update', Step['carryOut']>;

/** What of an event calendars show. */
const shownInCalendars = ['title', 'start_date', 'end_date', 'location', 'description'] as const;

/** A step where something differs from what is there, none where nothing does. */
function differing<Entry extends object>(
  { what, zone }: { what: string; zone: string },
  there: Entry | undefined,
  wanted: Entry,
  { insert, update }: Carrying,
): Step[] {
  if (!there) return [{ does: 'create', what, changes: [], carryOut: insert }];
  const differs = (Object.keys(wanted) as (keyof Entry)[]).some((key) => !same(there[key], wanted[key]));
  return differs ? [{ does: 'update', what, changes: changesOf(there, wanted, zone), carryOut: update }] : [];
}

const workspaceStep = (there: Workspace | undefined, wanted: Workspace): Step[] =>
  differing({ what: `workspace ${wanted.slug}`, zone: wanted.time_zone }, there, wanted, {
    insert: ({ workspaces }) => workspaces.insert(wanted),
    update: ({ workspaces }) => workspaces.update(wanted),
  });

const listStep = ({ workspace_id, zone }: Planning, there: List | undefined, wanted: List): Step[] =>
  differing({ what: `list "${wanted.name}"`, zone }, there, wanted, {
    insert: ({ lists }) => lists.insert(workspace_id, wanted),
    update: ({ lists }) => lists.rename(workspace_id, wanted.id, wanted.name),
  });

/** `path` leads to the list's entry in the file. */
const columnSteps = (
  { workspace_id, zone, faults }: Planning,
  list: List,
  there: readonly Column[],
  { columns: entries, path }: { columns: readonly ColumnEntry[]; path: string },
): Step[] =>
  entries.flatMap((entry, index) => {
    const { external_id, type } = entry;
    const known =
      there.find((column) => column.external_id === external_id) ??
      there.find((column) => column.external_id?.normalize() === external_id.normalize());
    if (known && known.type !== type) {
      const message = `the type of column "${external_id}" cannot change any more, it is ${known.type}; add another column`;
      faults.push({ line: null, path: `${path}.columns.${index}.type`, message });
    }
    const wanted: Column = {
      id: known?.id ?? newId('col'),
      ...entry,
      // a column keeps its spelling, under which persons have their values
      external_id: known?.external_id ?? external_id,
    };
    return differing({ what: `column ${external_id} of "${list.name}"`, zone }, known, wanted, {
      insert: ({ columns }) => columns.add(workspace_id, list.id, [wanted]),
      update: ({ columns }) => columns.update(workspace_id, list.id, wanted),
    });
  });

function formSteps(
  { workspace_id, zone, forms: there }: Planning,
  { slug, title, opens_at, closes_at, layout }: FormEntry,
  { list_id, published }: { list_id: string; published: boolean },
): Step[] {
  const wanted: StoredForm = { workspace_id, slug, list_id, title, published, opens_at, closes_at, layout };
  const known = there.find((form) => form.slug === slug);
  return differing({ what: `form ${slug}`, zone }, known, wanted, {
    insert: ({ forms }) => forms.insert(wanted),
    update: ({ forms }) => forms.update(wanted),
  });
}

async function listPlan(planning: Planning, entry: ListEntry, index: number, known: readonly List[]) {
  const { tables, workspace_id } = planning;
  const there = known.find(({ type, name }) => type === entry.type && (type === 'member' || name === entry.name));
  const list: List = { id: there?.id ?? newId('lst'), type: entry.type, name: entry.name };
  const columns = there ? await tables.columns.of(workspace_id, list.id) : [];
  return [
    ...listStep(planning, there, list),
    ...columnSteps(planning, list, columns, { columns: entry.columns, path: `lists.${index}` }),
    ...(entry.application ? formSteps(planning, entry.application, { list_id: 'member', published: true }) : []),
  ];
}

async function eventPlan(planning: Planning, entry: EventEntry, position: number) {
  const { tables, workspace_id, zone } = planning;
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
  const revised = shownInCalendars.some((name) => there?.[name] !== wanted[name]);
  return [
    ...listStep(planning, known, list),
    ...differing<NewEvent>({ what: `event ${slug}`, zone }, there, wanted, {
      insert: ({ events }, now) => events.insert(wanted, now),
      update: ({ events }, now) => events.update(wanted, revised ? now : undefined),
    }),
    ...columnSteps(planning, list, columns, { columns: entry.columns, path: `events.${position}` }),
    ...formSteps(planning, entry, { list_id: list.id, published: entry.published }),
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
  const zone = workspace.time_zone;
  const planning: Planning = { tables, workspace_id: workspace.id, zone, forms, faults: [] };
  const units = there ? await tables.costUnits.all(workspace.id) : [];

  const steps = workspaceStep(there, workspace);
  for (const unit of file.cost_units) {
    const put = ({ costUnits }: Tables) => costUnits.put(workspace.id, unit);
    const known = units.find(({ name }) => name === unit.name);
    steps.push(...differing({ what: `cost unit ${unit.name}`, zone }, known, unit, { insert: put, update: put }));
  }
  for (const [index, entry] of file.lists.entries()) steps.push(...(await listPlan(planning, entry, index, known)));
  for (const [position, entry] of file.events.entries()) steps.push(...(await eventPlan(planning, entry, position)));
  if (planning.faults.length) throw new WorkspaceFileError(planning.faults);
  return steps;
}
