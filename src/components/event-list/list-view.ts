import { css, html, nothing, render } from 'lit';
import { ClubClock } from '../../state/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { directionOf, wordsOf, formatDay, FULL_DATE } from '../../i18n/index.js';
import { clubAtGate } from '../club-at-gate.js';
import { lazyFeatures } from './lazy-features.js';
import { runInSteps, yieldToMain } from '../../browser/scheduler.js';
import { dayFormatWarmUp } from '../intl-warm-up.js';
import type { ListHost, LoadedEvents } from './list-host.js';
import { EventSelectedEvent, ListReadyEvent } from './events.js';
import { listTemplate, type ListContext } from './list-context.js';
import type { ExtendedLists, ListExtension } from './extended-list.js';
import type { ListKit } from './list-kit.js';
import { item } from './item.js';
import type { RenderContext } from './render-context.js';
import { listStyles } from './list-styles.js';
import { updateStructuredData } from './structured-data.js';
import { refetchOnOpen } from './refetch-on-open.js';
import { filterEvents } from './filter-events.js';

/** Other views, names of months, filters, a form in place or in a dialog, a template. Few lists have them. */
const needsExtendedList = (host: ListHost): boolean =>
  host.view !== 'list' ||
  host.grouped ||
  !!(host.filters || host.registration || host.querySelector(':scope > template[slot=item]'));

let extendedLists: ExtendedLists | undefined;

async function loadExtendedList(host: ListHost): Promise<void> {
  const { registrationElement } = lazyFeatures;
  const kit: ListKit = { css, html, nothing, render, directionOf, wordsOf, item, listTemplate, registrationElement };
  extendedLists ??= (await lazyFeatures['extended-list']()).default(kit);
  await extendedLists.loadFor(host);
}

/** Loads the features that a list needs at first, and warms up the browser's date formats of the language. */
export async function prepareList(host: ListHost): Promise<void> {
  // where the element comes in a script of its own, the loader sets its attributes one task after it begins
  await yieldToMain(0);
  // the first use of each format takes long: one step at a time, while the events are loaded
  void runInSteps(
    ...dayFormatWarmUp(host.language, FULL_DATE),
    () => formatDay('2000-01-01', host.language, { day: 'numeric' }),
    () => formatDay('2000-01-01', host.language, { month: 'short' }),
  );
  if (needsExtendedList(host)) await loadExtendedList(host);
}

/** Renders the loaded events of a club. */
export class ListView {
  readonly #host: ListHost;
  #data!: LoadedEvents;
  #clock!: ClubClock;
  /** The number of rendered events. */
  #limit = 0;
  #extension: ListExtension | undefined;
  #isExtensionRequested = false;
  #filtered: { key: string; data: LoadedEvents; events: readonly PublicEvent[] } | undefined;

  constructor(host: ListHost) {
    this.#host = host;
    host.adoptStyles('list', [listStyles]);
  }

  /** Takes loaded or reloaded events. */
  show(data: LoadedEvents): void {
    const host = this.#host;
    const isOtherClub = this.#data?.slug !== data.slug;
    this.#data = data;
    this.#clock = new ClubClock(data);
    if (isOtherClub) {
      this.#limit = this.#pageSize;
      this.#extension?.reset();
    }
    setTimeout(() => {
      if (isOtherClub) host.dispatchEvent(new ListReadyEvent(data.events, data.slug));
      try {
        this.#afterRender(data);
      } catch (error) {
        console.warn(error);
      }
    });
  }

  /** Starts work that the first rendering does not wait for. */
  #afterRender({ events }: LoadedEvents): void {
    const host = this.#host;
    refetchOnOpen(host, events, this.#clock);
    if (host.unstructured) return;
    if (host.isConnected) updateStructuredData(host, this.#data, this.#clock.today);
  }

  get #pageSize(): number {
    return Math.max(1, this.#host.limit || 10);
  }

  /** The address of the club at the gate. */
  get #clubUrl(): string {
    const { base, slug } = this.#host;
    return clubAtGate(base, slug).base;
  }

  /** The optional features; undefined until they are loaded. */
  get #extendedList(): ListExtension | undefined {
    const host = this.#host;
    if (!needsExtendedList(host)) return undefined;
    if (extendedLists) return (this.#extension ??= extendedLists.extend(host));
    if (!this.#isExtensionRequested)
      loadExtendedList(host).then(
        () => host.requestUpdate(),
        (error: unknown) => {
          this.#isExtensionRequested = false;
          console.warn(error);
        },
      );
    this.#isExtensionRequested = true;
    return undefined;
  }

  /** The matching events, computed once for each filter. */
  #events(view: string | undefined, today: string): readonly PublicEvent[] {
    const { from, to, text, place, onlyOpen, order, time } = this.#host;
    const filter = { from, to, text, place, onlyOpen, order, time: time || (view === 'month' ? 'all' : '') };
    const key = [today, ...Object.values(filter)].join('\n');
    const data = this.#data;
    if (this.#filtered?.key !== key || this.#filtered.data !== data) {
      if (this.#filtered) this.#limit = this.#pageSize;
      this.#filtered = { key, data, events: filterEvents(data.events, filter, today) };
    }
    return this.#filtered.events;
  }

  /** Renders the list. */
  render(): unknown {
    const host = this.#host;
    const { words, language } = host;
    const extendedList = this.#extendedList;
    const { today, timeZone } = this.#clock;
    const events = this.#events(extendedList?.view, today);
    const context: RenderContext = {
      words,
      language,
      today,
      timeZone,
      level: host.headingLevel || 2,
      calendar: ({ slug }) => (host.plain ? undefined : `${this.#clubUrl}/events/${slug.replace(/.*\//, '')}.ics`),
      select: this.#select,
    };
    const visibleEvents = events.slice(0, this.#limit);
    const listContext: ListContext = {
      events,
      visibleEvents,
      context,
      all: this.#data.events,
      list: (items) => this.#list(events, items),
      frame: (content) => this.#frame(content),
    };
    return extendedList
      ? extendedList.render(listContext)
      : this.#frame(this.#list(events, listTemplate(visibleEvents, context, item)));
  }

  /** Renders content between the page's slots. */
  #frame(content: unknown): unknown {
    const { plain, words } = this.#host;
    return html`<slot name="header"></slot>
      ${content}
      ${plain ? nothing : html`<p><a part="link" class="feed" href=${`${this.#clubUrl}/events.ics`.replace(/^https?/, 'webcal')}>${words.subscribe}</a></p>`}
      <slot name="footer"></slot>`;
  }

  /** Renders events with a button for more; a message if there are none. */
  #list(events: readonly PublicEvent[], items: unknown): unknown {
    const { words } = this.#host;
    if (!events.length)
      return html`<slot name="empty"
        ><p class="none">${this.#data.events.length ? words.noResults : words.noEvents}</p></slot
      >`;
    return html`${items}
    ${
      events.length > this.#limit
        ? html`<p class="more">
            <button part="button" type="button" @click=${this.#showMore}>${words.showMore}</button>
          </p>`
        : nothing
    }`;
  }

  #showMore = async (): Promise<void> => {
    const previousLimit = this.#limit;
    // larger steps for longer lists, bounded so that no step takes long
    this.#limit += Math.max(this.#pageSize, Math.min(previousLimit, 100));
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    host.renderRoot.querySelectorAll<HTMLElement>('[part=item]')[previousLimit]?.focus();
  };

  #select = (event: PublicEvent, click: Event): void => {
    if (!this.#host.dispatchEvent(new EventSelectedEvent(event, event.slug))) click.preventDefault();
    else this.#extension?.open(event, click);
  };
}
