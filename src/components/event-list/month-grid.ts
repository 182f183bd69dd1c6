import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { formatDay } from '../dates.js';
import type { Lit } from '../lit.js';
import { registrationState } from './badge.js';
import type { FilterContext } from './render-context.js';
import { eventsBetween, addDays, firstWeekday, WEEKDAY_OFFSETS, weeksOf } from './month-days.js';

/** The number of titles for which a day has room. */
const MAX_TITLES = 2;

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
      ${formatDay(date, language, { weekday: 'short' })}
    </div>`;
  };

  const eventTitle = (event: PublicEvent) =>
    html`<bdi aria-hidden="true" class="on ${/open|few/.test(registrationState(event, context)[0]) ? 'open' : ''}"
      >${event.title}</bdi
    >`;

  const cell = (date: string | undefined) => {
    if (!date) return html`<div role="gridcell"></div>`;
    const dayEvents = eventsBetween(events, date);
    const moreText = (count: number) =>
      dayEvents.length > count ? [words.furtherOnDay(dayEvents.length - count)] : [];
    const titles = [
      ...dayEvents.slice(0, MAX_LABELLED_TITLES).map(({ title: eventTitle }) => eventTitle),
      ...moreText(MAX_LABELLED_TITLES),
    ].join(', ');
    const fullDate = formatDay(date, language, { dateStyle: 'full' });
    return html`<div
      role="gridcell"
      data-day=${date}
      tabindex=${date === day ? 0 : -1}
      aria-current=${date === today ? 'date' : nothing}
      aria-selected=${date === selectedDay ? 'true' : nothing}
    >
      <span class="unseen"
        >${dayEvents.length ? `${fullDate}, ${words.resultCount(dayEvents.length)}: ${titles}` : fullDate}</span
      >
      <span class="number" aria-hidden="true">${numberFormat.format(Number(date.slice(8)))}</span>
      ${dayEvents.slice(0, MAX_TITLES).map(eventTitle)}
      ${moreText(MAX_TITLES).map((text) => html`<span class="further" aria-hidden="true">${text}</span>`)}
    </div>`;
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
    ${weeksOf(day, firstDay).map((days) => html`<div role="row">${days.map(cell)}</div>`)}
  </div>`;
}
