import { html, nothing } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { partOf } from '../dates.js';
import { gateAt } from '../gate-at.js';
import type { EventList, FoundEvents } from './event-list.js';
import { EventSelectedEvent, ListReadyEvent } from './events.js';
import { item, type Around } from './item.js';
import { listStyles } from './list-styles.js';
import type { Month } from './month.js';
import type { Place } from './place.js';
import { wantedEvents } from './wanted-events.js';

/** What only some lists need: each is loaded where one does. */
const further = {
  month: () => import('./month.js'),
  tools: () => import('./tools.js'),
  cards: () => import('./cards-styles.js'),
  place: () => import('./place.js'),
  dialog: () => import('../dialog.js'),
  template: () => import('./item-template.js'),
};

type Further = { [Name in keyof typeof further]?: Awaited<ReturnType<(typeof further)[Name]>> };

const loaded: Further = {};

/** Draws one event. */
export type Draw = (event: PublicEvent, around: Around) => unknown;

/** Views that a list offers; the first is the one to begin with. */
export const viewsOf = ({ view }: EventList): string[] => view.split(/\s+/).filter(Boolean);

/** What a list needs besides, by its attributes. */
function neededBy(host: EventList, view: string | undefined): (keyof Further)[] {
  const views = viewsOf(host);
  const wishes: Record<keyof Further, boolean> = {
    month: (view ?? views[0]) === 'month',
    cards: (view ?? views[0]) === 'cards',
    tools: !!host.filters.trim() || views.length > 1,
    place: /^(inline|dialog)$/.test(host.registration),
    dialog: host.registration === 'dialog',
    template: !!host.querySelector(':scope > template[slot=item]'),
  };
  return (Object.keys(wishes) as (keyof Further)[]).filter((name) => wishes[name]);
}

async function load(names: readonly (keyof Further)[]): Promise<void> {
  await Promise.all(names.map(async (name) => Object.assign(loaded, { [name]: await further[name]() })));
}

/** Loads what a list needs to begin with. */
export async function ready(host: EventList): Promise<typeof Listing> {
  await load(neededBy(host, undefined));
  return Listing;
}

/** A club's events from the moment in which they are found: what their element shows, loaded when a page has one. */
export class Listing {
  readonly #host: EventList;
  #found!: FoundEvents;
  #today = '';
  /** How many are drawn. */
  #shown = 0;
  #view: string | undefined;
  #asked = new Set<keyof Further>();
  #worn = new Set<keyof Further>();
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

  get #chosen(): string {
    const views = viewsOf(this.#host);
    return this.#view && views.includes(this.#view) ? this.#view : (views[0] ?? 'list');
  }

  /** What is looked for; found once for everything that is looked for. */
  get #events(): readonly PublicEvent[] {
    const { from, to, text, place, onlyOpen, order, time } = this.#host;
    const wanted = { from, to, text, place, onlyOpen, order, time: time || (this.#chosen === 'month' ? 'all' : '') };
    const by = JSON.stringify(wanted);
    const found = this.#found;
    if (this.#wanted?.by !== by || this.#wanted.found !== found) {
      if (this.#wanted) this.#shown = this.#step;
      this.#wanted = { by, found, events: wantedEvents(found.events, wanted, this.#today) };
    }
    return this.#wanted.events;
  }

  /** A part that only some lists need; until it is there the list is drawn without. */
  #part<Name extends keyof Further>(name: Name): Further[Name] {
    const host = this.#host;
    const part = loaded[name];
    if (!part && !this.#asked.has(name))
      load([name]).then(
        () => host.requestUpdate(),
        (error: unknown) => console.warn(error),
      );
    if (part && !this.#worn.has(name) && 'styles' in part) {
      this.#worn.add(name);
      host.wear(name, [part.styles].flat());
    }
    this.#asked.add(name);
    return part;
  }

  /** What the element shows of them. */
  drawn(): unknown {
    const host = this.#host;
    const { words, language } = host;
    const view = this.#chosen;
    const needed = neededBy(host, view);
    const part = <Name extends keyof Further>(name: Name) => (needed.includes(name) ? this.#part(name) : undefined);
    const [tools, month, place, template] = [part('tools'), part('month'), part('place'), part('template')];
    const dialog = part('dialog');
    part('cards');
    const events = this.#events;
    const around: Around = {
      ...{ words, language, today: this.#today, level: host.headingLevel || 2 },
      calendar: ({ slug }) => (host.plain ? undefined : `${this.#club}/events/${slug.replace(/.*\//, '')}.ics`),
      select: this.#select,
    };
    const draw: Draw = (event, around) => template?.itemBy(host, event, around) ?? item(event, around);
    const drawn = month
      ? (this.#month ??= new month.Month(host, this.#today)).drawn(events, around, draw)
      : this.#list(events, around, draw);
    const content = html`<slot name="header"></slot>
      ${
        tools?.tools(host, {
          events: this.#found.events,
          count: events.length,
          views: viewsOf(host),
          view,
          look: this.#look,
        }) ?? nothing
      }
      ${drawn}
      ${host.plain ? nothing : html`<p><a part="link" class="feed" href=${`${this.#club}/events.ics`.replace(/^https?/, 'webcal')}>${words.subscribe}</a></p>`}
      <slot name="footer"></slot>`;
    this.#place ??= place && new place.Place(host, () => this.#found.events);
    return (place && this.#place?.drawn(content, dialog?.frame)) ?? content;
  }

  #list(events: readonly PublicEvent[], around: Around, draw: Draw): unknown {
    const { words, language, level } = around;
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
        <ul part="list" class="events ${this.#chosen}" aria-label=${name}>
          ${shown.filter((event) => monthOf(event) === month).map((event) => draw(event, inMonth))}
        </ul>`;
    })}
    ${
      events.length > shown.length
        ? html`<p class="more">
            <button part="button" type="button" @click=${this.#more}>${words.more}</button>
          </p>`
        : nothing
    }`;
  }

  #more = async (): Promise<void> => {
    const before = this.#shown;
    // many at once where many are wanted, and never so many that it takes long
    this.#shown += Math.max(this.#step, Math.min(before, 100));
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    host.renderRoot.querySelectorAll<HTMLElement>('[part=item] .name')[before]?.focus();
  };

  #look = (view: string): void => {
    this.#view = view;
    this.#host.requestUpdate();
  };

  #select = (event: PublicEvent, press: Event): void => {
    if (!this.#host.dispatchEvent(new EventSelectedEvent(event, event.slug))) press.preventDefault();
    else this.#place?.open(event, press);
  };
}
