import { columnTypes, memberFields, personFields } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { Layout } from '../../model/registration-form.js';
import { isPortalOpen, type Workspace } from '../../model/workspace.js';
import type { StoredForm } from '../store/index.js';
import { priceConditionFaults } from '../workspace/index.js';
import { statusOf, type Upstream } from './upstream-client.js';
import { columnsIn, eventsIn, type UpstreamEvent } from './upstream-shapes.js';

/** A list of the service as its key sees it. */
export interface ExaminedList {
  readonly list_id: string;
  readonly title: string | null;
  /** The form of the gate; null if there is none. */
  readonly form: string | null;
  readonly columns: readonly Column[];
}

export interface Examination {
  readonly lists: readonly ExaminedList[];
  /** Sentences about forms that cannot work. */
  readonly faults: readonly string[];
  /** Sentences about what is worth knowing. */
  readonly notes: readonly string[];
}

/** An identifier that no person has: whether it is looked for shows whether the key may read persons. */
const NOBODY = 'reg_nobody';

/** The built-in fields that the specification names. */
const namedFields = ['name', 'email', 'membership_number'];

const reasons: Readonly<Record<number, string>> = {
  0: 'it does not answer, or not with JSON',
  401: 'the key is not accepted',
  402: 'the subscription does not include it',
  403: 'the key may not do this',
  404: 'there is no such list',
};

const why = (error: unknown): string => reasons[statusOf(error)] ?? `status ${statusOf(error)}`;

type Findings = Pick<Examination, 'faults' | 'notes'>;

function fieldFindings(
  { subject, layout }: { readonly subject: string; readonly layout: Layout | null },
  columns: readonly Column[],
): Findings {
  const names = layout?.sections.flatMap(({ fields }) => fields.map(({ name }) => name)) ?? [];
  const columnOf = (name: string) => columns.find(({ id, external_id }) => [id, external_id].includes(name));
  const isBuiltIn = (name: string) => [...personFields, ...memberFields].some((field) => field.name === name);
  const requestedColumns = layout ? names.flatMap((name) => columnOf(name) ?? []) : columns;
  return {
    faults: [
      ...names
        .filter((name) => !isBuiltIn(name) && !columnOf(name))
        .map((name) => `${subject}: the list has no column "${name}"`),
      ...(layout ? priceConditionFaults(layout, columns) : []).map((sentence) => `${subject}: ${sentence}`),
    ],
    notes: [
      ...names
        .filter((name) => isBuiltIn(name) && !namedFields.includes(name))
        .map((name) => `${subject}: the specification does not name the field "${name}"; the service must know it`),
      ...requestedColumns
        .filter(({ type }) => !Object.hasOwn(columnTypes, type))
        .map(({ name, type }) => `${subject}: "${name}" has the unknown type ${type} and is asked for as text`),
    ],
  };
}

/** Whether members can sign in: the key may create sessions, and the profile fits the list. Nobody is looked up, and no session is created. */
async function portalFindings(
  upstream: Upstream,
  { portal }: Workspace,
  columns: readonly Column[],
): Promise<Findings> {
  const faults = await upstream.createPortalSession({ body: { person_external_id: NOBODY } }).then(
    () => [],
    (error: unknown) =>
      [404, 422].includes(statusOf(error)) ? [] : [`portal: POST /member_portal_sessions: ${why(error)}`],
  );
  const findings = fieldFindings({ subject: 'portal', layout: portal.profile }, columns);
  return { faults: [...faults, ...findings.faults], notes: findings.notes };
}

/** Asks a service with the key of a gate for what its forms need. Nothing is changed there. */
export async function examine(
  upstream: Upstream,
  forms: readonly StoredForm[],
  { workspace, memberList }: { readonly workspace: Workspace; readonly memberList: string | undefined },
): Promise<Examination> {
  const faults: string[] = [];
  const notes: string[] = [];
  let events: UpstreamEvent[];
  try {
    events = eventsIn((await upstream.listEvents()).data);
  } catch (error) {
    return { lists: [], faults: [`GET /events: ${why(error)}`], notes };
  }
  const ofForm = (form: StoredForm) => (form.list_id === 'member' ? memberList! : form.list_id);
  const portalList = isPortalOpen(workspace) && memberList !== undefined ? [memberList] : [];
  const listIds = new Set([...forms.map(ofForm), ...portalList, ...events.map(({ list_id }) => list_id)]);
  const lists: ExaminedList[] = [];
  for (const list_id of listIds) {
    const form = forms.find((one) => ofForm(one) === list_id);
    const event = events.find((one) => one.list_id === list_id);
    const tell = (endpoint: string) => (error: unknown) => {
      const subject = form ? `form ${form.slug}` : portalList.includes(list_id) ? 'list of members' : 'form –';
      faults.push(`${subject}: ${endpoint} of ${list_id}: ${why(error)}`);
    };
    const answer = await upstream.listColumns({ list_id }).catch(tell('GET custom_columns'));
    const columns = columnsIn(answer?.data);
    if (answer && (form || portalList.includes(list_id)))
      await upstream.readPerson({ list_id, person_id: NOBODY }).catch((error: unknown) => {
        if (statusOf(error) !== 404) tell('GET persons')(error);
      });
    if (answer && portalList.includes(list_id)) {
      const findings = await portalFindings(upstream, workspace, columns);
      faults.push(...findings.faults);
      notes.push(...findings.notes);
    }
    lists.push({ list_id, title: event?.title ?? null, form: form?.slug ?? null, columns });
    if (!form) continue;
    if (!event && form.list_id !== 'member')
      faults.push(`form ${form.slug}: the service has no event with the list ${list_id}`);
    if (event && !event.published)
      notes.push(`form ${form.slug}: the service has closed the event, so it is shown as closed`);
    if (form.layout?.prices && !workspace.bank_account)
      notes.push(`form ${form.slug}: it has prices, and workspace.bank_account does not say where to pay`);
    const findings = fieldFindings({ subject: `form ${form.slug}`, layout: form.layout }, columns);
    faults.push(...findings.faults);
    notes.push(...findings.notes);
  }
  return { lists, faults, notes };
}
