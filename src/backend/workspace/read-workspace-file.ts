import { Ajv, type ErrorObject } from 'ajv';
import { LineCounter, parseDocument } from 'yaml';
import type { CostUnit } from '../../model/fee.js';
import type { Layout, LayoutField, Text } from '../../model/registration-form.js';
import type { Workspace } from '../../model/workspace.js';
import { faultsIn } from './faults-in.js';
import { instantIn, isTimeZone } from './instant.js';
import { workspaceSchema } from './schema.js';
import { WorkspaceFileError, type ColumnEntry, type ListEntry, type WorkspaceFile } from './workspace-file.js';

/** The file as the schema lets it through. */
interface Raw {
  workspace: Partial<Omit<Workspace, 'id' | 'portal_status' | 'subscription'>> & {
    slug: string;
    name: string;
    subscription?: Partial<Workspace['subscription']>;
    member_portal?: { status: Workspace['portal_status'] };
  };
  cost_units?: (Partial<CostUnit> & { name: string })[];
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

function filledIn({ workspace, cost_units = [], lists = [], events = [] }: Raw): WorkspaceFile {
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
      portal_status: workspace.member_portal?.status ?? 'enabled',
    },
    cost_units: cost_units.map(({ name, archived = false, categories = [] }) => ({ name, archived, categories })),
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
