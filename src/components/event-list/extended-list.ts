import type { CSSResult } from 'lit';
import type { FindingWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { dialogOf } from '../dialog.js';
import { cardsStyles } from './cards-styles.js';
import type { ListContext, RenderItem } from './list-context.js';
import type { ListHost } from './list-host.js';
import type { ListKit } from './list-kit.js';
import { monthGroups, monthGroupStyles } from './month-groups.js';
import { templateItem, itemTemplateStyles } from './item-template.js';
import type { RefreshHost } from './refresh.js';
import { MonthView } from './month-view.js';
import { monthStyles } from './month-styles.js';
import { HashRouter } from './hash-router.js';
import { filterBar, filterBarStyles } from './filter-bar.js';

/** The part of the element that its optional features need. */
export type ExtendedListHost = Omit<ListHost, 'onLoaded' | 'load'> & RefreshHost;

/** One list that is more than a list. While words are on their way, it is drawn without what says them. */
export interface ExtendedList {
  readonly view: string;
  /** Another club is shown: nothing of the last one stays. */
  reset(): void;
  /** Somebody pressed the way to an event. */
  open(event: PublicEvent, press: Event): void;
  render(listContext: ListContext): unknown;
}

export interface ExtendedLists {
  /** Loads what a list needs to begin with. Rejects where it cannot be had. */
  loadFor(host: ExtendedListHost): Promise<void>;
  readonly ExtendedList: new (host: ExtendedListHost) => ExtendedList;
}

/** The optional features of a list. */
type Feature = 'month' | 'tools' | 'cards' | 'grouped' | 'place' | 'dialog' | 'template';

/** Views that a list offers; the first is the one to begin with. */
const viewsOf = ({ view }: Pick<ListHost, 'view'>): string[] => (view || '').split(/\s+/).filter(Boolean);

/** Somebody registers without leaving the page. */
const opensInPlace = ({ registration }: Pick<ListHost, 'registration'>): boolean =>
  /^(inline|dialog)$/.test(registration);

/** The features that a list needs, by its attributes. */
function requiredFeatures(host: ExtendedListHost, view: string | undefined): Feature[] {
  const views = viewsOf(host);
  const shown = view ?? views[0];
  const wishes: Record<Feature, boolean> = {
    month: shown === 'month',
    tools: !!host.filters?.trim() || views.length > 1,
    cards: shown === 'cards',
    grouped: host.grouped,
    place: opensInPlace(host),
    dialog: host.registration === 'dialog',
    template: !!host.querySelector(':scope > template[slot=item]'),
  };
  return (Object.keys(wishes) as Feature[]).filter((name) => wishes[name]);
}

/** Features that say something of their own. */
const hasOwnWords = (name: Feature): boolean => name === 'month' || name === 'tools';

/** Other views, filters, the page's own template, registration in place: what few lists have, in one module. */
const extendedList = (kit: ListKit): ExtendedLists => {
  const { html, nothing, item, listTemplate } = kit;
  const dialog = dialogOf(kit);
  const styles: Partial<Record<Feature, CSSResult>> = {
    month: monthStyles(kit),
    tools: filterBarStyles(kit),
    cards: cardsStyles(kit),
    grouped: monthGroupStyles(kit),
    dialog: dialog.styles,
    template: itemTemplateStyles(kit),
  };
  const words = new Map<string, FindingWords>();

  async function loadWords(language: string): Promise<void> {
    if (!words.has(language)) words.set(language, await kit.wordsOf(language, 'finding'));
  }

  /** A page that asked for lists only has not defined the form yet. */
  async function defineForm(): Promise<void> {
    if (customElements.get('event-registration')) return;
    const form = await kit.registrationElement();
    if (!customElements.get('event-registration')) customElements.define('event-registration', form);
  }

  async function loadFor(host: ExtendedListHost): Promise<void> {
    const needed = requiredFeatures(host, undefined);
    await Promise.all([needed.some(hasOwnWords) && loadWords(host.language), needed.includes('place') && defineForm()]);
  }

  class ListExtension implements ExtendedList {
    readonly #host: ExtendedListHost;
    readonly #adopted = new Set<Feature>();
    readonly #requested = new Set<string>();
    /** While other words are on their way, the ones there are stay. */
    #filterWords: FindingWords | undefined;
    /** The view that somebody has chosen. */
    #view: string | undefined;
    #month: MonthView | undefined;
    #router: HashRouter | undefined;
    #events: readonly PublicEvent[] = [];

    constructor(host: ExtendedListHost) {
      this.#host = host;
    }

    get views(): readonly string[] {
      return viewsOf(this.#host);
    }

    get view(): string {
      const { views } = this;
      return this.#view && views.includes(this.#view) ? this.#view : (views[0] ?? 'list');
    }

    readonly selectView = (view: string): void => {
      this.#view = view;
      this.#host.requestUpdate();
    };

    reset(): void {
      this.#month = undefined;
      this.#router?.reset();
    }

    open(event: PublicEvent, press: Event): void {
      if (opensInPlace(this.#host)) this.#router?.open(event, press);
    }

    render(listContext: ListContext): unknown {
      const host = this.#host;
      const { view } = this;
      const { all, events, shown, context } = listContext;
      const needed = new Set(requiredFeatures(host, view));
      this.#prepare(needed);
      const finding = this.#filterWords;
      const said = finding && { ...context.words, ...finding };
      const draw: RenderItem = (event, context) =>
        (needed.has('template') && templateItem(host, event, context, kit)) || item(event, context);
      const drawn =
        needed.has('month') && said
          ? (this.#month ??= new MonthView(host, context.today, kit)).render(events, { ...context, words: said }, draw)
          : listContext.list(
              needed.has('grouped')
                ? monthGroups(kit, listContext, draw, view)
                : listTemplate(shown, context, draw, { view }),
            );
      const found = { events: all, count: events.length, view, views: this.views, look: this.selectView };
      const filters = needed.has('tools') && said ? filterBar(host, { ...found, words: said }, kit) : nothing;
      const content = listContext.frame(html`${filters} ${drawn}`);
      this.#events = all;
      if (!needed.has('place')) return content;
      this.#router ??= new HashRouter(host, () => this.#events, { lit: kit, dialog });
      return this.#router.render(content);
    }

    /** Adopts the styles of what is shown, and loads what is missing for it. */
    #prepare(needed: ReadonlySet<Feature>): void {
      const host = this.#host;
      const { language } = host;
      if ([...needed].some(hasOwnWords) && !words.has(language)) this.#request(language, () => loadWords(language));
      if (needed.has('place')) this.#request('event-registration', defineForm);
      for (const name of needed) {
        const sheet = styles[name];
        if (!sheet || this.#adopted.has(name)) continue;
        this.#adopted.add(name);
        host.adoptStyles(name, [sheet]);
      }
      this.#filterWords = words.get(language) ?? this.#filterWords;
    }

    /** Loads something once, and draws the list again when it is there. */
    #request(what: string, load: () => Promise<void>): void {
      if (this.#requested.has(what)) return;
      this.#requested.add(what);
      load().then(
        () => this.#host.requestUpdate(),
        (error: unknown) => {
          this.#requested.delete(what);
          console.warn(error);
        },
      );
    }
  }

  return { loadFor, ExtendedList: ListExtension };
};

export default extendedList;
