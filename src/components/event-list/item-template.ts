import type { ReactiveController, TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { FULL_DATE, formatDay, formatDayRange, linkLabel, registrationState } from '../../i18n/index.js';
import type { ListHost } from './list-host.js';
import type { ListKit } from './list-kit.js';
import { parseTemplate, instantiate, type ParsedTemplate, type TemplateInstance } from './template-instance.js';
import { eventUrl } from './item.js';
import type { RenderContext } from './render-context.js';

/** The part of the element that this helper needs. */
export type TemplateHost = HTMLElement & Pick<ListHost, 'addController' | 'requestUpdate'>;

export const itemTemplateStyles = ({ css }: ListKit) => css`
  .events:not(.cards) > .own + .own {
    margin-block-start: var(--gap);
  }
`;

type PlaceholderValue = (event: PublicEvent, context: RenderContext) => string | number | null | undefined;

/** The absolute form of an address, for comparison. */
const absoluteUrl = (address: string | undefined): string | undefined =>
  address && Object.assign(document.createElement('a'), { href: address }).href;

/**
 * The values of a template. A page writes it into the element:
 *
 *     <template slot="item">
 *       <article class="my-card">
 *         <h3>{{title}}</h3>
 *         <p>{{dates}}<span data-if="place"> in {{place}}</span></p>
 *         <a data-if="url" href="{{url}}">{{call}}</a>
 *       </article>
 *     </template>
 *
 * | Name | What stands there |
 * | --- | --- |
 * | `title`, `description`, `place` | as the club wrote them; `place` and `description` can be empty |
 * | `dates` | the day or the days in words, in the language of the element |
 * | `start`, `end` | the first and the last day, `YYYY-MM-DD` |
 * | `day`, `month`, `weekday` | of the first day: its number, its month in short, its name |
 * | `state`, `tone` | where a registration stands, in a word or two, and as one of `open`, `few`, `soon`, `gone` |
 * | `places` | how many are left, empty if there is no limit |
 * | `url`, `call` | the way to the event and what to call it; both empty when it is over |
 * | `calendar` | the event for the visitor's own calendar; empty when it is over |
 * | `slug` | `club/form` |
 *
 * They are filled into texts and attributes. `data-if="place"` keeps an element only if there is one, `data-unless="place"`
 * only where there is none. A visitor who presses a link to `{{url}}`, or anything that is marked `data-select`, registers where
 * `registration` says, and `event-selected` tells the page. A value never becomes markup: nothing is filled into `on…`,
 * `style`, `srcdoc` and `srcset`, into scripts and styles; and a link that a value begins leads to the web, to a calendar, to
 * a mailbox or a telephone, or nowhere. A path of the page's own begins with the template's own words: `/events/{{slug}}`.
 */
const placeholders: Readonly<Record<string, PlaceholderValue>> = {
  title: ({ title }) => title,
  dates: ({ start_date, end_date }, { language }) => formatDayRange(start_date, end_date, language, FULL_DATE),
  start: ({ start_date }) => start_date,
  end: ({ end_date }) => end_date,
  day: ({ start_date }, { language }) => formatDay(start_date, language, { day: 'numeric' }),
  month: ({ start_date }, { language }) => formatDay(start_date, language, { month: 'short' }),
  weekday: ({ start_date }, { language }) => formatDay(start_date, language, { weekday: 'long' }),
  place: ({ location }) => location,
  description: ({ description }) => description,
  state: (event, context) => registrationState(event, context)[1],
  tone: (event, context) => registrationState(event, context)[0],
  places: ({ places_left }) => places_left,
  url: (event, context) => linkLabel(event, context) && eventUrl(event),
  call: (event, context) => eventUrl(event) && linkLabel(event, context),
  calendar: (event, context) => linkLabel(event, context) && absoluteUrl(context.calendar(event)),
  slug: ({ slug }) => slug,
};

/** One rendered event in the light DOM, where the page's own styles apply. */
class Card {
  readonly element: HTMLElement;
  #event!: PublicEvent;
  #context!: RenderContext;
  #template: ParsedTemplate | undefined;
  #instance!: TemplateInstance;
  #renderedValues = '';
  readonly #directionOf: ListKit['directionOf'];

  constructor({ ownerDocument }: TemplateHost, slug: string, { directionOf }: ListKit) {
    this.#directionOf = directionOf;
    this.element = ownerDocument.createElement('div');
    this.element.slot = `event-${slug}`;
    this.element.dataset['turnoutItem'] = slug;
    this.element.addEventListener('click', this.#onClick);
  }

  /** Renders the event; leaves the nodes alone if nothing changes. */
  render(event: PublicEvent, context: RenderContext, template: ParsedTemplate): void {
    const { words, language, today } = context;
    const previous = this.#context as RenderContext | undefined;
    const isSame = words === previous?.words && language === previous.language && today === previous.today;
    const isKnown = isSame && event === this.#event && template === this.#template;
    this.#event = event;
    this.#context = context;
    if (isKnown) return;

    const valueOf = (name: string) =>
      Object.hasOwn(placeholders, name) ? (placeholders[name]!(event, context) ?? '') : '';
    const values = new Map([...template.names].map((name) => [name, `${valueOf(name)}`]));
    const renderedValues = JSON.stringify([language, ...values.values()]);
    if (renderedValues === this.#renderedValues && template === this.#template) return;
    this.#renderedValues = renderedValues;
    if (template !== this.#template) this.#instance = instantiate(template);
    this.#instance.fill((name) => values.get(name) ?? '');
    if (template !== this.#template) this.element.replaceChildren(this.#instance.nodes);
    this.#template = template;
    if (this.element.lang !== language)
      Object.assign(this.element, { lang: language, dir: this.#directionOf(language) });
  }

  /** Handles a click; the innermost interactive element counts. */
  #onClick = (click: Event): void => {
    const target = (click.target as Element).closest(
      'a[href], button, input, select, textarea, summary, [data-select]',
    );
    if (!target || !this.element.contains(target)) return;
    if (this.#instance.eventLinks.has(target) || target.hasAttribute('data-select'))
      this.#context.select(this.#event, click);
  };
}

const templateOf = (host: TemplateHost): HTMLTemplateElement | undefined =>
  host.querySelector<HTMLTemplateElement>(':scope > template[slot=item]') ?? undefined;

/** The events of one list, rendered with the page's own template. */
class Cards implements ReactiveController {
  readonly #host: TemplateHost;
  readonly #kit: ListKit;
  #cards = new Map<string, Card>();
  /** The events of the current update. */
  #rendered = new Map<string, readonly [event: PublicEvent, context: RenderContext]>();
  #template: HTMLTemplateElement | undefined;
  #parsed: ParsedTemplate | undefined;
  /** Whether the template was searched for. */
  #isParsed = false;

  /** A page may change or remove its template. */
  #observer = new MutationObserver((changes) => {
    const host = this.#host;
    if (changes.every(({ target }) => target === host) && templateOf(host) === this.#template) return;
    this.#template = this.#parsed = undefined;
    host.requestUpdate();
  });

  constructor(host: TemplateHost, kit: ListKit) {
    this.#host = host;
    this.#kit = kit;
    // cards that the page has cloned with the element
    for (const staleCard of host.querySelectorAll(':scope > [data-turnout-item]')) staleCard.remove();
    host.addController(this);
  }

  hostUpdate(): void {
    this.#isParsed = false;
  }

  #parse(): ParsedTemplate | undefined {
    if (this.#isParsed) return this.#parsed;
    this.#isParsed = true;
    const host = this.#host;
    const template = templateOf(host);
    if (template === this.#template) return this.#parsed;
    this.#template = template;
    this.#parsed = template && parseTemplate(template);
    this.#observer.disconnect();
    this.#observer.observe(host, { childList: true });
    const options = { attributes: true, characterData: true, childList: true, subtree: true };
    for (const node of template ? [template, template.content] : []) this.#observer.observe(node, options);
    const { names = [], faults = [] } = this.#parsed ?? {};
    const unknownNames = [...names]
      .filter((name) => !Object.hasOwn(placeholders, name))
      .map((name) => `there is no {{${name}}}`);
    const problems = [...unknownNames, ...faults];
    if (problems.length) console.warn(`<event-list>: in its template, ${problems.join('; ')}`);
    return this.#parsed;
  }

  item(event: PublicEvent, context: RenderContext): TemplateResult | undefined {
    const { slug } = event;
    if (!this.#parse()) return undefined;
    this.#rendered.set(slug, [event, context]);
    const { html } = this.#kit;
    return html`<li part="item" class="own" tabindex="-1" data-slug=${slug}><slot name=${`event-${slug}`}></slot></li>`;
  }

  hostUpdated(): void {
    const host = this.#host;
    const items = this.#rendered;
    this.#rendered = new Map();
    for (const [slug, { element }] of this.#cards)
      if (!items.has(slug)) {
        element.remove();
        this.#cards.delete(slug);
      }
    const newCards = host.ownerDocument.createDocumentFragment();
    for (const [slug, [event, context]] of items) {
      const card = this.#cards.get(slug) ?? new Card(host, slug, this.#kit);
      this.#cards.set(slug, card);
      card.render(event, context, this.#parsed!);
      if (card.element.parentNode !== host) newCards.append(card.element);
    }
    if (newCards.hasChildNodes()) host.append(newCards);
  }
}

const cardsByHost = new WeakMap<TemplateHost, Cards>();

/** An event rendered with the page's own template; undefined if it has none. */
export function templateItem(
  host: TemplateHost,
  event: PublicEvent,
  context: RenderContext,
  kit: ListKit,
): TemplateResult | undefined {
  const cards = cardsByHost.get(host) ?? new Cards(host, kit);
  cardsByHost.set(host, cards);
  return cards.item(event, context);
}
