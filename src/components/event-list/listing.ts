import { html, nothing } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { partOf } from '../dates.js';
import { gateAt } from '../gate-at.js';
import type { EventList, FoundEvents } from './event-list.js';
import { EventSelectedEvent, ListReadyEvent } from './events.js';
import type { FurtherParts } from './further-parts.js';
import { item, type Around } from './item.js';
import { listStyles } from './list-styles.js';
import type { Month } from './month.js';
import type { Place } from './place.js';
import { wantedEvents } from './wanted-events.js';

/** Draws one event. */
export type Draw = (event: PublicEvent, around: Around) => unknown;

/** Other views, filters, a form in place or in a dialog, a template: few lists ask for more than a list. */
const isMore = (host: EventList): boolean =>
  host.view !== 'list' || !!(host.filters || host.registration || host.querySelector(':scope > template[slot=item]'));

let more: typeof import('./further-parts.js') | undefined;

async function loadMore(host: EventList): Promise<void> {
  more ??= await import('./further-parts.js');
  await more.loadFor(host);
}

/** Loads what a list needs to begin with. */
export async function ready(host: EventList): Promise<typeof Listing> {
  if (isMore(host)) await loadMore(host);
  return Listing;
}

/** A club's events from the moment in which they are found: what their element shows, loaded when a page has one. */
export class Listing {
  readonly #host: EventList;
  #found!: FoundEvents;
  #today = '';
  /** How many are drawn. */
  #shown = 0;
  #further: FurtherParts | undefined;
  #asked = false;
  #month: Month | undefined;
  #place: Place | undefined;
  #wanted: { by: string; found: FoundEvents; events: readonly PublicEvent[] } | undefined;

  constructor(host: EventList) {
    this.#host = host;
    host.wear('list', [listStyles]);
  }

  /** The events are there, for the first time or anew. */
  begin(found: FoundEvents): void {
    const host = this.#host;
    const another = this.#found?.slug !== found.slug;
    this.#found = found;
    this.#today = found.today;
    if (another) {
      this.#shown = this.#step;
      this.#month = undefined;
    }
    setTimeout(() => {
      if (another) host.dispatchEvent(new ListReadyEvent(found.events, found.slug));
      void this.#afterwards(found).catch(console.warn);
    });
  }

  /** What nobody waits for. */
  async #afterwards({ events }: FoundEvents): Promise<void> {
    const host = this.#host;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    if (events.some(({ state, opens_at }) => state === 'not_yet_open' && opens_at && opens_at < tomorrow))
      (await import('./soon.js')).lookAgainWhenOpen(host, events);
    if (host.unstructured) return;
    const { describe } = await import('./search-engines.js');
    if (host.isConnected) describe(host, this.#found, this.#today);
  }

  get #step(): number {
    return Math.max(1, this.#host.limit || 10);
  }

  /** Where the gate has what is of this club. */
  get #club(): string {
    const { base, slug } = this.#host;
    return gateAt(base, slug).base;
  }

  /** What it takes besides; until that is there the list is drawn without. */
  get #more(): FurtherParts | undefined {
    const host = this.#host;
    if (!isMore(host)) return undefined;
    if (more) return (this.#further ??= new more.FurtherParts(host));
    if (!this.#asked)
      loadMore(host).then(
        () => host.requestUpdate(),
        (error: unknown) => {
          this.#asked = false;
          console.warn(error);
        },
      );
    this.#asked = true;
    return undefined;
  }

  /** What is looked for; found once for everything that is looked for. */
  #events(view: string): readonly PublicEvent[] {
    const { from, to, text, place, onlyOpen, order, time } = this.#host;
    const wanted = { from, to, text, place, onlyOpen, order, time: time || (view === 'month' ? 'all' : '') };
    const by = Object.values(wanted).join('\n');
    const found = this.#found;
    if (this.#wanted?.by !== by || this.#wanted.found !== found) {
      if (this.#wanted) this.#shown = this.#step;
      this.#wanted = { by, found, events: wantedEvents(found.events, wanted, this.#today) };
    }
    return this.#wanted.events;
  }

  /** What the element shows of them. */
  drawn(): unknown {
    const host = this.#host;
    const { words, language } = host;
    const further = this.#more;
    const view = further?.view ?? 'list';
    const { tools, month, place, dialog, template, finding } = further?.drawn() ?? {};
    const events = this.#events(view);
    const around: Around = {
      ...{ words, language, today: this.#today, level: host.headingLevel || 2 },
      calendar: ({ slug }) => (host.plain ? undefined : `${this.#club}/events/${slug.replace(/.*\//, '')}.ics`),
      select: this.#select,
    };
    const draw: Draw = (event, around) => template?.itemBy(host, event, around) ?? item(event, around);
    const inMonths = month && finding && { ...around, words: { ...words, ...finding } };
    const drawn = inMonths
      ? (this.#month ??= new month.Month(host, this.#today)).drawn(events, inMonths, draw)
      : this.#list(events, { ...around, draw, view });
    const content = html`<slot name="header"></slot>
      ${
        finding &&
        tools?.tools(host, {
          words: { ...words, ...finding },
          events: this.#found.events,
          count: events.length,
          views: further!.views,
          view,
          look: further!.look,
        })
      }
      ${drawn}
      ${host.plain ? nothing : html`<p><a part="link" class="feed" href=${`${this.#club}/events.ics`.replace(/^https?/, 'webcal')}>${words.subscribe}</a></p>`}
      <slot name="footer"></slot>`;
    this.#place ??= place && new place.Place(host, () => this.#found.events);
    return (place && this.#place?.drawn(content, dialog?.frame)) ?? content;
  }

  #list(events: readonly PublicEvent[], around: Around & { draw: Draw; view: string }): unknown {
    const { words, language, level, draw, view } = around;
    const { grouped } = this.#host;
    const shown = events.slice(0, this.#shown);
    const monthOf = ({ start_date }: PublicEvent) => (grouped ? start_date.slice(0, 7) : '');
    const months = [...new Set(shown.map(monthOf))];
    const inMonth = grouped ? { ...around, level: level + 1 } : around;
    if (!events.length)
      return html`<slot name="empty"
        ><p class="none">${this.#found.events.length ? words.noneFound : words.none}</p></slot
      >`;
    return html`${months.map((month) => {
      const name = month ? partOf(month, language, { month: 'long', year: 'numeric' }) : words.events;
      return html`${month ? html`<div part="heading" class="month-name" role="heading" aria-level=${level}>${name}</div>` : nothing}
        <ul part="list" class="events ${view}" aria-label=${name}>
          ${shown.filter((event) => monthOf(event) === month).map((event) => draw(event, inMonth))}
        </ul>`;
    })}
    ${
      events.length > shown.length
        ? html`<p class="more">
            <button part="button" type="button" @click=${this.#showMore}>${words.more}</button>
          </p>`
        : nothing
    }`;
  }

  #showMore = async (): Promise<void> => {
    const before = this.#shown;
    // many at once where many are wanted, and never so many that it takes long
    this.#shown += Math.max(this.#step, Math.min(before, 100));
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    host.renderRoot.querySelectorAll<HTMLElement>('[part=item]')[before]?.focus();
  };

  #select = (event: PublicEvent, press: Event): void => {
    if (!this.#host.dispatchEvent(new EventSelectedEvent(event, event.slug))) press.preventDefault();
    else this.#place?.open(event, press);
  };
}
