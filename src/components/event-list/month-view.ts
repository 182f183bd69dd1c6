import { formatDay } from '../../i18n/index.js';
import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { FilterOptions, ListHost } from './list-host.js';
import type { FilterContext } from './render-context.js';
import type { RenderItem } from './list-context.js';
import { initialDay, eventsBetween, monthBounds, firstWeekday, addMonths, dayAfterKey } from './month-days.js';
import type { ListKit } from './list-kit.js';
import { monthGrid } from './month-grid.js';

/** The part of the element that this helper needs. */
export type MonthViewHost = FilterOptions &
  Pick<ListHost, 'focusOn' | 'renderRoot' | 'requestUpdate' | 'updateComplete' | 'language'>;

/** The number of events below the grid at first, and of each further step. */
const PAGE_SIZE = 50;

/** The day in the tab order. */
const FOCUSABLE_DAY = '[data-day][tabindex="0"]';

/** Whether the page or the visitor has set a filter. */
const isFiltered = ({ from, to, text, place, onlyOpen, time }: MonthViewHost): boolean =>
  onlyOpen || !!(from || to || text || place || time);

/** A month as a grid of days, and below it the events of the month or of the selected day. */
export class MonthView {
  readonly #host: MonthViewHost;
  readonly #kit: ListKit;
  #today: string;
  /** The day in the tab order; its month is shown. */
  #day = '';
  /** The selected day of that month; empty if none is. */
  #selectedDay = '';
  #limit = PAGE_SIZE;
  /** The number of events that are rendered below the grid. */
  visibleCount = 0;

  constructor(host: MonthViewHost, today: string, kit: ListKit) {
    this.#host = host;
    this.#kit = kit;
    this.#today = today;
  }

  render(events: readonly PublicEvent[], context: FilterContext, renderEvent: RenderItem): TemplateResult {
    const { words, language, level, today } = context;
    const { html, nothing } = this.#kit;
    this.#today = today;
    const day = (this.#day ||= initialDay(events, today));
    const selectedDay = this.#selectedDay;
    const month = formatDay(day, language, { month: 'long', year: 'numeric' });
    const name = selectedDay ? formatDay(selectedDay, language, { dateStyle: 'full' }) : month;
    const monthEvents = eventsBetween(events, ...monthBounds(day));
    const visibleEvents = selectedDay ? eventsBetween(monthEvents, selectedDay) : monthEvents;
    this.visibleCount = Math.min(visibleEvents.length, this.#limit);
    const eventContext = { ...context, level: level + 1 };
    const monthButton = (label: string, months: number, symbol: string) =>
      html`<button part="button" type="button" aria-label=${label} @click=${() => this.#show(addMonths(day, months))}>
        <span>${symbol}</span>
      </button>`;
    return html`<div class="actions turn">
        <div part="heading" id="month-name" role="heading" aria-level=${level} aria-live="polite" tabindex="-1">
          ${month}
        </div>
        <p class="actions">
          ${monthButton(words.previousMonth, -1, '‹')}
          <button part="button" type="button" @click=${() => this.#show(this.#today)}>${words.thisMonth}</button>
          ${monthButton(words.nextMonth, 1, '›')}
        </p>
      </div>
      ${monthGrid(this.#kit, { events: monthEvents, day, selectedDay, onKeydown: this.#onKey, onClick: this.#onClick }, context)}
      ${
        selectedDay
          ? html`<p class="actions turn">
              <b>${name}</b>
              <button part="button" type="button" @click=${this.#showAll}>${words.showAll}</button>
            </p>`
          : nothing
      }
      ${
        visibleEvents.length
          ? html`<ul part="list" class="events list" aria-label=${name}>
              ${visibleEvents.slice(0, this.#limit).map((event) => renderEvent(event, eventContext))}
            </ul>`
          : html`<slot name="empty"
              ><p class="none">${isFiltered(this.#host) ? words.noResults : words.noEvents}</p></slot
            >`
      }
      ${
        visibleEvents.length > this.#limit
          ? html`<p class="more">
              <button part="button" type="button" @click=${this.#showMore}>${words.showMore}</button>
            </p>`
          : nothing
      }`;
  }

  /** Moves to another day and its month. The selection of another month ends. */
  #show(day: string): void {
    if (day.slice(0, 7) !== this.#day.slice(0, 7)) this.#selectDay('');
    this.#day = day;
    this.#host.requestUpdate();
  }

  /** Selects a day; ends the selection if it is selected already. */
  #selectDay(day: string): void {
    this.#selectedDay = day === this.#selectedDay ? '' : day;
    this.#limit = PAGE_SIZE;
    this.#host.requestUpdate();
  }

  #onClick = (click: Event): void => {
    const day = (click.target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (!day) return;
    this.#show(day);
    this.#selectDay(day);
  };

  #onKey = async (event: KeyboardEvent): Promise<void> => {
    const { language } = this.#host;
    const rightStep = this.#kit.directionOf(language) === 'rtl' ? -1 : 1;
    const day = dayAfterKey(this.#day, event, firstWeekday(language), rightStep);
    if (day) this.#show(day);
    else if (/^( |Enter)$/.test(event.key)) this.#selectDay(this.#day);
    else if (event.key === 'Escape' && this.#selectedDay) this.#selectDay('');
    else return;
    event.preventDefault();
    event.stopPropagation();
    await this.#focusFirst(FOCUSABLE_DAY);
  };

  /** Moves the focus, after rendering, to the last of the selectors that has a visible match. */
  async #focusFirst(...selectors: string[]): Promise<void> {
    await this.#host.updateComplete;
    const root = this.#host.renderRoot;
    // checked by its rectangles, since WebKit would focus an element without a visible box
    for (const selector of selectors)
      if (root.querySelector(selector)?.getClientRects().length) this.#host.focusOn(selector);
  }

  // the button is gone then, and a narrow element shows no days
  #showAll = async (): Promise<void> => {
    this.#selectDay('');
    await this.#focusFirst('#month-name', FOCUSABLE_DAY);
  };

  #showMore = async (): Promise<void> => {
    this.#limit += PAGE_SIZE;
    this.#host.requestUpdate();
    await this.#focusFirst(`[part=list] > :nth-child(${this.#limit - PAGE_SIZE + 1}) :is(a, button)`);
  };
}
