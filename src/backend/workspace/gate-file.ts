import { memberFields } from '../../fields/index.js';
import type { Notify } from '../../model/workspace.js';
import { availableFieldsOf, fault } from './available-fields.js';
import { bankAccountFaults } from './bank-account.js';
import { confirmEmailFaults } from './confirm-email-faults.js';
import { countryFaults } from './country.js';
import { layoutFaults } from './layout-faults.js';
import { isTimeZone, parseLocalTime } from './local-time.js';
import { mailTemplateFaults } from './mail-template-faults.js';
import { organiserFaults } from './organiser-faults.js';
import { portalFaults } from './portal-faults.js';
import type { RawFile, RawLayout, RawOrganiser, ValidPart } from './raw-file.js';
import { DEFAULT_TIME_ZONE, layoutOf, validContentOf, workspaceOf } from './read-workspace-file.js';
import { faultFinder, type PathFault } from './schema-faults.js';
import { gateSchema } from './schema/index.js';
import { duplicateFaults, invalidDays, reservedSlugFaults, timeFaults } from './semantic-faults.js';
import { waitingListFaults } from './waiting-list-faults.js';
import type { FormEntry, WorkspaceFile } from './workspace-file.js';

interface RawGateForm {
  slug: string;
  list_id: string;
  title?: string;
  published?: boolean;
  opens_at?: string;
  closes_at?: string;
  max_persons?: number;
  contact_email?: string;
  notify?: Notify;
  location?: string;
  description?: string;
  delete_after?: number;
  form?: RawLayout;
}

/** A gate.yaml that the schema accepts. */
interface RawGateFile {
  workspace: Omit<RawFile['workspace'], 'member_portal'> & {
    member_list?: string;
    member_portal?: RawFile['workspace']['member_portal'] & { profile?: RawLayout };
  };
  organisers?: RawOrganiser[];
  forms?: RawGateForm[];
}

/** A form of a gate.yaml; times are milliseconds since 1970. */
export interface GateForm extends Omit<FormEntry, 'title'> {
  readonly list_id: string;
  /** Null for an event: the service has its title. */
  readonly title: string | null;
  readonly published: boolean;
  readonly max_persons: number | null;
  readonly location: string | null;
  readonly description: string | null;
  /** Days after the last day of the event. */
  readonly delete_after: number;
}

/** A parsed gate.yaml with its defaults. */
export interface GateFile {
  readonly workspace: WorkspaceFile['workspace'];
  /** The id of the member list at the service; null without applications and portal. */
  readonly member_list: string | null;
  readonly forms: readonly GateForm[];
}

/** The replica of an event's persons is deleted so many days after its last day. */
const DEFAULT_DELETE_AFTER = 30;

/** The profile of members without one of the club's own: the built-in fields that the specification names, and that members may change. */
const namedFields: RawLayout = {
  sections: [
    {
      fields: [
        { name: 'name', required: true },
        { name: 'email', required: true },
      ],
    },
  ],
};

/** Keys of a workspace.yaml that a gate before a service has no means for. */
const unsupportedKeys: Readonly<Record<string, string>> = {
  category: 'a gate before a service books its fees on no cost unit; remove this',
  columns: 'a gate before a service adds no columns; add them at the service',
  cost_unit: 'a gate before a service books its fees on no cost unit; remove this',
  cost_units: 'a gate before a service has no cost units; its fees are booked on none',
  events: 'a gate before a service creates no events; create them at the service, and name their lists under forms',
  lists: 'a gate before a service creates no lists; name those of the service under forms',
  profile: 'a gate before a service has the profile of members under workspace.member_portal; write it there',
  subscription: 'the service knows its subscription; remove this',
};

const findFaults = faultFinder(gateSchema);

/** The faults that the schema finds; a key that only a workspace.yaml has is told from a misspelt one. */
const schemaFaults = (data: unknown): PathFault[] =>
  findFaults(data).map(({ path, message }) => ({
    path,
    message: (message.startsWith('there is no such key') && unsupportedKeys[path.at(-1) ?? '']) || message,
  }));

function formFaults(
  form: ValidPart<RawGateForm> | undefined,
  index: number,
  { zone, hasMemberList }: { zone: string; hasMemberList: boolean },
): PathFault[] {
  const path = ['forms', index];
  const { list_id, title, max_persons, form: rawLayout } = form ?? {};
  const isApplication = list_id === 'member';
  const { changes_until, cancel_until } = rawLayout ?? {};
  return [
    ...(isApplication && title === undefined ? [fault(path, 'the form of an application needs a title')] : []),
    ...(isApplication && !hasMemberList
      ? [fault([...path, 'list_id'], 'name the list of members in workspace.member_list')]
      : []),
    ...(isApplication && max_persons !== undefined
      ? [fault([...path, 'max_persons'], 'only events have places; remove this')]
      : []),
    ...(isApplication && rawLayout?.waiting_list !== undefined
      ? [fault([...path, 'form', 'waiting_list'], 'only events have a waiting list; remove this')]
      : []),
    ...(isApplication && rawLayout?.prices !== undefined
      ? [
          fault(
            [...path, 'form', 'prices'],
            'applications are decided at the service, so the gate never knows when one is owed; remove the prices',
          ),
        ]
      : []),
    ...(!isApplication && list_id !== undefined && title !== undefined
      ? [fault([...path, 'title'], 'the service has the title of the event; remove this')]
      : []),
    ...invalidDays({ changes_until, cancel_until }, [...path, 'form']),
    ...timeFaults(form ?? {}, { path, zone }),
    // the columns are the service's: `turnout gate check` compares them with the layout
    ...layoutFaults(rawLayout, { columns: undefined }, [...path, 'form']),
    // a column of the service may hold anything
    ...confirmEmailFaults(rawLayout, availableFieldsOf({ columns: [] }), [...path, 'form']),
  ];
}

