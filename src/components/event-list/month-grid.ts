import { formatDay, registrationState } from '../../i18n/index.js';
import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Lit } from '../lit.js';
import type { FilterContext } from './render-context.js';
import { eventsBetween, addDays, firstWeekday, WEEKDAY_OFFSETS, weeksOf } from './month-days.js';
import { layOutWeek, MAX_LANES, type WeekBar } from './month-lanes.js';

/** The number of dots for which a day of a narrow month has room. */
const MAX_DOTS = 3;

/** The number of titles in the label of a day. */
const MAX_LABELLED_TITLES = 5;

/** Any Monday. */
const ANY_MONDAY = '2024-01-01';

export interface GridOptions {
  /** The events of the month. */
  readonly events: readonly PublicEvent[];
  /** The day in the tab order; its month is shown. */
  readonly day: string;
  /** The selected day; empty if none is. */
  readonly selectedDay: string;
  readonly onKeydown: (onKeydown: KeyboardEvent) => void;
  readonly onClick: (onClick: Event) => void;
}

/** A month as a grid of dates, the pattern of the ARIA Authoring Practices; `month-name` is the id of its name. */
export function monthGrid(
  { html, nothing }: Lit,
  { events, day, selectedDay, onKeydown, onClick }: GridOptions,
  context: FilterContext,
): TemplateResult {
  const { words, language, today } = context;
  const firstDay = firstWeekday(language);
  const numberFormat = new Intl.NumberFormat(language);

  const weekday = (offset: number) => {
    const date = addDays(ANY_MONDAY, firstDay - 1 + offset);
    return html`<div role="columnheader" aria-label=${formatDay(date, language, { weekday: 'long' })}>
      ${(['short', 'narrow'] as const).map((weekday) => html`<span class=${weekday}>${formatDay(date, language, { weekday })}</span>`)}
    </div>`;
  };

  const toneOf = (event: PublicEvent) => registrationState(event, context)[0];

  const bar = ({ event, lane, column, dayCount, startsBefore, endsAfter }: WeekBar) => {
    const ends = `${startsBefore ? 'continued' : ''} ${endsAfter ? 'continues' : ''}`;
    // not the text gives the direction of the bar
    return html`<span
      aria-hidden="true"
      class="bar ${toneOf(event)} lane-${lane + 1} column-${column + 1} days-${dayCount} ${ends}"
      ><bdi>${event.title}</bdi></span
    >`;
  };

  const further = (count: number, column: number) =>
    count
      ? html`<span aria-hidden="true" class="further lane-${MAX_LANES} column-${column + 1}"
          >${words.furtherOnDay(count)}</span
        >`
      : nothing;

  const dots = (dayEvents: readonly PublicEvent[]) =>
    html`<span class="dots" aria-hidden="true"
      >${dayEvents.slice(0, MAX_DOTS).map((event) => html`<i class=${toneOf(event)}></i>`)}${
        dayEvents.length > MAX_DOTS ? '+' : nothing
      }</span
    >`;

  const label = (date: string, dayEvents: readonly PublicEvent[]) => {
    const fullDate = formatDay(date, language, { dateStyle: 'full' });
    const titles = dayEvents.slice(0, MAX_LABELLED_TITLES).map(({ title }) => title);
    const rest = dayEvents.length - titles.length;
    const text = [...titles, ...(rest ? [words.furtherOnDay(rest)] : [])].join(', ');
    return dayEvents.length ? `${fullDate}, ${words.resultCount(dayEvents.length)}: ${text}` : fullDate;
  };

  const cell = (date: string | undefined, column: number) => {
    if (!date) return html`<div role="gridcell" class="column-${column + 1}"></div>`;
    const dayEvents = eventsBetween(events, date);
    const number = numberFormat.format(Number(date.slice(8)));
    const isSelected = date === selectedDay;
    return html`<div
      role="gridcell"
      class="column-${column + 1}"
      data-day=${date}
      tabindex=${date === day ? 0 : -1}
      aria-current=${date === today ? 'date' : nothing}
      aria-selected=${isSelected ? 'true' : nothing}
    >
      <span class="unseen">${label(date, dayEvents)}</span>
      <span class="number ${isSelected ? 'main' : ''}" aria-hidden="true"
        >${isSelected ? html`<span>${number}</span>` : number}</span
      >
      ${dots(dayEvents)}
    </div>`;
  };

  const week = (days: readonly (string | undefined)[]) => {
    const { bars, hiddenCounts } = layOutWeek(events, days);
    return html`<div role="row" class="week">${days.map(cell)} ${bars.map(bar)} ${hiddenCounts.map(further)}</div>`;
  };

  return html`<div
    part="month"
    class="grid"
    role="grid"
    aria-labelledby="month-name"
    @keydown=${onKeydown}
    @click=${onClick}
  >
    <div role="row">${WEEKDAY_OFFSETS.map(weekday)}</div>
    ${weeksOf(day, firstDay).map(week)}
  </div>`;
}
