import { deletionOf } from './deletion.js';
import type { Layout } from '../../model/registration-form.js';
import { defaultMailSettings } from '../../model/workspace.js';
import { bankAccountOf } from './bank-account.js';
import { countryOf } from './country.js';
import { imageOf } from './image.js';
import { withNormalizedNames } from './normalized-names.js';
import { organisersOf } from './organiser-faults.js';
import { semanticFaults } from './semantic-faults.js';
import { parseLocalTime } from './local-time.js';
import { layoutFieldOf } from './layout-field.js';
import { pricesIn } from './prices.js';
import type { RawColumn, RawFile, RawLayout, ValidPart } from './raw-file.js';
import { schemaFaults, validPart, type PathFault } from './schema-faults.js';
import { WorkspaceFileError, type ColumnEntry, type WorkspaceFault, type WorkspaceFile } from './workspace-file.js';
import { yamlDocument } from './yaml-document.js';

export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** A layout as it is stored; null without sections. */
export function layoutOf(layout: RawLayout): Layout | null {
  const {
    intro,
    thanks,
    participants,
    waiting_list,
    promotion,
    offer_hours,
    confirm_email,
    changes_until,
    cancel_until,
    prices,
    sections,
  } = layout;
  const image = imageOf(layout);
  if (!sections) return null;
  return {
    ...(intro === undefined ? {} : { intro }),
    ...(thanks === undefined ? {} : { thanks }),
    ...(participants === undefined ? {} : { participants }),
    ...(waiting_list === undefined ? {} : { waiting_list }),
    ...(promotion === undefined ? {} : { promotion }),
    ...(offer_hours === undefined ? {} : { offer_hours }),
    ...(confirm_email === undefined ? {} : { confirm_email }),
    ...(changes_until === undefined ? {} : { changes_until }),
    ...(cancel_until === undefined ? {} : { cancel_until }),
    ...(prices === undefined ? {} : { prices: pricesIn(prices) }),
    ...(image ? { image } : {}),
    sections: sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => layoutFieldOf(field)),
    })),
  };
}

const columnsOf = (columns: readonly RawColumn[] = []): ColumnEntry[] =>
  columns.map(({ external_id, name, type, allowed_values = null }) => ({ external_id, name, type, allowed_values }));

/** The settings of a workspace with their defaults. */
export const workspaceOf = (
  workspace: RawFile['workspace'],
  profile: Layout | null = null,
  organisers: RawFile['organisers'] = [],
): WorkspaceFile['workspace'] => ({
  slug: workspace.slug,
  name: workspace.name,
  time_zone: workspace.time_zone ?? DEFAULT_TIME_ZONE,
  contact_email: workspace.contact_email ?? null,
  portal_origins: workspace.portal_origins ?? [],
  subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'], ...workspace.subscription },
  portal_status: workspace.member_portal?.status ?? 'enabled',
  languages: workspace.languages ?? ['de', 'en'],
  portal: { page: workspace.member_portal?.page ?? null, mails: workspace.member_portal?.mails ?? {}, profile },
  mail_settings: { notify: workspace.notify ?? defaultMailSettings.notify, templates: workspace.mails ?? {} },
  accent_color: workspace.accent_color?.toLowerCase() ?? null,
  bank_account: bankAccountOf(workspace.bank_account),
  privacy_url: workspace.privacy_url ?? null,
  imprint_url: workspace.imprint_url ?? null,
  logo_url: workspace.logo_url ?? null,
  website_url: workspace.website_url ?? null,
  country: countryOf(workspace.country),
  organisers: organisersOf(organisers),
});

function withDefaults({ workspace, organisers, cost_units = [], lists = [], events = [] }: RawFile): WorkspaceFile {
  const time_zone = workspace.time_zone ?? DEFAULT_TIME_ZONE;
  const toTime = (moment: string | undefined) => (moment === undefined ? null : parseLocalTime(moment, time_zone));
  return {
    workspace: workspaceOf(workspace, layoutOf(lists.find(({ type }) => type === 'member')?.profile ?? {}), organisers),
    cost_units: cost_units.map(({ name, archived = false, categories = [] }) => ({ name, archived, categories })),
    lists: lists.map(({ type, name, columns, application }) => ({
      type,
      name,
      columns: columnsOf(columns),
      application: application
        ? {
            slug: application.slug,
            title: application.title,
            opens_at: toTime(application.opens_at),
            closes_at: toTime(application.closes_at),
            layout: layoutOf(application),
            contact_email: application.contact_email ?? null,
            notify: application.notify ?? null,
          }
        : null,
    })),
    events: events.map((event) => ({
      slug: event.slug,
      title: event.title,
      published: event.published ?? false,
      start_date: event.start_date,
      end_date: event.end_date ?? event.start_date,
      opens_at: toTime(event.opens_at),
      // without closes_at, registration closes at the end of the last day
      closes_at: toTime(event.closes_at) ?? parseLocalTime(`${event.end_date ?? event.start_date} 24:00`, time_zone),
      max_persons: event.max_persons ?? null,
      location: event.location ?? null,
      description: event.description ?? null,
      deletion: deletionOf(event),
      form_delete_after: event.form?.delete_after ?? null,
      columns: columnsOf(event.columns),
      layout: event.form ? layoutOf(event.form) : null,
      contact_email: event.contact_email ?? null,
      notify: event.notify ?? null,
    })),
  };
}

/** The faults that a schema finds, and those of the content that it accepts. */
interface FaultFinders<Raw> {
  readonly schemaFaults: (data: unknown) => PathFault[];
  readonly semanticFaults: (content: ValidPart<Raw>) => PathFault[];
}

/** Reads a YAML file. Throws `WorkspaceFileError` with all faults and their lines. */
export function validContentOf<Raw>(yaml: string, finders: FaultFinders<Raw>): Raw {
  const { data, faults, lineOf } = yamlDocument(yaml);
  const schemaErrors = finders.schemaFaults(data);
  const validContent = (validPart(data, schemaErrors) ?? {}) as ValidPart<Raw>;
  const locatedFaults = [...schemaErrors, ...finders.semanticFaults(withNormalizedNames(validContent))].map(
    ({ path, message }): WorkspaceFault => ({
      line: lineOf(path),
      path: path.join('.'),
      message,
    }),
  );
  const uniqueFaults = new Map([...faults, ...locatedFaults].map((fault) => [JSON.stringify(fault), fault]));
  if (uniqueFaults.size)
    throw new WorkspaceFileError(
      [...uniqueFaults.values()].sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    );
  return data as Raw;
}

/** Reads a workspace.yaml. Throws `WorkspaceFileError` with all faults and their lines. */
export const readWorkspaceFile = (yaml: string): WorkspaceFile =>
  withDefaults(validContentOf<RawFile>(yaml, { schemaFaults, semanticFaults }));

/** The line of a workspace.yaml that a path leads to. */
export const lineIn = (yaml: string, path: string): number => yamlDocument(yaml).lineOf(path.split('.'));
