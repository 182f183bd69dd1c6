import { Ajv, type ErrorObject } from 'ajv';
import { LineCounter, parseDocument } from 'yaml';
import { checkColumns, isDate, personFields } from '../../fields/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import type { Layout, LayoutField, Text } from '../../model/registration-form.js';
import type { ListType, Workspace } from '../../model/workspace.js';
import { instantIn, isTimeZone } from './instant.js';
import { workspaceSchema } from './schema.js';

export interface ColumnEntry {
  external_id: string;
  name: string;
  type: string;
  allowed_values: string[] | null;
}

export interface FormEntry {
  slug: string;
  title: string;
  opens_at: number | null;
  closes_at: number | null;
  layout: Layout | null;
}

export interface ListEntry {
  type: Exclude<ListType, 'event'>;
  name: string;
  columns: ColumnEntry[];
  application: FormEntry | null;
}

export interface EventEntry extends FormEntry {
  closes_at: number;
  published: boolean;
  start_date: string;
  end_date: string;
  max_persons: number | null;
  location: string | null;
  description: string | null;
  columns: ColumnEntry[];
}

/** A workspace.yaml that was read: defaults filled in, times as milliseconds since 1970. */
export interface WorkspaceFile {
  workspace: Omit<Workspace, 'id'>;
  lists: ListEntry[];
  events: EventEntry[];
}

/** What is wrong with a workspace.yaml, one sentence a fault. */
export class WorkspaceFileError extends Error {
  override readonly name = 'WorkspaceFileError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The file as the schema lets it through. */
interface Raw {
  workspace: Partial<Omit<Workspace, 'id'>> & {
    slug: string;
    name: string;
    subscription?: Partial<Workspace['subscription']>;
  };
  lists?: (Partial<RawForm> & {
    type: ListEntry['type'];
    name: string;
    columns?: RawColumn[];
    application?: RawForm & { slug: string; title: string };
  })[];
  events?: (RawEvent & { form?: RawLayout })[];
}
interface RawColumn extends Omit<ColumnEntry, 'allowed_values'> {
  allowed_values?: string[];
}
interface RawLayout {
  intro?: Text;
  thanks?: Text;
  sections?: { title?: Text; help?: Text; fields: (string | LayoutField)[] }[];
}
interface RawForm extends RawLayout {
  opens_at?: string;
  closes_at?: string;
}
interface RawEvent {
  slug: string;
  title: string;
  published?: boolean;
  start_date: string;
  end_date?: string;
  opens_at?: string;
  closes_at?: string;
  max_persons?: number;
  location?: string;
  description?: string;
  columns?: RawColumn[];
}

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<Raw>(workspaceSchema);

const dotted = (path: string) => path.slice(1).replaceAll('/', '.') || 'the file';

function sentence({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const extra = (params as { additionalProperty?: string; allowedValues?: string[] }) ?? {};
  if (extra.additionalProperty) return `${dotted(instancePath)}: does not know "${extra.additionalProperty}"`;
  if (extra.allowedValues) return `${dotted(instancePath)}: must be one of ${extra.allowedValues.join(', ')}`;
  return `${dotted(instancePath)}: ${message}`;
}

const layoutOf = ({ intro, thanks, sections }: RawLayout): Layout | null =>
  sections
    ? {
        ...(intro === undefined ? {} : { intro }),
        ...(thanks === undefined ? {} : { thanks }),
        sections: sections.map((section) => ({
          ...section,
          fields: section.fields.map((field) => (typeof field === 'string' ? { name: field } : field)),
        })),
      }
    : null;

const columnsOf = (columns: readonly RawColumn[] = []): ColumnEntry[] =>
  columns.map((column) => ({ ...column, allowed_values: column.allowed_values ?? null }));

/** Fields that a layout asks for and the list does not have, or that it asks for twice. */
function layoutFaults(layout: Layout | null, columns: readonly ColumnEntry[], path: string): string[] {
  const known = new Set([...personFields.map(({ name }) => name), ...columns.map(({ external_id }) => external_id)]);
  const names = (layout?.sections ?? []).flatMap(({ fields }) => fields.map(({ name }) => name));
  return names.flatMap((name, index) => {
    if (!known.has(name)) return [`${path}: the list has no field "${name}"`];
    return names.indexOf(name) === index ? [] : [`${path}: asks for "${name}" twice`];
  });
}

/** What the service would refuse of columns, in sentences. */
const columnFaults = (columns: readonly ColumnEntry[], path: string): string[] =>
  checkColumns(columns, []).map((issue) => {
    const [, index = 0, ...inner] = issue.field.split('.');
    return issue.code === 'taken' && inner[0] === 'external_id'
      ? `${path}: the column "${columns[Number(index)]!.external_id}" is there twice`
      : `${path}: column "${columns[Number(index)]!.external_id}": ${inner.join('.')}: ${sentenceForIntegrators(issue)}`;
  });

/** Times that are none, and a closing before the opening. */
function timeFaults({ opens_at, closes_at }: Pick<FormEntry, 'opens_at' | 'closes_at'>, path: string): string[] {
  const odd = Object.entries({ opens_at, closes_at }).filter(([, moment]) => Number.isNaN(moment));
  if (odd.length) return odd.map(([name]) => `${path}: ${name}: there is no such time`);
  return opens_at !== null && closes_at !== null && opens_at >= closes_at ? [`${path}: closes before it opens`] : [];
}

const twice = (values: readonly string[], what: string): string[] =>
  values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [`${what} "${value}" is there twice`]));

