import { newId, type EventRow, type NewEvent, type Store, type Tables } from '../store/index.js';
import type { GateFile, GateForm } from './gate-file.js';
import { parseLocalTime } from './local-time.js';
import { sharedSettings, type SharedSettings } from './desk-settings.js';
import type { PlanContext, Step } from './plan-step.js';
import { formSteps, listStep, stepFor, workspaceStep } from './plan.js';
import { WorkspaceFileError } from './workspace-file.js';

/** When a form closes that says nothing about it: at the end of the last day of its event. 0 while that is not known. */
export const defaultClosing = (end_date: string, zone: string): number =>
  end_date ? parseLocalTime(`${end_date} 24:00`, zone) : 0;

/** The settings of an event that gate.yaml decides. The service's own are not known before it was asked. */
function eventOf(
  context: PlanContext,
  form: GateForm,
  position: number,
  { existing, shared }: { existing: EventRow | undefined; shared: SharedSettings },
): NewEvent {
  const { title = form.slug, start_date = '', end_date = '', published = 0 } = existing ?? {};
  return {
    ...{ workspace_id: context.workspace_id, list_id: form.list_id, slug: form.slug },
    ...{ title, start_date, end_date, published },
    opens_at: form.opens_at,
    closes_at: shared.closes_at,
    max_persons: shared.max_persons,
    location: form.location,
    description: form.description,
    waiting_list: form.layout?.waiting_list ?? null,
    deletion: JSON.stringify({ persons: form.delete_after, answers: {} }),
    position,
  };
}

/** The steps of an event, and the settings that its file and the desk share. */
function eventPlan(context: PlanContext, form: GateForm, position: number, events: readonly EventRow[]) {
  const existing = events.find(({ list_id }) => list_id === form.list_id);
  const closes_at = form.closes_at ?? defaultClosing(existing?.end_date ?? '', context.zone);
  const file = { max_persons: form.max_persons, closes_at, form_closes_at: form.closes_at };
  const shared = sharedSettings(context, form.slug, existing, file);
  const target = eventOf(context, form, position, { existing, shared: shared.target });
  const isRevised = existing?.location !== target.location || existing?.description !== target.description;
  const steps = stepFor<NewEvent>({ subject: `event ${form.slug}`, zone: context.zone }, existing, target, {
    insert: ({ events }, now) => events.insert(target, now),
    update: ({ events }, now) => events.update(target, isRevised ? now : undefined),
  });
  return { steps: [...steps, ...shared.steps], closes_at: shared.target.form_closes_at };
}

/** The steps that make the store of a gate match its file. Throws `WorkspaceFileError` if a change is impossible. */
export async function gatePlanOf(tables: Tables, file: GateFile): Promise<Step[]> {
  const existing = await tables.workspaces.bySlug(file.workspace.slug);
  const workspace = { id: existing?.id ?? newId('wsp'), ...file.workspace };
  const [lists, forms, events, deskSettings] = existing
    ? await Promise.all([
        tables.lists.all(existing.id),
        tables.forms.all(existing.id),
        tables.events.all(existing.id),
        tables.deskSettings.all(existing.id),
      ])
    : [[], [], [], []];
  const zone = workspace.time_zone;
  const context: PlanContext = { tables, workspace_id: workspace.id, zone, forms, deskSettings, faults: [] };
  const steps = workspaceStep(existing, workspace);
  const member = lists.find(({ type }) => type === 'member');
  if (file.member_list !== null && member && member.id !== file.member_list)
    context.faults.push({
      ...{ line: null, path: 'workspace.member_list' },
      message: `the list of members is ${member.id}, which cannot be changed`,
    });
  if (file.member_list !== null && !member)
    steps.push(...listStep(context, undefined, { id: file.member_list, type: 'member', name: 'Members' }));
  for (const [position, form] of file.forms.entries()) {
    const { slug, list_id } = form;
    const stored = forms.find((one) => one.slug === slug);
    if (stored && stored.list_id !== list_id)
      context.faults.push({
        ...{ line: null, path: `forms.${position}.list_id` },
        message: `the form ${slug} is for ${stored.list_id}; give the form of another list another slug`,
      });
    if (list_id !== 'member' && !lists.some(({ id }) => id === list_id))
      steps.push(...listStep(context, undefined, { id: list_id, type: 'event', name: slug }));
    const event = list_id === 'member' ? { steps: [], ...form } : eventPlan(context, form, position, events);
    const { closes_at } = event;
    steps.push(...event.steps, ...formSteps(context, { ...form, closes_at, title: form.title ?? slug }, form));
  }
  if (context.faults.length) throw new WorkspaceFileError(context.faults);
  return steps;
}

/** Applies a gate.yaml in one transaction and returns the steps; with `dryRun`, changes nothing. Throws `WorkspaceFileError`. */
export const applyGate = (store: Store, file: GateFile, { dryRun = false, now = Date.now() } = {}): Promise<Step[]> =>
  store.transaction(async (tables) => {
    const existing = dryRun ? undefined : await tables.workspaces.bySlug(file.workspace.slug);
    if (existing) await tables.events.lock(existing.id);
    const steps = await gatePlanOf(tables, file);
    if (dryRun) return steps;
    await tables.settings.markGate();
    for (const step of steps) await step.execute(tables, now);
    return steps;
  });
