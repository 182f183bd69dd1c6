import type { Column } from '../../model/column.js';
import type { EventDeletion } from '../../model/event-deletion.js';
import type { List, Workspace } from '../../model/workspace.js';
import { newId, type NewEvent, type StoredForm, type Tables } from '../store/index.js';
import { changesOf, isSameJson } from './changes.js';
import { continuedDeletion } from './deletion.js';
import { sharedSettings } from './desk-settings.js';
import type { PlanContext, Step } from './plan-step.js';
import {
  WorkspaceFileError,
  type ColumnEntry,
  type EventEntry,
  type FormEntry,
  type ListEntry,
  type WorkspaceFile,
} from './workspace-file.js';

type StepActions = Record<'insert' | 'update', Step['execute']>;

/** The fields of an event that calendars show. */
const calendarFields = ['title', 'start_date', 'end_date', 'location', 'description'] as const;

/** A step that creates or updates an entry; no step if it is unchanged. */
export function stepFor<Entry extends object>(
  { subject, zone }: { subject: string; zone: string },
  existing: Entry | undefined,
  target: Entry,
  { insert, update }: StepActions,
): Step[] {
  if (!existing) return [{ action: 'create', subject, changes: [], execute: insert }];
  const isChanged = (Object.keys(target) as (keyof Entry)[]).some((key) => !isSameJson(existing[key], target[key]));
  return isChanged ? [{ action: 'update', subject, changes: changesOf(existing, target, zone), execute: update }] : [];
}

export const workspaceStep = (existing: Workspace | undefined, target: Workspace): Step[] =>
  stepFor({ subject: `workspace ${target.slug}`, zone: target.time_zone }, existing, target, {
    insert: ({ workspaces }) => workspaces.insert(target),
    update: ({ workspaces }) => workspaces.update(target),
  });

export const listStep = ({ workspace_id, zone }: PlanContext, existing: List | undefined, target: List): Step[] =>
  stepFor({ subject: `list "${target.name}"`, zone }, existing, target, {
    insert: ({ lists }) => lists.insert(workspace_id, target),
    update: ({ lists }) => lists.rename(workspace_id, target.id, target.name),
  });

/** `path` leads to the list's entry in the file. */
const columnSteps = (
  { workspace_id, zone, faults }: PlanContext,
  list: List,
  existing: readonly Column[],
  { columns: entries, path }: { columns: readonly ColumnEntry[]; path: string },
): Step[] =>
  entries.flatMap((entry, index) => {
    const { external_id, type } = entry;
    const column =
      existing.find((column) => column.external_id === external_id) ??
      existing.find((column) => column.external_id?.normalize() === external_id.normalize());
    if (column && column.type !== type) {
      const message = `the column "${external_id}" has the type ${column.type}, which cannot be changed; add another column`;
      faults.push({ line: null, path: `${path}.columns.${index}.type`, message });
    }
    const target: Column = {
      id: column?.id ?? newId('col'),
      ...entry,
      // a column keeps its spelling, under which persons have their values
      external_id: column?.external_id ?? external_id,
    };
    return stepFor({ subject: `column ${external_id} of "${list.name}"`, zone }, column, target, {
      insert: ({ columns }) => columns.add(workspace_id, list.id, [target]),
      update: ({ columns }) => columns.update(workspace_id, list.id, target),
    });
  });

export function formSteps(
  { workspace_id, zone, forms }: PlanContext,
  { slug, title, opens_at, closes_at, layout, contact_email, notify }: FormEntry,
  { list_id, published }: { list_id: string; published: boolean },
): Step[] {
  const contact = { contact_email, notify };
  const target: StoredForm = { workspace_id, slug, list_id, title, published, opens_at, closes_at, layout, ...contact };
  const existingForm = forms.find((form) => form.slug === slug);
  return stepFor({ subject: `form ${slug}`, zone }, existingForm, target, {
    insert: ({ forms }) => forms.insert(target),
    update: ({ forms }) => forms.update(target),
  });
}

