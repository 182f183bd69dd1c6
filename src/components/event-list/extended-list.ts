import type { CSSResult } from 'lit';
import type { directionOf, FindingWords, wordsOf } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { dialogOf } from '../dialog.js';
import type { lazyFeatures } from './lazy-features.js';
import type { Lit } from '../lit.js';
import { cardsStyles } from './cards-styles.js';
import type { Draw, Drawing, listOf } from './drawing.js';
import type { EventList } from './event-list.js';
import { grouped, groupedStyles } from './grouped.js';
import type { item } from './item.js';
import { itemBy, itemTemplateStyles } from './item-template.js';
import { Month } from './month.js';
import { monthStyles } from './month-styles.js';
import { Place } from './place.js';
import { tools, toolsStyles } from './tools.js';

/** Everything that the module takes from the script: Lit, the templates of a plain list, the words of languages, and the form. */
export interface ListKit extends Lit {
  readonly directionOf: typeof directionOf;
  readonly wordsOf: typeof wordsOf;
  readonly item: typeof item;
  readonly listOf: typeof listOf;
  readonly registrationElement: (typeof lazyFeatures)['registrationElement'];
}

/** One list that is more than a list. While words are on their way, it is drawn without what says them. */
export interface ExtendedList {
  readonly view: string;
  /** Another club is shown: nothing of the last one stays. */
  forget(): void;
  /** Somebody pressed the way to an event. */
  open(event: PublicEvent, press: Event): void;
  drawn(drawing: Drawing): unknown;
}

export interface ExtendedLists {
  /** Loads what a list needs to begin with. Rejects where it cannot be had. */
  loadFor(host: EventList): Promise<void>;
  readonly ExtendedList: new (host: EventList) => ExtendedList;
}

/** The optional features of a list. */
type Name = 'month' | 'tools' | 'cards' | 'grouped' | 'place' | 'dialog' | 'template';

/** Views that a list offers; the first is the one to begin with. */
const viewsOf = ({ view }: EventList): string[] => (view || '').split(/\s+/).filter(Boolean);

/** Somebody registers without leaving the page. */
const takesPlace = ({ registration }: EventList): boolean => /^(inline|dialog)$/.test(registration);

/** The features that a list needs, by its attributes. */
function neededBy(host: EventList, view: string | undefined): Name[] {
  const views = viewsOf(host);
  const shown = view ?? views[0];
  const wishes: Record<Name, boolean> = {
    month: shown === 'month',
    tools: !!host.filters?.trim() || views.length > 1,
    cards: shown === 'cards',
    grouped: host.grouped,
    place: takesPlace(host),
    dialog: host.registration === 'dialog',
    template: !!host.querySelector(':scope > template[slot=item]'),
  };
  return (Object.keys(wishes) as Name[]).filter((name) => wishes[name]);
}

/** Features that say something of their own. */
const speaks = (name: Name): boolean => name === 'month' || name === 'tools';

/** Other views, filters, the page's own template, registration in place: what few lists have, in one module. */
const extendedList = (kit: ListKit): ExtendedLists => {
  const { html, nothing, item, listOf } = kit;
  const dialog = dialogOf(kit);
  const styles: Partial<Record<Name, CSSResult>> = {
    month: monthStyles(kit),
    tools: toolsStyles(kit),
    cards: cardsStyles(kit),
    grouped: groupedStyles(kit),
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

  async function loadFor(host: EventList): Promise<void> {
    const needed = neededBy(host, undefined);
    await Promise.all([needed.some(speaks) && loadWords(host.language), needed.includes('place') && defineForm()]);
  }

  class ListExtension implements ExtendedList {
    readonly #host: EventList;
    readonly #adopted = new Set<Name>();
    readonly #requested = new Set<string>();
    /** While other words are on their way, the ones there are stay. */
    #finding: FindingWords | undefined;
    /** The view that somebody has chosen. */
    #view: string | undefined;
    #month: Month | undefined;
    #place: Place | undefined;
    #all: readonly PublicEvent[] = [];

    constructor(host: EventList) {
      this.#host = host;
    }

    get views(): readonly string[] {
      return viewsOf(this.#host);
    }

    get view(): string {
      const { views } = this;
      return this.#view && views.includes(this.#view) ? this.#view : (views[0] ?? 'list');
    }

    readonly look = (view: string): void => {
      this.#view = view;
      this.#host.requestUpdate();
    };

    forget(): void {
      this.#month = undefined;
      this.#place?.forget();
    }

    open(event: PublicEvent, press: Event): void {
      if (takesPlace(this.#host)) this.#place?.open(event, press);
    }

    drawn(drawing: Drawing): unknown {
      const host = this.#host;
      const { view } = this;
      const { all, events, shown, around } = drawing;
      const needed = new Set(neededBy(host, view));
      this.#prepare(needed);
      const finding = this.#finding;
      const said = finding && { ...around.words, ...finding };
      const draw: Draw = (event, around) =>
        (needed.has('template') && itemBy(host, event, around, kit)) || item(event, around);
      const drawn =
        needed.has('month') && said
          ? (this.#month ??= new Month(host, around.today, kit)).drawn(events, { ...around, words: said }, draw)
          : drawing.list(
              needed.has('grouped') ? grouped(kit, drawing, draw, view) : listOf(shown, around, draw, { view }),
            );
      const found = { events: all, count: events.length, view, views: this.views, look: this.look };
      const filters = needed.has('tools') && said ? tools(host, { ...found, words: said }, kit) : nothing;
      const content = drawing.framed(html`${filters} ${drawn}`);
      this.#all = all;
      if (!needed.has('place')) return content;
      this.#place ??= new Place(host, () => this.#all, { lit: kit, dialog });
      return this.#place.drawn(content);
    }

    /** Adopts the styles of what is shown, and loads what is missing for it. */
    #prepare(needed: ReadonlySet<Name>): void {
      const host = this.#host;
      const { language } = host;
      if ([...needed].some(speaks) && !words.has(language)) this.#request(language, () => loadWords(language));
      if (needed.has('place')) this.#request('event-registration', defineForm);
      for (const name of needed) {
        const sheet = styles[name];
        if (!sheet || this.#adopted.has(name)) continue;
        this.#adopted.add(name);
        host.wear(name, [sheet]);
      }
      this.#finding = words.get(language) ?? this.#finding;
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