function faultsIn({ workspace, lists, events }: WorkspaceFile): string[] {
  const slugs = [...events.map(({ slug }) => slug), ...lists.flatMap(({ application }) => application?.slug ?? [])];
  return [
    ...twice(slugs, 'the form'),
    ...twice(
      lists.filter(({ type }) => type === 'contact').map(({ name }) => name),
      'the list',
    ),
    ...(lists.filter(({ type }) => type === 'member').length > 1 ? ['lists: a workspace has one member list'] : []),
    ...lists.flatMap(({ name, type, columns, application }) => [
      ...layoutFaults(application?.layout ?? null, columns, `list "${name}"`),
      ...(application ? timeFaults(application, `form "${application.slug}"`) : []),
      ...(application && type !== 'member' ? [`list "${name}": only the member list takes applications`] : []),
      ...columnFaults(columns, `list "${name}"`),
    ]),
    ...events.flatMap(({ slug, start_date, end_date, opens_at, closes_at, columns, layout }) => [
      ...[start_date, end_date]
        .filter((date) => !isDate(date))
        .map((date) => `event "${slug}": there is no day ${date}`),
      ...(end_date < start_date ? [`event "${slug}": ends before it begins`] : []),
      ...timeFaults({ opens_at, closes_at }, `event "${slug}"`),
      ...layoutFaults(layout, columns, `event "${slug}"`),
      ...columnFaults(columns, `event "${slug}"`),
    ]),
    ...(isTimeZone(workspace.time_zone) ? [] : [`workspace.time_zone: there is no time zone ${workspace.time_zone}`]),
  ];
}

function filledIn({ workspace, lists = [], events = [] }: Raw): WorkspaceFile {
  const time_zone = workspace.time_zone ?? 'Europe/Berlin';
  if (!isTimeZone(time_zone)) throw new WorkspaceFileError([`workspace.time_zone: there is no time zone ${time_zone}`]);
  const at = (moment: string | undefined) => (moment === undefined ? null : instantIn(moment, time_zone));
  return {
    workspace: {
      slug: workspace.slug,
      name: workspace.name,
      time_zone,
      contact_email: workspace.contact_email ?? null,
      portal_origins: workspace.portal_origins ?? [],
      subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'], ...workspace.subscription },
    },
    lists: lists.map(({ type, name, columns, application }) => ({
      type,
      name,
      columns: columnsOf(columns),
      application: application
        ? {
            slug: application.slug,
            title: application.title,
            opens_at: at(application.opens_at),
            closes_at: at(application.closes_at),
            layout: layoutOf(application),
          }
        : null,
    })),
    events: events.map((event) => ({
      slug: event.slug,
      title: event.title,
      published: event.published ?? false,
      start_date: event.start_date,
      end_date: event.end_date ?? event.start_date,
      opens_at: at(event.opens_at),
      // an event that says nothing takes registrations until its last day is over
      closes_at: at(event.closes_at) ?? instantIn(`${event.end_date ?? event.start_date} 24:00`, time_zone),
      max_persons: event.max_persons ?? null,
      location: event.location ?? null,
      description: event.description ?? null,
      columns: columnsOf(event.columns),
      layout: event.form ? layoutOf(event.form) : null,
    })),
  };
}

/** The document as data; an alias that leads nowhere is a fault of the file. */
function plain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new WorkspaceFileError([(error as Error).message]);
  }
}

/** Reads a workspace.yaml. Throws `WorkspaceFileError` with everything that is wrong, the line where YAML itself is. */
export function readWorkspaceFile(yaml: string): WorkspaceFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: true });
  if (document.errors.length) throw new WorkspaceFileError(document.errors.map(({ message }) => message));
  const raw: unknown = plain(document);
  if (!validate(raw)) throw new WorkspaceFileError([...new Set((validate.errors ?? []).map(sentence))]);
  const file = filledIn(raw);
  const faults = faultsIn(file);
  if (faults.length) throw new WorkspaceFileError(faults);
  return file;
}
