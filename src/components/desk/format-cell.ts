import { formatDay, formatEuros, markZoneSign, zonedMoment } from '../../i18n/index.js';
import type { FieldValue } from '../../model/person.js';
import type { RegistrationState } from '../../model/own-registration.js';
import type { TableColumn } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import { isolatedList } from './isolated-list.js';

const shortFormats = new Map<string, Intl.DateTimeFormat>();

/** Day and time on the club's clocks, short: a table names the zone in its head. */
function shortMoment(moment: number | string, language: string, timeZone: string): string {
  const date = typeof moment === 'string' ? Date.parse(moment) : moment;
  if (Number.isNaN(date)) return String(moment);
  const key = `${language} ${timeZone}`;
  try {
    const day = { day: '2-digit', month: '2-digit', year: 'numeric', calendar: 'gregory' } as const;
    // two digits for hours, as in sentences
    const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
    const format = shortFormats.get(key) ?? new Intl.DateTimeFormat(language, { ...day, ...time });
    shortFormats.set(key, format);
    return format.format(date);
  } catch {
    return zonedMoment(moment, language, timeZone);
  }
}

/** The short name of a time zone now, such as `CET`; its IANA name if the browser does not know it. */
export function zoneName(language: string, timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts();
    return markZoneSign(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone);
  } catch {
    return timeZone;
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The name of a country; its code if the browser does not know it. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The text of a value; empty for none. */
export function formatCell(
  value: FieldValue,
  kind: TableColumn['kind'],
  { words, language }: DeskContext,
  timeZone: string,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return isolatedList(value, language);
  if (typeof value === 'object') return isolatedList(Object.values(value).filter(Boolean).map(String), language);
  if (kind === 'state') return words.states[value as RegistrationState];
  if (kind === 'money') return value ? formatEuros(Number(value), language) : '';
  if (kind === 'time') return shortMoment(value, language, timeZone);
  if (kind === 'country') return countryName(String(value), language);
  if (kind === 'day' && typeof value === 'string' && isDay(value))
    return formatDay(value, language, { dateStyle: 'medium' });
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
}

/** The label of an answer: the club's own, or the one that every form has for a built-in field. */
function answerLabel({ id, label = id }: TableColumn, { labels, membershipNumber }: DeskContext['loginWords']): string {
  if (label !== id) return label;
  return id === 'membership_number' ? membershipNumber : (labels[id.replace(/^.*\./, '')] ?? label);
}

/** The label of a column. */
export function columnLabel(column: TableColumn, context: DeskContext, timeZone: string): string {
  const { words, language, loginWords } = context;
  switch (column.id) {
    case '@state':
      return words.state;
    case '@created':
      return `${words.received} (${zoneName(language, timeZone)})`;
    case '@position':
      return words.waitingPosition;
    case '@open':
      return words.feeOpen;
    case '@paid':
      return words.feePaid;
    default:
      return answerLabel(column, loginWords);
  }
}
