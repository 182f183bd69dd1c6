import { checkColumns, isDate, memberFields } from '../../fields/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import { fault, type Columns, type DocumentPath } from './available-fields.js';
import { parseLocalTime, isTimeZone } from './local-time.js';
import { deletionFaults } from './deletion.js';
import { expenseFaults } from './price-faults.js';
import { layoutFaults } from './layout-faults.js';
import { bankAccountFaults } from './bank-account.js';
import { countryFaults } from './country.js';
import { mailTemplateFaults } from './mail-template-faults.js';
import { waitingListFaults } from './waiting-list-faults.js';
import { organiserFaults } from './organiser-faults.js';
import { portalFaults } from './portal-faults.js';
import type { RawFile, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** Faults of columns that the service would refuse. */
function columnFaults(columns: Columns = [], path: DocumentPath): PathFault[] {
  const complete = columns.flatMap((column, index) => {
    const { external_id, name, type, allowed_values } = column ?? {};
    return external_id !== undefined && name !== undefined && type !== undefined
      ? [{ column: { external_id, name, type, allowed_values }, index }]
      : [];
  });
  const issues = checkColumns(
    complete.map(({ column }) => column),
    [],
  );
  return issues.map((issue) => {
    const [, index = 0, ...property] = issue.field.split('.');
    const { column, index: columnIndex } = complete[Number(index)]!;
    const faultPath = [...path, 'columns', columnIndex, ...property];
    if (issue.code === 'taken' && property[0] === 'external_id')
      return fault(faultPath, `the column "${column.external_id}" is there twice; remove one of them`);
    if (issue.code === 'not_allowed' && property[0] === 'allowed_values')
      return fault(
        faultPath,
        `only a column of type string or array can have allowed_values, not one of type ${column.type}`,
      );
    return fault(faultPath, sentenceForIntegrators(issue));
  });
}

/** Faults of invalid times, and of a closing before the opening. `defaultClosing` applies without `closes_at`. */
export function timeFaults(
  { opens_at, closes_at }: { readonly opens_at?: string | undefined; readonly closes_at?: string | undefined },
  { path, zone, defaultClosing }: { path: DocumentPath; zone: string; defaultClosing?: string | undefined },
): PathFault[] {
  const toTime = (moment: string | undefined) => (moment === undefined ? undefined : parseLocalTime(moment, zone));
  const [opensAt, closesAt] = [toTime(opens_at), toTime(closes_at)];
  const invalidTimes = Object.entries({ opens_at: opensAt, closes_at: closesAt }).filter(([, moment]) =>
    Number.isNaN(moment),
  );
  if (invalidTimes.length)
    return invalidTimes.map(([name]) =>
      fault([...path, name], 'there is no such day or time; write it like 2030-03-01 19:00'),
    );
  if (opensAt === undefined) return [];
  if (closesAt !== undefined && opensAt >= closesAt)
    return [fault([...path, 'closes_at'], 'closes before it opens; write a time after opens_at')];
  if (closes_at === undefined && opensAt >= (toTime(defaultClosing) ?? Infinity))
    return [fault([...path, 'opens_at'], 'opens when the event is over; write an earlier time, or add closes_at')];
  return [];
}

/** Faults of entries with the name of an earlier entry. */
export const duplicateFaults = (
  entries: readonly { name: string | undefined; path: DocumentPath }[],
  subject: string,
): PathFault[] => {
  const names = entries.map(({ name }) => name);
  return entries.flatMap(({ name, path }, index) =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [fault(path, `${subject} "${name}" is there twice; give one of them another name`)],
  );
};

/** Faults of forms whose hosted page would be at the address of the desk. */
export const reservedSlugFaults = (entries: readonly { name: string | undefined; path: DocumentPath }[]): PathFault[] =>
  entries.flatMap(({ name, path }) =>
    name === 'desk' ? [fault(path, 'the slug desk is the address of the desk; write another one')] : [],
  );

function listFaults({ lists = [] }: ValidPart<RawFile>, zone: string): PathFault[] {
  const members = lists.flatMap((list, index) => (list?.type === 'member' ? [index] : []));
  const contacts = lists.map((list, index) => ({
    name: list?.type === 'contact' ? list.name : undefined,
    path: ['lists', index, 'name'],
  }));
  return [
    ...duplicateFaults(contacts, 'the list'),
    ...members
      .slice(1)
      .map((index) =>
        fault(['lists', index, 'type'], 'a workspace has one member list; move the columns of this one into the first'),
      ),
    ...lists.flatMap((list, index) => {
      const { type, columns, application, profile } = list ?? {};
      const path = ['lists', index];
      const form = [...path, 'application'];
      return [
        ...layoutFaults(application, list ?? {}, form),
        ...layoutFaults(profile, list ?? {}, [...path, 'profile'], memberFields),
        ...(profile && type === 'contact'
          ? [fault([...path, 'profile'], 'only the member list can have a profile; remove it here')]
          : []),
        ...timeFaults(application ?? {}, { path: form, zone }),
        ...(application && type === 'contact'
          ? [fault(form, 'only the member list can have an application; remove it here')]
          : []),
        ...columnFaults(columns, path),
      ];
    }),
  ];
}

/** Days that the calendar does not have. */
export const invalidDays = (days: Readonly<Record<string, string | undefined>>, path: DocumentPath): PathFault[] =>
  Object.entries(days).flatMap(([name, day]) =>
    day === undefined || isDate(day)
      ? []
      : [fault([...path, name], `there is no day ${day} in the calendar; write it like 2030-07-24`)],
  );

function eventFaults({ events = [] }: ValidPart<RawFile>, zone: string): PathFault[] {
  return events.flatMap((event, index) => {
    if (!event) return [];
    const { start_date, end_date, columns, form } = event;
    const path = ['events', index];
    const invalidDates = invalidDays({ start_date, end_date }, path);
    const { changes_until, cancel_until } = form ?? {};
    // a faulty last day does not default to the first
    const lastDay = 'end_date' in event ? end_date : start_date;
    const isLastDayValid = !invalidDates.length && lastDay !== undefined;
    return [
      ...invalidDates,
      ...invalidDays({ changes_until, cancel_until }, [...path, 'form']),
      ...(isLastDayValid && start_date !== undefined && lastDay < start_date
        ? [fault([...path, 'end_date'], 'ends before it begins; write start_date or a later day')]
        : []),
      ...timeFaults(event, {
        path,
        zone,
        defaultClosing: isLastDayValid && !('closes_at' in event) ? `${lastDay} 24:00` : undefined,
      }),
      ...layoutFaults(form, event, [...path, 'form']),
      ...deletionFaults(event, path),
      ...columnFaults(columns, path),
    ];
  });
}

/** All faults of a file that the schema does not find. */
export function semanticFaults(file: ValidPart<RawFile>): PathFault[] {
  const { organisers = [], cost_units = [], lists = [], events = [] } = file;
  const { time_zone } = file.workspace ?? {};
  const hasUnknownZone = time_zone !== undefined && !isTimeZone(time_zone);
  const zone = hasUnknownZone ? 'UTC' : (time_zone ?? 'Europe/Berlin');
  const applications = lists.map((list, index) => ({
    name: list?.application?.slug,
    path: ['lists', index, 'application', 'slug'],
  }));
  const slugs = events.map((event, index) => ({ name: event?.slug, path: ['events', index, 'slug'] }));
  const units = cost_units.map((unit, index) => ({ name: unit?.name, path: ['cost_units', index, 'name'] }));
  return [
    ...(hasUnknownZone
      ? [fault(['workspace', 'time_zone'], `there is no time zone ${time_zone}; write one like Europe/Berlin`)]
      : []),
    ...duplicateFaults([...applications, ...slugs], 'the form'),
    ...reservedSlugFaults([...applications, ...slugs]),
    ...duplicateFaults(units, 'the cost unit'),
    ...listFaults(file, zone),
    ...eventFaults(file, zone),
    ...waitingListFaults(events, { path: ['events'], noun: 'event' }),
    ...expenseFaults(file),
    ...organiserFaults(organisers, {
      lists: [
        ...events.flatMap((event) => event?.slug ?? []),
        ...(lists.some((list) => list?.type === 'member') ? ['member'] : []),
      ],
      columns: [...lists, ...events].flatMap((list) => (list?.columns ?? []).flatMap((one) => one?.external_id ?? [])),
    }),
    ...portalFaults(file.workspace ?? {}),
    ...mailTemplateFaults(file.workspace?.mails ?? {}, ['workspace', 'mails']),
    ...bankAccountFaults(file.workspace?.bank_account ?? {}),
    ...countryFaults(file.workspace?.country),
  ];
}