/** The faults of the member portal, which needs a list of members, and whose columns `turnout gate check` compares with its profile. */
function gatePortalFaults(workspace: ValidPart<RawGateFile['workspace']>): PathFault[] {
  const { member_portal, member_list } = workspace;
  const path = ['workspace', 'member_portal'];
  const needsList = member_portal !== undefined && (member_portal.status ?? 'enabled') === 'enabled';
  return [
    ...(needsList && member_list === undefined
      ? [fault(path, 'name the list of members in workspace.member_list, so that they can sign in')]
      : []),
    ...layoutFaults(member_portal?.profile, { columns: undefined }, [...path, 'profile'], memberFields),
    ...portalFaults(workspace),
  ];
}

/** Waiting lists that are forms of applications. */
const applicationFaults = (forms: readonly (ValidPart<RawGateForm> | undefined)[]): PathFault[] =>
  forms.flatMap((form, index) => {
    const waitingList = forms.find((other) => other?.slug !== undefined && other.slug === form?.form?.waiting_list);
    return waitingList?.list_id === 'member'
      ? [fault(['forms', index, 'form', 'waiting_list'], 'people wait in the list of an event; name another form')]
      : [];
  });

function semanticFaults({ workspace = {}, organisers = [], forms = [] }: ValidPart<RawGateFile>): PathFault[] {
  const { time_zone, mails, member_list, bank_account, country } = workspace;
  const hasUnknownZone = time_zone !== undefined && !isTimeZone(time_zone);
  const zone = hasUnknownZone ? 'UTC' : (time_zone ?? DEFAULT_TIME_ZONE);
  const named = (key: 'slug' | 'list_id') =>
    forms.map((form, index) => ({ name: form?.[key], path: ['forms', index, key] }));
  return [
    ...(hasUnknownZone
      ? [fault(['workspace', 'time_zone'], `there is no time zone ${time_zone}; write one like ${DEFAULT_TIME_ZONE}`)]
      : []),
    ...mailTemplateFaults(mails ?? {}, ['workspace', 'mails']),
    ...bankAccountFaults(bank_account ?? {}),
    ...countryFaults(country),
    ...gatePortalFaults(workspace),
    ...organiserFaults(organisers, {
      lists: [...forms.flatMap((form) => form?.slug ?? []), ...(member_list === undefined ? [] : ['member'])],
      columns: undefined,
    }),
    ...waitingListFaults(forms, { path: ['forms'], noun: 'form' }),
    ...applicationFaults(forms),
    ...duplicateFaults(named('slug'), 'the form'),
    ...reservedSlugFaults(named('slug')),
    ...duplicateFaults(named('list_id'), 'the list'),
    ...forms.flatMap((form, index) => formFaults(form, index, { zone, hasMemberList: member_list !== undefined })),
  ];
}

/** Reads a gate.yaml. Throws `WorkspaceFileError` with all faults and their lines. */
export function readGateFile(yaml: string): GateFile {
  const { workspace, organisers, forms = [] } = validContentOf<RawGateFile>(yaml, { schemaFaults, semanticFaults });
  const zone = workspace.time_zone ?? DEFAULT_TIME_ZONE;
  const toTime = (moment: string | undefined) => (moment === undefined ? null : parseLocalTime(moment, zone));
  return {
    workspace: {
      ...workspaceOf(workspace, layoutOf(workspace.member_portal?.profile ?? namedFields), organisers),
      portal_status: workspace.member_portal ? (workspace.member_portal.status ?? 'enabled') : 'disabled',
    },
    member_list: workspace.member_list ?? null,
    forms: forms.map((form) => ({
      slug: form.slug,
      list_id: form.list_id,
      title: form.title ?? null,
      published: form.published ?? false,
      opens_at: toTime(form.opens_at),
      closes_at: toTime(form.closes_at),
      max_persons: form.max_persons ?? null,
      layout: form.form ? layoutOf(form.form) : null,
      contact_email: form.contact_email ?? null,
      notify: form.notify ?? null,
      location: form.location ?? null,
      description: form.description ?? null,
      delete_after: form.delete_after ?? DEFAULT_DELETE_AFTER,
    })),
  };
}
