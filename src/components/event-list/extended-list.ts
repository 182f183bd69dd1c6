import type { CSSResult } from 'lit';
import type { FilterWords } from '../../i18n/index.js';
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
import { filterBar } from './filter-bar.js';
import { filterBarStyles } from './filter-bar-styles.js';

/** The part of the element that its optional features need. */
export type ExtendedListHost = Omit<ListHost, 'onLoaded' | 'load'> & RefreshHost;

/** A list with optional features. Features without their words are not drawn yet. */
export interface ExtendedList {
  readonly view: string;
  /** Resets everything when another club is shown. */
  reset(): void;
  /** Handles a click on the link of an event. */
  open(event: PublicEvent, click: Event): void;
  render(listContext: ListContext): unknown;
}

export interface ExtendedLists {
  /** Loads the features that a list needs at first. Rejects when one cannot be loaded. */
  loadFor(host: ExtendedListHost): Promise<void>;
  readonly ExtendedList: new (host: ExtendedListHost) => ExtendedList;
}

/** The optional features of a list. */
type Feature = 'month' | 'filterBar' | 'cards' | 'grouped' | 'place' | 'dialog' | 'template';

/** The views that a list offers; the first is the initial one. */
const viewsOf = ({ view }: Pick<ListHost, 'view'>): string[] => (view || '').split(/\s+/).filter(Boolean);

/** Whether visitors register without leaving the page. */
const opensInPlace = ({ registration }: Pick<ListHost, 'registration'>): boolean =>
  /^(inline|dialog)$/.test(registration);

/** The features that a list needs, by its attributes. */
function requiredFeatures(host: ExtendedListHost, view: string | undefined): Feature[] {
  const views = viewsOf(host);
  const currentView = view ?? views[0];
  const requirements: Record<Feature, boolean> = {
    month: currentView === 'month',
    filterBar: !!host.filters?.trim() || views.length > 1,
    cards: currentView === 'cards',
    grouped: host.grouped,
    place: opensInPlace(host),
    dialog: host.registration === 'dialog',
    template: !!host.querySelector(':scope > template[slot=item]'),
  };
  return (Object.keys(requirements) as Feature[]).filter((name) => requirements[name]);
}

/** Features with words of their own. */
const needsFilterWords = (name: Feature): boolean => name === 'month' || name === 'filterBar';

/** Other views, filters, the page's own template and registration in place, in one module, because few lists have them. */
const extendedList = (kit: ListKit): ExtendedLists => {
  const { html, nothing, item, listTemplate } = kit;
  const dialog = dialogOf(kit);
  const styles: Partial<Record<Feature, CSSResult>> = {
    month: monthStyles(kit),
    filterBar: filterBarStyles(kit),
    cards: cardsStyles(kit),
    grouped: monthGroupStyles(kit),
    dialog: dialog.styles,
    template: itemTemplateStyles(kit),
  };
  const words = new Map<string, FilterWords>();

  async function loadWords(language: string): Promise<void> {
    if (!words.has(language)) words.set(language, await kit.wordsOf(language, 'filters'));
  }

  /** A page that loaded lists only has not defined the form yet. */
  async function defineForm(): Promise<void> {
    if (customElements.get('event-registration')) return;
    const registrationClass = await kit.registrationElement();
    if (!customElements.get('event-registration')) customElements.define('event-registration', registrationClass);
  }

  async function loadFor(host: ExtendedListHost): Promise<void> {
    const features = requiredFeatures(host, undefined);
    await Promise.all([
      features.some(needsFilterWords) && loadWords(host.language),
      features.includes('place') && defineForm(),
    ]);
  }

  class ListExtension implements ExtendedList {
    readonly #host: ExtendedListHost;
    readonly #adoptedStyles = new Set<Feature>();
    readonly #requested = new Set<string>();
    /** While other words are loaded, the present ones stay. */
    #filterWords: FilterWords | undefined;
    /** The view that a visitor has chosen. */
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

    open(event: PublicEvent, click: Event): void {
      if (opensInPlace(this.#host)) this.#router?.open(event, click);
    }

    render(listContext: ListContext): unknown {
      const host = this.#host;
      const { view } = this;
      const { all, events, visibleEvents, context } = listContext;
      const features = new Set(requiredFeatures(host, view));
      this.#prepare(features);
      const filterWords = this.#filterWords;
      const allWords = filterWords && { ...context.words, ...filterWords };
      const renderEvent: RenderItem = (event, context) =>
        (features.has('template') && templateItem(host, event, context, kit)) || item(event, context);
      const eventsTemplate =
        features.has('month') && allWords
          ? (this.#month ??= new MonthView(host, context.today, kit)).render(
              events,
              { ...context, words: allWords },
              renderEvent,
            )
          : listContext.list(
              features.has('grouped')
                ? monthGroups(kit, listContext, renderEvent, view)
                : listTemplate(visibleEvents, context, renderEvent, { view }),
            );
      const filterOptions = { events: all, count: events.length, view, views: this.views, selectView: this.selectView };
      const filters =
        features.has('filterBar') && allWords ? filterBar(host, { ...filterOptions, words: allWords }, kit) : nothing;
      const content = listContext.frame(html`${filters} ${eventsTemplate}`);
      this.#events = all;
      if (!features.has('place')) return content;
      this.#router ??= new HashRouter(host, () => this.#events, { lit: kit, dialog });
      return this.#router.render(content);
    }

    /** Adopts the styles of the shown features, and loads missing ones. */
    #prepare(features: ReadonlySet<Feature>): void {
      const host = this.#host;
      const { language } = host;
      if ([...features].some(needsFilterWords) && !words.has(language))
        this.#request(language, () => loadWords(language));
      if (features.has('place')) this.#request('event-registration', defineForm);
      for (const name of features) {
        const style = styles[name];
        if (!style || this.#adoptedStyles.has(name)) continue;
        this.#adoptedStyles.add(name);
        host.adoptStyles(name, [style]);
      }
      this.#filterWords = words.get(language) ?? this.#filterWords;
    }

    /** Loads a feature once, and renders the list again when it has arrived. */
    #request(name: string, load: () => Promise<void>): void {
      if (this.#requested.has(name)) return;
      this.#requested.add(name);
      load().then(
        () => this.#host.requestUpdate(),
        (error: unknown) => {
          this.#requested.delete(name);
          console.warn(error);
        },
      );
    }
  }

  return { loadFor, ExtendedList: ListExtension };
};

export default extendedList;
