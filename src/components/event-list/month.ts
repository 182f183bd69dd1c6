import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { partOf } from '../dates.js';
import type { EventList } from './event-list.js';
import type { Finding } from './item.js';
import type { Draw } from './drawing.js';
import { beginningOf, between, edgesOf, firstDayOf, monthsOn, reached } from './month-days.js';
import type { ListKit } from './extended-list.js';
import { grid } from './month-grid.js';

/** How many events are drawn below the grid before somebody asks for more, and how many more then. */
const most = 50;

/** The day that Tab leads to. */
const stop = '[data-day][tabindex="0"]';

/** Something is looked for, by the page or by its visitor. */
const isFiltered = ({ from, to, text, place, onlyOpen, time }: EventList): boolean =>
  onlyOpen || !!(from || to || text || place || time);

/** A month as a grid of days, and below it what is on in it, or on the one day that was chosen. */
export class Month {
  readonly #host: EventList;
  readonly #kit: ListKit;
  #today: string;
  /** The day that Tab leads to; its month is the one that is shown. */
  #day = '';
  /** The day of that month whose events alone are wanted; empty for all of them. */
  #chosen = '';
  #shown = most;

  constructor(host: EventList, today: string, kit: ListKit) {
    this.#host = host;
    this.#kit = kit;
    this.#today = today;
  }

  drawn(events: readonly PublicEvent[], around: Finding, draw: Draw): TemplateResult {
    const { words, language, level, today } = around;
    const { html, nothing } = this.#kit;
    this.#today = today;
    const day = (this.#day ||= beginningOf(events, today));
    const chosen = this.#chosen;
    const month = partOf(day, language, { month: 'long', year: 'numeric' });
    const name = chosen ? partOf(chosen, language, { dateStyle: 'full' }) : month;
    const inMonth = between(events, ...edgesOf(day));
    const wanted = chosen ? between(inMonth, chosen) : inMonth;
    const below = { ...around, level: level + 1 };
    const turn = (call: string, months: number, arrow: string) =>
      html`<button part="button" type="button" aria-label=${call} @click=${() => this.#show(monthsOn(day, months))}>
        <span>${arrow}</span>
      </button>`;
    return html`<div class="actions turn">
        <div part="heading" id="month-name" role="heading" aria-level=${level} aria-live="polite" tabindex="-1">
          ${month}
        </div>
        <p class="actions">
          ${turn(words.previousMonth, -1, '‹')}
          <button part="button" type="button" @click=${() => this.#show(this.#today)}>${words.thisMonth}</button>
          ${turn(words.nextMonth, 1, '›')}
        </p>
      </div>
      ${grid(this.#kit, { events: inMonth, day, chosen, press: this.#press, click: this.#click }, around)}
      ${
        chosen
          ? html`<p class="actions turn">
              <b>${name}</b>
              <button part="button" type="button" @click=${this.#showAll}>${words.showAll}</button>
            </p>`
          : nothing
      }
      ${
        wanted.length
          ? html`<ul part="list" class="events list" aria-label=${name}>
              ${wanted.slice(0, this.#shown).map((event) => draw(event, below))}
            </ul>`
          : html`<slot name="empty"><p class="none">${isFiltered(this.#host) ? words.noneFound : words.none}</p></slot>`
      }
      ${
        wanted.length > this.#shown
          ? html`<p class="more"><button part="button" type="button" @click=${this.#more}>${words.more}</button></p>`
          : nothing
      }`;
  }

  /** Another day, and its month; what was chosen in another one is given up. */
  #show(day: string): void {
    if (day.slice(0, 7) !== this.#day.slice(0, 7)) this.#choose('');
    this.#day = day;
    this.#host.requestUpdate();
  }

  /** Only this day; all of the month where it is the one already. */
  #choose(day: string): void {
    this.#chosen = day === this.#chosen ? '' : day;
    this.#shown = most;
    this.#host.requestUpdate();
  }

  #click = (click: Event): void => {
    const day = (click.target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (!day) return;
    this.#show(day);
    this.#choose(day);
  };

  #press = async (press: KeyboardEvent): Promise<void> => {
    const { language } = this.#host;
    const right = this.#kit.directionOf(language) === 'rtl' ? -1 : 1;
    const day = reached(this.#day, press, firstDayOf(language), right);
    if (day) this.#show(day);
    else if (/^( |Enter)$/.test(press.key)) this.#choose(this.#day);
    else if (press.key === 'Escape' && this.#chosen) this.#choose('');
    else return;
    press.preventDefault();
    press.stopPropagation();
    await this.#arrive(stop);
  };

  /** Puts the visitor at what a selector finds once it is drawn, or where that cannot be seen at what the one before it does. */
  async #arrive(...selectors: string[]): Promise<void> {
    await this.#host.updateComplete;
    const root = this.#host.renderRoot;
    // asked for its place: WebKit would put the focus on what there is no room for
    for (const selector of selectors)
      if (root.querySelector(selector)?.getClientRects().length) this.#host.focusOn(selector);
  }

  // the button is gone then, and where there is little room the days are not to be seen
  #showAll = async (): Promise<void> => {
    this.#choose('');
    await this.#arrive('#month-name', stop);
  };

  #more = async (): Promise<void> => {
    this.#shown += most;
    this.#host.requestUpdate();
    await this.#arrive(`[part=list] > :nth-child(${this.#shown - most + 1}) :is(a, button)`);
  };
}
