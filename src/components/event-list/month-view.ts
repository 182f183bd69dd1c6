import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { formatDay } from '../dates.js';
import type { FilterOptions, ListHost } from './list-host.js';
import type { FilterContext } from './render-context.js';
import type { RenderItem } from './list-context.js';
import { initialDay, eventsBetween, monthBounds, firstWeekday, addMonths, dayAfterKey } from './month-days.js';
import type { ListKit } from './list-kit.js';
import { monthGrid } from './month-grid.js';

/** The part of the element that this helper needs. */
export type MonthViewHost = FilterOptions &
  Pick<ListHost, 'focusOn' | 'renderRoot' | 'requestUpdate' | 'updateComplete' | 'language'>;

/** How many events are drawn below the grid before somebody asks for more, and how many more then. */
const PAGE_SIZE = 50;

/** The day that Tab leads to. */
const FOCUSABLE_DAY = '[data-day][tabindex="0"]';

/** Something is looked for, by the page or by its visitor. */
const isFiltered = ({ from, to, text, place, onlyOpen, time }: MonthViewHost): boolean =>
  onlyOpen || !!(from || to || text || place || time);

/** A month as a grid of days, and below it what is on in it, or on the one day that was chosen. */
export class MonthView {
  readonly #host: MonthViewHost;
  readonly #kit: ListKit;
  #today: string;
  /** The day that Tab leads to; its month is the one that is shown. */
  #day = '';
  /** The day of that month whose events alone are wanted; empty for all of them. */
  #selectedDay = '';
  #limit = PAGE_SIZE;

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

  /** Another day, and its month; what was chosen in another one is given up. */
  #show(day: string): void {
    if (day.slice(0, 7) !== this.#day.slice(0, 7)) this.#selectDay('');
    this.#day = day;
    this.#host.requestUpdate();
  }

  /** Only this day; all of the month where it is the one already. */
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

  /** Puts the visitor at what a selector finds once it is drawn, or where that cannot be seen at what the one before it does. */
  async #focusFirst(...selectors: string[]): Promise<void> {
    await this.#host.updateComplete;
    const root = this.#host.renderRoot;
    // asked for its place: WebKit would put the focus on what there is no room for
    for (const selector of selectors)
      if (root.querySelector(selector)?.getClientRects().length) this.#host.focusOn(selector);
  }

  // the button is gone then, and where there is little room the days are not to be seen
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
