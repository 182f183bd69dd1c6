import { fieldOf } from '../../../../fields/index.js';
import { shownColumns } from '../../../../forms/index.js';
import type { Column } from '../../../../model/column.js';
import type { Organiser } from '../../../../model/desk.js';
import type { DeskForm, DeskWorkspaceList } from '../../../../model/desk-workspace.js';
import type { Layout } from '../../../../model/registration-form.js';
import type { DeskSetting, StoredForm } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';
import { isoTime } from '../../visible-forms.js';
import { deskListFacts, isOpen, settingsOf, type DeskListFacts } from '../desk-list.js';
import { listsOf, type OrganiserList } from '../desk-lists.js';
import { visibleFields } from '../visible-fields.js';

/** Cost units are hidden from those who do not work with money. */
function layoutFor({ role }: Organiser, layout: Layout | null): Layout | null {
  if (!layout?.prices || role === 'owner') return layout;
  const { cost_unit: _, category: __, ...prices } = layout.prices;
  return { ...layout, prices };
}

const formOf = (
  organiser: Organiser,
  form: StoredForm,
  columns: readonly Column[],
  setting: DeskSetting | undefined,
): DeskForm => ({
  slug: form.slug,
  published: form.published,
  opens_at: isoTime(form.opens_at),
  // while the desk has closed it, the time of the file stands among the settings
  closes_at: isoTime(setting && setting.closed_at !== null ? setting.form_closes_at : form.closes_at),
  contact_email: form.contact_email,
  notify: form.notify,
  layout: layoutFor(organiser, form.layout),
  columns: shownColumns(columns, form.layout),
});

/** Labels of columns that the organiser may see and no form asks for. */
function internalColumns(organiser: Organiser, columns: readonly Column[], forms: readonly DeskForm[]): string[] {
  const requestedIds = new Set(forms.flatMap((form) => form.columns.map(({ id }) => id)));
  const internal = columns.filter(({ id }) => !requestedIds.has(id)).map(fieldOf);
  return visibleFields(organiser, internal).map(({ label }) => label);
}

async function workspaceListOf(
  context: GateContext,
  organiser: Organiser,
  { list, event }: OrganiserList,
  { forms: all, facts }: { readonly forms: readonly StoredForm[]; readonly facts: DeskListFacts },
): Promise<DeskWorkspaceList> {
  const api = await context.memberApi();
  const { data: columns } = await api.listColumns({ list_id: list.id });
  // applications name the kind of their list
  const names = [list.id, ...(list.type === 'member' ? ['member'] : [])];
  const setting = facts.settings.find(({ list_id }) => list_id === list.id);
  const forms = all
    .filter(({ list_id }) => names.includes(list_id))
    .map((form) => formOf(organiser, form, columns, setting));
  return {
    list_id: list.id,
    type: list.type,
    slug: event?.slug ?? null,
    title: event?.title ?? list.name,
    start_date: event?.start_date ?? null,
    end_date: event?.end_date ?? null,
    location: event?.location ?? null,
    max_persons: event?.max_persons ?? null,
    is_open: event ? isOpen(event, context.now) : false,
    settings: event ? settingsOf(event, setting) : null,
    forms,
    internal_columns: internalColumns(organiser, columns, forms),
  };
}

/** The lists that an organiser may see, with their forms as the file has them. */
export async function workspaceLists(context: GateContext, organiser: Organiser): Promise<DeskWorkspaceList[]> {
  const [lists, forms, facts] = await Promise.all([
    listsOf(context, organiser),
    context.store.forms.all(context.workspace.id),
    deskListFacts(context),
  ]);
  return Promise.all(lists.map((list) => workspaceListOf(context, organiser, list, { forms, facts })));
}