async function listPlan(context: PlanContext, entry: ListEntry, index: number, existingLists: readonly List[]) {
  const { tables, workspace_id } = context;
  const existing = existingLists.find(
    ({ type, name }) => type === entry.type && (type === 'member' || name === entry.name),
  );
  const list: List = { id: existing?.id ?? newId('lst'), type: entry.type, name: entry.name };
  const columns = existing ? await tables.columns.of(workspace_id, list.id) : [];
  return [
    ...listStep(context, existing, list),
    ...columnSteps(context, list, columns, { columns: entry.columns, path: `lists.${index}` }),
    ...(entry.application ? formSteps(context, entry.application, { list_id: 'member', published: true }) : []),
  ];
}

async function eventPlan(context: PlanContext, entry: EventEntry, position: number) {
  const { tables, workspace_id, zone } = context;
  const existing = (await tables.events.all(workspace_id)).find(({ slug }) => slug === entry.slug);
  const existingList = existing && (await tables.lists.find(workspace_id, existing.list_id));
  const list: List = { id: existingList?.id ?? newId('lst'), type: 'event', name: entry.title };
  const columns = existingList ? await tables.columns.of(workspace_id, list.id) : [];
  const { slug, title, opens_at, start_date, end_date, location, description } = entry;
  const shared = sharedSettings(context, slug, existing, { ...entry, form_closes_at: entry.closes_at });
  const { max_persons, closes_at, form_closes_at } = shared.target;
  const rules = existing?.deletion ? (JSON.parse(existing.deletion) as EventDeletion) : null;
  const deletion = continuedDeletion(rules, entry);
  const target: NewEvent = {
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
    waiting_list: entry.layout?.waiting_list ?? null,
    deletion: deletion && JSON.stringify(deletion),
    position,
  };
  const isRevised = calendarFields.some((name) => existing?.[name] !== target[name]);
  return [
    ...listStep(context, existingList, list),
    ...stepFor<NewEvent>({ subject: `event ${slug}`, zone }, existing, target, {
      insert: ({ events }, now) => events.insert(target, now),
      update: ({ events }, now) => events.update(target, isRevised ? now : undefined),
    }),
    ...columnSteps(context, list, columns, { columns: entry.columns, path: `events.${position}` }),
    ...formSteps(context, { ...entry, closes_at: form_closes_at }, { list_id: list.id, published: entry.published }),
    ...shared.steps,
  ];
}

/**
 * The steps that make a workspace match its file, in order. Entries that the file does not contain stay: nothing is deleted.
 * Throws `WorkspaceFileError` if a change is impossible.
 */
export async function planOf(tables: Tables, file: WorkspaceFile): Promise<Step[]> {
  const existing = await tables.workspaces.bySlug(file.workspace.slug);
  const workspace: Workspace = { id: existing?.id ?? newId('wsp'), ...file.workspace };
  const existingLists = existing ? await tables.lists.all(workspace.id) : [];
  const forms = existing ? await tables.forms.all(workspace.id) : [];
  const zone = workspace.time_zone;
  const deskSettings = existing ? await tables.deskSettings.all(workspace.id) : [];
  const context: PlanContext = { tables, workspace_id: workspace.id, zone, forms, deskSettings, faults: [] };
  const units = existing ? await tables.costUnits.all(workspace.id) : [];

  const steps = workspaceStep(existing, workspace);
  for (const unit of file.cost_units) {
    const put = ({ costUnits }: Tables) => costUnits.put(workspace.id, unit);
    const existing = units.find(({ name }) => name === unit.name);
    steps.push(...stepFor({ subject: `cost unit ${unit.name}`, zone }, existing, unit, { insert: put, update: put }));
  }
  for (const [index, entry] of file.lists.entries())
    steps.push(...(await listPlan(context, entry, index, existingLists)));
  for (const [position, entry] of file.events.entries()) steps.push(...(await eventPlan(context, entry, position)));
  if (context.faults.length) throw new WorkspaceFileError(context.faults);
  return steps;
}
