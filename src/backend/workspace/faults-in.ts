import { checkColumns, isDate, memberFields } from '../../fields/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import { fault, type Columns, type Place } from './askable.js';
import { instantIn, isTimeZone } from './instant.js';
import { layoutFaults } from './layout-faults.js';
import { portalFaults } from './portal-faults.js';
import { nearest } from './nearest.js';
import type { RawFile, Sound } from './raw-file.js';
import type { Found } from './schema-faults.js';

/** What the service would refuse of columns, in sentences. */
function columnFaults(columns: Columns = [], path: Place): Found[] {
  const whole = columns.flatMap((column, index) =>
    column?.external_id !== undefined && column.name !== undefined && column.type !== undefined
      ? [{ column: { ...column, external_id: column.external_id }, index }]
      : [],
  );
  const found = checkColumns(
    whole.map(({ column }) => column),
    [],
  );
  return found.map((issue) => {
    const [, at = 0, ...inner] = issue.field.split('.');
    const { column, index } = whole[Number(at)]!;
    const place = [...path, 'columns', index, ...inner];
    if (issue.code === 'taken' && inner[0] === 'external_id')
      return fault(place, `the column "${column.external_id}" is there twice`);
    if (issue.code === 'not_allowed' && inner[0] === 'allowed_values')
      return fault(place, `only columns of type string or array have them, not ${column.type}`);
    return fault(place, sentenceForIntegrators(issue));
  });
}

/** Times that are none, and a closing before the opening. `until` is when it closes where the file does not say. */
function timeFaults(
  { opens_at, closes_at }: { readonly opens_at?: string | undefined; readonly closes_at?: string | undefined },
  { path, zone, until }: { path: Place; zone: string; until?: string | undefined },
): Found[] {
  const at = (moment: string | undefined) => (moment === undefined ? undefined : instantIn(moment, zone));
  const [opening, closing] = [at(opens_at), at(closes_at)];
  const odd = Object.entries({ opens_at: opening, closes_at: closing }).filter(([, moment]) => Number.isNaN(moment));
  if (odd.length) return odd.map(([name]) => fault([...path, name], 'there is no such time'));
  if (opening === undefined) return [];
  if (closing !== undefined && opening >= closing) return [fault([...path, 'closes_at'], 'closes before it opens')];
  if (closes_at === undefined && opening >= (at(until) ?? Infinity))
    return [fault([...path, 'opens_at'], 'opens when it is over: without closes_at it closes after its last day')];
  return [];
}

/** Entries whose name an earlier one has. */
const twice = (entries: readonly { name: string | undefined; path: Place }[], what: string): Found[] => {
  const names = entries.map(({ name }) => name);
  return entries.flatMap(({ name, path }, index) =>
    name === undefined || names.indexOf(name) === index ? [] : [fault(path, `${what} "${name}" is there twice`)],
  );
};

function listFaults({ lists = [] }: Sound<RawFile>, zone: string): Found[] {
  const members = lists.flatMap((list, index) => (list?.type === 'member' ? [index] : []));
  const contacts = lists.map((list, index) => ({
    name: list?.type === 'contact' ? list.name : undefined,
    path: ['lists', index, 'name'],
  }));
  return [
    ...twice(contacts, 'the list'),
    ...members.slice(1).map((index) => fault(['lists', index, 'type'], 'a workspace has one member list')),
    ...lists.flatMap((list, index) => {
      const { type, columns, application, profile } = list ?? {};
      const path = ['lists', index];
      const form = [...path, 'application'];
      return [
        ...layoutFaults(application, list ?? {}, form),
        ...layoutFaults(profile, list ?? {}, [...path, 'profile'], memberFields),
        ...(profile && type === 'contact' ? [fault([...path, 'profile'], 'only members have one')] : []),
        ...timeFaults(application ?? {}, { path: form, zone }),
        ...(application && type === 'contact' ? [fault(form, 'only the member list takes applications')] : []),
        ...columnFaults(columns, path),
      ];
    }),
  ];
}

function eventFaults({ events = [] }: Sound<RawFile>, zone: string): Found[] {
  return events.flatMap((event, index) => {
    if (!event) return [];
    const { start_date, end_date, columns, form } = event;
    const path = ['events', index];
    const days = Object.entries({ start_date, end_date });
    const odd = days.flatMap(([name, day]) =>
      day === undefined || isDate(day) ? [] : [fault([...path, name], `there is no day ${day}`)],
    );
    // a last day that is wrong is not the first
    const last = 'end_date' in event ? end_date : start_date;
    const known = !odd.length && last !== undefined;
    return [
      ...odd,
      ...(known && start_date !== undefined && last < start_date
        ? [fault([...path, 'end_date'], 'ends before it begins')]
        : []),
      ...timeFaults(event, {
        path,
        zone,
        until: known && !('closes_at' in event) ? `${last} 24:00` : undefined,
      }),
      ...layoutFaults(form, event, [...path, 'form']),
      ...columnFaults(columns, path),
    ];
  });
}

/** Waiting lists that are no event of the file, or wait themselves for another one. */
function waitingFaults({ events = [] }: Sound<RawFile>): Found[] {
  const slugs = events.flatMap((event) => event?.slug ?? []);
  const all = slugs.length === events.length;
  return events.flatMap((event, index) => {
    const wanted = event?.form?.waiting_list;
    if (wanted === undefined) return [];
    const path = ['events', index, 'form', 'waiting_list'];
    if (wanted === event?.slug) return [fault(path, 'an event is no waiting list of itself')];
    if (!slugs.includes(wanted)) {
      const near = nearest(wanted, slugs);
      return all ? [fault(path, `there is no event "${wanted}"${near ? `; did you mean "${near}"?` : ''}`)] : [];
    }
    const further = events.find((other) => other?.slug === wanted)?.form?.waiting_list;
    return further === undefined ? [] : [fault(path, `"${wanted}" has a waiting list itself, "${further}"`)];
  });
}

/** Everything wrong with the part of a file that the schema lets through. */
export function faultsIn(file: Sound<RawFile>): Found[] {
  const { cost_units = [], lists = [], events = [] } = file;
  const { time_zone } = file.workspace ?? {};
  const odd = time_zone !== undefined && !isTimeZone(time_zone);
  const zone = odd ? 'UTC' : (time_zone ?? 'Europe/Berlin');
  const applications = lists.map((list, index) => ({
    name: list?.application?.slug,
    path: ['lists', index, 'application', 'slug'],
  }));
  const slugs = events.map((event, index) => ({ name: event?.slug, path: ['events', index, 'slug'] }));
  const units = cost_units.map((unit, index) => ({ name: unit?.name, path: ['cost_units', index, 'name'] }));
  return [
    ...(odd ? [fault(['workspace', 'time_zone'], `there is no time zone ${time_zone}`)] : []),
    ...twice([...applications, ...slugs], 'the form'),
    ...twice(units, 'the cost unit'),
    ...listFaults(file, zone),
    ...eventFaults(file, zone),
    ...waitingFaults(file),
    ...portalFaults(file.workspace ?? {}),
  ];
}
