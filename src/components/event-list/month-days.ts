import type { PublicEvent } from '../../model/club-event.js';

// days have the format of the wire, `YYYY-MM-DD`, and are computed in UTC, so that no time zone shifts them

const DAY_MS = 86_400_000;

/** Later days have no year of four digits. */
const [FIRST_TIME, LAST_TIME] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];

const isoDay = (time: number): string =>
  new Date(Math.min(Math.max(time, FIRST_TIME), LAST_TIME)).toISOString().slice(0, 10);

/** The day after so many days. */
export const addDays = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY_MS);

/** First and last day of its month. */
export function monthBounds(date: string): readonly [first: string, last: string] {
  const first = `${date.slice(0, 8)}01`;
  const last = new Date(first);
  return [first, isoDay(last.setUTCMonth(last.getUTCMonth() + 1, 0))];
}

/** The same day so many months later, or the last day of a month that does not have it. */
export function addMonths(date: string, months: number): string {
  const target = new Date(monthBounds(date)[0]);
  const [first, last] = monthBounds(isoDay(target.setUTCMonth(target.getUTCMonth() + months)));
  const sameDay = first.slice(0, 8) + date.slice(8);
  return sameDay < last ? sameDay : last;
}

/** `Intl.Locale` with its week data, a method in some browsers and a property in others. */
type Weeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first day of the week, from 1 for Monday to 7; Monday if the browser has no week data. */
export function firstWeekday(language: string): number {
  const locale: Weeks = new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** The number of days between a day and the first of its week. */
const dayOfWeek = (date: string, firstDay: number): number => (new Date(date).getUTCDay() - firstDay + 7) % 7;

/** The days of a week from its first day on. */
export const WEEKDAY_OFFSETS = [0, 1, 2, 3, 4, 5, 6];

/** The weeks of a month; days of other months are empty. */
export function weeksOf(date: string, firstDay: number): (string | undefined)[][] {
  const [first, end] = monthBounds(date);
  const last = Number(end.slice(8));
  const weeks: (string | undefined)[][] = [];
  const day = (dayNumber: number) =>
    dayNumber > 0 && dayNumber <= last ? first.slice(0, 8) + String(dayNumber).padStart(2, '0') : undefined;
  for (let dayNumber = 1 - dayOfWeek(first, firstDay); dayNumber <= last; dayNumber += 7)
    weeks.push(WEEKDAY_OFFSETS.map((offset) => day(dayNumber + offset)));
  return weeks;
}

/** A pressed key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The day to which a key moves the focus, by the date grid of the ARIA Authoring Practices; undefined for other keys. `right`
 * is the number of days to the next cell at the right: 1, or -1 from right to left.
 */
export function dayAfterKey(date: string, event: KeyPress, firstDay: number, rightStep: number): string | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const [first, last] = monthBounds(date);
  const weekday = dayOfWeek(date, firstDay);
  const months = shiftKey ? 12 : 1;
  // shortcuts of the browser, such as the next tab
  if (altKey || metaKey || (ctrlKey && !/^(Home|End)$/.test(key))) return undefined;
  const days = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -rightStep, ArrowRight: rightStep }[key];
  if (days) return addDays(date, days);
  const start = addDays(date, -weekday);
  const end = addDays(date, 6 - weekday);
  // days of another month are no part of the week here
  if (key === 'Home') return ctrlKey || start < first ? first : start;
  if (key === 'End') return ctrlKey || end > last ? last : end;
  if (key === 'PageUp') return addMonths(date, -months);
  return key === 'PageDown' ? addMonths(date, months) : undefined;
}

/** The events that take place between two days, or on one day. */
export const eventsBetween = (events: readonly PublicEvent[], first: string, last = first): readonly PublicEvent[] =>
  events.filter(({ start_date, end_date }) => start_date <= last && end_date >= first);

/**
 * The initial day: today if an event takes place, else that of the next event, else the last day of the last event, else today.
 */
export function initialDay(events: readonly PublicEvent[], today: string): string {
  let [next, last] = ['', ''];
  for (const { start_date, end_date } of events) {
    const day = start_date < today ? today : start_date;
    if (end_date >= today && (!next || day < next)) next = day;
    if (end_date > last) last = end_date;
  }
  return next || last || today;
}
