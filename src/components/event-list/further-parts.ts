import { html, nothing, type CSSResult } from 'lit';
import { wordsOf, type FindingWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { EventList } from './event-list.js';
import { item } from './item.js';
import { listOf, type Draw, type Drawing } from './drawing.js';
import type { Month } from './month.js';
import type { Place } from './place.js';

/** What only some lists need: each is loaded where one does. */
const loaders = {
  month: () => import('./month.js'),
  tools: () => import('./tools.js'),
  cards: () => import('./cards-styles.js'),
  grouped: () => import('./grouped.js'),
  place: async () => {
    const [place, form] = await Promise.all([
      import('./place.js'),
      import('../event-registration/event-registration.js').then((part) => part.EventRegistration),
    ]);
    // where only lists were asked for, the page knows no form yet
    if (!customElements.get('event-registration')) customElements.define('event-registration', form);
    return place;
  },
  dialog: () => import('../dialog.js'),
  template: () => import('./item-template.js'),
};

type Name = keyof typeof loaders;
type Parts = { [One in Name]?: Awaited<ReturnType<(typeof loaders)[One]>> };

const loaded: Parts = {};
const words = new Map<string, FindingWords>();

/** Views that a list offers; the first is the one to begin with. */
const viewsOf = ({ view }: EventList): string[] => (view || '').split(/\s+/).filter(Boolean);

/** Somebody registers without leaving the page. */
const takesPlace = ({ registration }: EventList): boolean => /^(inline|dialog)$/.test(registration);

/** What a list needs besides, by its attributes. */
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

/** Parts that say something of their own. */
const speaks = (name: Name): boolean => name === 'month' || name === 'tools';

async function load({ language }: EventList, needed: readonly Name[]): Promise<void> {
  await Promise.all([
    ...needed.map(async (name) =>
      loaded[name] ? undefined : Object.assign(loaded, { [name]: await loaders[name]() }),
    ),
    needed.some(speaks) && wordsOf(language, 'finding').then((found) => words.set(language, found)),
  ]);
}

/** Loads what a list needs to begin with. Rejects where it cannot be had. */
export const loadFor = (host: EventList): Promise<void> => load(host, neededBy(host, undefined));

/** The parts that one list is drawn with: what is not there yet is loaded, and the list is drawn without until then. */
export class FurtherParts {
  readonly #host: EventList;
  readonly #worn = new Set<Name>();
  readonly #asked = new Set<string>();
  /** While other words are on their way, the ones there are stay. */
  #finding: FindingWords | undefined;

  constructor(host: EventList) {
    this.#host = host;
  }

  /** The view that somebody has chosen. */
  #view: string | undefined;
  #month: Month | undefined;
  #place: Place | undefined;
  #all: readonly PublicEvent[] = [];

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

  /** Another club is shown: nothing of the last one stays. */
  forget(): void {
    this.#month = undefined;
    this.#place?.forget();
  }

  /** Somebody pressed the way to an event. */
  open(event: PublicEvent, press: Event): void {
    if (takesPlace(this.#host)) this.#place?.open(event, press);
  }

  /** A list that is more than a list. */
  drawn(drawing: Drawing): unknown {
    const host = this.#host;
    const { view } = this;
    const { tools, month, grouped, place, dialog, template, finding } = this.#parts();
    const { all, events, shown, around } = drawing;
    const said = finding && { ...around.words, ...finding };
    const draw: Draw = (event, around) => template?.itemBy(host, event, around) ?? item(event, around);
    const drawn =
      month && said
        ? (this.#month ??= new month.Month(host, around.today)).drawn(events, { ...around, words: said }, draw)
        : drawing.list(grouped?.grouped(drawing, draw, view) ?? listOf(shown, around, draw, { view }));
    const sought =
      tools && said
        ? tools.tools(host, {
            ...{ words: said, events: all, count: events.length, view },
            views: this.views,
            look: this.look,
          })
        : nothing;
    const content = drawing.framed(html`${sought} ${drawn}`);
    this.#all = all;
    this.#place ??= place && new place.Place(host, () => this.#all);
    return (place && this.#place?.drawn(content, dialog)) ?? content;
  }

  /** What the list is drawn with at this moment. */
  #parts(): Parts & { readonly finding: FindingWords | undefined } {
    const host = this.#host;
    const { language } = host;
    const needed = neededBy(host, this.view);
    const missing = needed.filter((name) => !loaded[name] || (speaks(name) && !words.has(language)));
    const asked = `${missing.join()} ${language}`;
    if (missing.length && !this.#asked.has(asked)) {
      this.#asked.add(asked);
      load(host, missing).then(
        () => host.requestUpdate(),
        (error: unknown) => {
          this.#asked.delete(asked);
          console.warn(error);
        },
      );
    }
    for (const name of needed) {
      const part = loaded[name];
      if (!part || this.#worn.has(name) || !Object.hasOwn(part, 'styles')) continue;
      this.#worn.add(name);
      host.wear(name, [(part as { styles: CSSResult | CSSResult[] }).styles].flat());
    }
    this.#finding = words.get(language) ?? this.#finding;
    const parts = Object.fromEntries(needed.map((name) => [name, loaded[name]])) as Parts;
    // nothing that a page has written into every object is taken for a part
    return Object.assign(Object.create(null) as object, parts, { finding: this.#finding });
  }
}
