import { css, html, nothing, render } from 'lit';
import { ClubClock } from '../../state/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { partOf } from '../dates.js';
import { directionOf, wordsOf } from '../../i18n/index.js';
import { gateAt } from '../gate-at.js';
import { lazyFeatures } from './lazy-features.js';
import { runInSteps } from '../../browser/scheduler.js';
import { dayFormatWarmUp } from '../intl-warm-up.js';
import type { EventList, FoundEvents } from './event-list.js';
import { EventSelectedEvent, ListReadyEvent } from './events.js';
import { listOf, type Drawing } from './drawing.js';
import type { ExtendedList, ExtendedLists, ListKit } from './extended-list.js';
import { inFull, item, type Around } from './item.js';
import { listStyles } from './list-styles.js';
import { describe } from './search-engines.js';
import { refetchOnChange } from './soon.js';
import { wantedEvents } from './wanted-events.js';

/** Other views, names of months, filters, a form in place or in a dialog, a template: few lists ask for more than a list. */
const isMore = (host: EventList): boolean =>
  host.view !== 'list' ||
  host.grouped ||
  !!(host.filters || host.registration || host.querySelector(':scope > template[slot=item]'));

let extended: ExtendedLists | undefined;

async function loadMore(host: EventList): Promise<void> {
  const { registrationElement } = lazyFeatures;
  const kit: ListKit = { css, html, nothing, render, directionOf, wordsOf, item, listOf, registrationElement };
  extended ??= (await lazyFeatures['extended-list']()).default(kit);
  await extended.loadFor(host);
}

/** Loads what a list needs to begin with, and has the browser learn how the language words its days. */
export async function ready(host: EventList): Promise<void> {
  // what takes long the first time, step by step while the events are on their way
  void runInSteps(
    ...dayFormatWarmUp(host.language, inFull),
    () => partOf('2000-01-01', host.language, { day: 'numeric' }),
    () => partOf('2000-01-01', host.language, { month: 'short' }),
  );
  if (isMore(host)) await loadMore(host);
}

/** A club's events from the moment in which they are found: what their element shows. */
export class Listing {
  readonly #host: EventList;
  #found!: FoundEvents;
  #clock!: ClubClock;
  /** How many are drawn. */
  #shown = 0;
  #further: ExtendedList | undefined;
  #asked = false;
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
    this.#clock = new ClubClock(found);
    if (another) {
      this.#shown = this.#step;
      this.#further?.forget();
    }
    setTimeout(() => {
      if (another) host.dispatchEvent(new ListReadyEvent(found.events, found.slug));
      try {
        this.#afterwards(found);
      } catch (error) {
        console.warn(error);
      }
    });
  }

  /** What nobody waits for. */
  #afterwards({ events }: FoundEvents): void {
    const host = this.#host;
    refetchOnChange(host, events, this.#clock);
    if (host.unstructured) return;
    if (host.isConnected) describe(host, this.#found, this.#clock.today);
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
  get #more(): ExtendedList | undefined {
    const host = this.#host;
    if (!isMore(host)) return undefined;
    if (extended) return (this.#further ??= new extended.ExtendedList(host));
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
  #events(view: string | undefined, today: string): readonly PublicEvent[] {
    const { from, to, text, place, onlyOpen, order, time } = this.#host;
    const wanted = { from, to, text, place, onlyOpen, order, time: time || (view === 'month' ? 'all' : '') };
    const by = [today, ...Object.values(wanted)].join('\n');
    const found = this.#found;
    if (this.#wanted?.by !== by || this.#wanted.found !== found) {
      if (this.#wanted) this.#shown = this.#step;
      this.#wanted = { by, found, events: wantedEvents(found.events, wanted, today) };
    }
    return this.#wanted.events;
  }

  /** What the element shows of them. */
  drawn(): unknown {
    const host = this.#host;
    const { words, language } = host;
    const further = this.#more;
    const { today, timeZone } = this.#clock;
    const events = this.#events(further?.view, today);
    const around: Around = {
      ...{ words, language, today, timeZone, level: host.headingLevel || 2 },
      calendar: ({ slug }) => (host.plain ? undefined : `${this.#club}/events/${slug.replace(/.*\//, '')}.ics`),
      select: this.#select,
    };
    const shown = events.slice(0, this.#shown);
    const drawing: Drawing = {
      ...{ events, shown, around, all: this.#found.events },
      list: (items) => this.#list(events, items),
      framed: (content) => this.#framed(content),
    };
    return further ? further.drawn(drawing) : this.#framed(this.#list(events, listOf(shown, around, item)));
  }

  /** Between what the page puts above and below. */
  #framed(content: unknown): unknown {
    const { plain, words } = this.#host;
    return html`<slot name="header"></slot>
      ${content}
      ${plain ? nothing : html`<p><a part="link" class="feed" href=${`${this.#club}/events.ics`.replace(/^https?/, 'webcal')}>${words.subscribe}</a></p>`}
      <slot name="footer"></slot>`;
  }

  /** Events, and the way to more of them; or that there are none. */
  #list(events: readonly PublicEvent[], items: unknown): unknown {
    const { words } = this.#host;
    if (!events.length)
      return html`<slot name="empty"
        ><p class="none">${this.#found.events.length ? words.noneFound : words.none}</p></slot
      >`;
    return html`${items}
    ${
      events.length > this.#shown
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
    else this.#further?.open(event, press);
  };
}
