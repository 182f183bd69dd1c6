import type { FilterWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { filterBar } from './filter-bar.js';
import { HashRouter } from './hash-router.js';
import { templateItem } from './item-template.js';
import type { ListContext, RenderItem } from './list-context.js';
import {
  needsFilterWords,
  opensInPlace,
  requiredFeatures,
  viewsOf,
  type ExtendedListHost,
  type Feature,
} from './list-features.js';
import type { ListResources } from './list-resources.js';
import { monthGroups } from './month-groups.js';
import { MonthView } from './month-view.js';

/** The optional features of one list. Features without their words are not drawn yet. */
export class ListExtension {
  readonly #host: ExtendedListHost;
  readonly #resources: ListResources;
  readonly #adoptedStyles = new Set<Feature>();
  readonly #requested = new Set<string>();
  /** While other words are loaded, the present ones stay. */
  #filterWords: FilterWords | undefined;
  /** The view that a visitor has chosen. */
  #view: string | undefined;
  #month: MonthView | undefined;
  #router: HashRouter | undefined;
  #events: readonly PublicEvent[] = [];

  constructor(host: ExtendedListHost, resources: ListResources) {
    this.#host = host;
    this.#resources = resources;
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

  /** Resets everything when another club is shown. */
  reset(): void {
    this.#month = undefined;
    this.#router?.reset();
  }

  /** Handles a click on the link of an event. */
  open(event: PublicEvent, click: Event): void {
    if (opensInPlace(this.#host)) this.#router?.open(event, click);
  }

  /** Renders the list with its features, between the slots of the page. */
  render(listContext: ListContext): unknown {
    const { kit, dialog } = this.#resources;
    const { html } = kit;
    const { view } = this;
    const features = new Set(requiredFeatures(this.#host, view));
    this.#prepare(features);
    // the list first: the number of its events stands above it
    const list = this.#list(listContext, features, view);
    const content = listContext.frame(html`${this.#filters(listContext, features, view)} ${list}`);
    this.#events = listContext.all;
    if (!features.has('place')) return content;
    this.#router ??= new HashRouter(this.#host, () => this.#events, { lit: kit, dialog });
    return this.#router.render(content);
  }

  #filters(
    { all, events, visibleEvents, context }: ListContext,
    features: ReadonlySet<Feature>,
    view: string,
  ): unknown {
    const { kit } = this.#resources;
    if (!features.has('filterBar') || !this.#filterWords) return kit.nothing;
    const { views, selectView } = this;
    const words = { ...context.words, ...this.#filterWords };
    const visibleCount = features.has('month') ? (this.#month?.visibleCount ?? 0) : visibleEvents.length;
    const counts = { count: events.length, visibleCount };
    return filterBar(this.#host, { events: all, ...counts, view, views, selectView, words }, kit);
  }

  #list(listContext: ListContext, features: ReadonlySet<Feature>, view: string): unknown {
    const host = this.#host;
    const { kit } = this.#resources;
    const { events, visibleEvents, context } = listContext;
    const renderEvent: RenderItem = (event, itemContext) =>
      (features.has('template') && templateItem(host, event, itemContext, kit)) || kit.item(event, itemContext);
    const words = this.#filterWords;
    if (features.has('month') && words) {
      this.#month ??= new MonthView(host, context.today, kit);
      return this.#month.render(events, { ...context, words: { ...context.words, ...words } }, renderEvent);
    }
    return listContext.list(
      features.has('grouped')
        ? monthGroups(kit, listContext, renderEvent, view)
        : kit.listTemplate(visibleEvents, context, renderEvent, { view }),
    );
  }

  /** Adopts the styles of the shown features, and loads missing ones. */
  #prepare(features: ReadonlySet<Feature>): void {
    const host = this.#host;
    const { language } = host;
    const { styles, words, loadWords, defineForm } = this.#resources;
    if ([...features].some(needsFilterWords) && !words.has(language))
      this.#request(language, () => loadWords(language));
    if (features.has('place')) this.#request('event-registration', defineForm);
    for (const name of features) {
      const style = styles[name];
      if (!style || this.#adoptedStyles.has(name)) continue;
      this.#adoptedStyles.add(name);
      host.adoptStyles(name, style);
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
