import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { formatDay } from '../dates.js';
import type { Lit } from '../lit.js';
import { registrationState } from './badge.js';
import type { FilterContext } from './render-context.js';
import { eventsBetween, addDays, firstWeekday, WEEKDAY_OFFSETS, weeksOf } from './month-days.js';

/** How many titles there is room for in a day. */
const MAX_TITLES = 2;

/** How many of them are said of it. */
const MAX_LABELLED_TITLES = 5;

/** Any Monday. */
const ANY_MONDAY = '2024-01-01';

export interface GridOptions {
  /** What is on in the month. */
  readonly events: readonly PublicEvent[];
  /** The day that Tab leads to; its month is the one that is drawn. */
  readonly day: string;
  /** The day whose events alone are wanted; empty for none. */
  readonly chosen: string;
  readonly press: (press: KeyboardEvent) => void;
  readonly click: (click: Event) => void;
}

/** A month as a grid of dates, the pattern of the ARIA Authoring Practices; `month-name` is the id of its name. */
export function monthGrid(
  { html, nothing }: Lit,
  { events, day, chosen, press, click }: GridOptions,
  context: FilterContext,
): TemplateResult {
  const { words, language, today } = context;
  const firstDay = firstWeekday(language);
  const figures = new Intl.NumberFormat(language);

  const weekday = (at: number) => {
    const date = addDays(ANY_MONDAY, firstDay - 1 + at);
    return html`<div role="columnheader" aria-label=${formatDay(date, language, { weekday: 'long' })}>
      ${formatDay(date, language, { weekday: 'short' })}
    </div>`;
  };

  const title = (event: PublicEvent) =>
    html`<bdi aria-hidden="true" class="on ${/open|few/.test(registrationState(event, context)[0]) ? 'open' : ''}"
      >${event.title}</bdi
    >`;

  const cell = (date: string | undefined) => {
    if (!date) return html`<div role="gridcell"></div>`;
    const on = eventsBetween(events, date);
    const further = (shown: number) => (on.length > shown ? [words.furtherOnDay(on.length - shown)] : []);
    const titles = [
      ...on.slice(0, MAX_LABELLED_TITLES).map(({ title }) => title),
      ...further(MAX_LABELLED_TITLES),
    ].join(', ');
    const full = formatDay(date, language, { dateStyle: 'full' });
    return html`<div
      role="gridcell"
      data-day=${date}
      tabindex=${date === day ? 0 : -1}
      aria-current=${date === today ? 'date' : nothing}
      aria-selected=${date === chosen ? 'true' : nothing}
    >
      <span class="unseen">${on.length ? `${full}, ${words.found(on.length)}: ${titles}` : full}</span>
      <span class="number" aria-hidden="true">${figures.format(Number(date.slice(8)))}</span>
      ${on.slice(0, MAX_TITLES).map(title)}
      ${further(MAX_TITLES).map((text) => html`<span class="further" aria-hidden="true">${text}</span>`)}
    </div>`;
  };

  return html`<div part="month" class="grid" role="grid" aria-labelledby="month-name" @keydown=${press} @click=${click}>
    <div role="row">${WEEKDAY_OFFSETS.map(weekday)}</div>
    ${weeksOf(day, firstDay).map((days) => html`<div role="row">${days.map(cell)}</div>`)}
  </div>`;
}
