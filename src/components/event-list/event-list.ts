import { html, nothing, type PropertyDeclarations } from 'lit';
import { publicClient, isBehindServiceWorker, type ApiError } from '../../api/index.js';
import type { SharedWords } from '../../i18n/index.js';
import type { PublicEvent, PublicEvents } from '../../model/club-event.js';
import { clubAtGate } from '../club-at-gate.js';
import { lazyFeatures } from './lazy-features.js';
import { Widget, type Source } from '../widget.js';
import type { EventSelectedEvent, ListReadyEvent } from './events.js';
import type { LoadedEvents } from './list-host.js';
import { ListView, prepareList } from './list-view.js';
import { refresh } from './refresh.js';
import { skeletonStyles } from './skeleton-styles.js';

/** Events that can be shown. One without days does not hide the others. */
const validEvents = (events: readonly PublicEvent[]): PublicEvent[] =>
  events.filter((event) => !Number.isNaN(Date.parse(event?.start_date) + Date.parse(event?.end_date)));

/**
 * The events of a club, with places left and a link to register.
 *
 * @summary Lists the events of a club.
 * @tag event-list
 * @fires {ListReadyEvent} list-ready - The events are loaded.
 * @fires {EventSelectedEvent} event-selected - Somebody wants to see an event or to register; `preventDefault` leaves that to the page.
 * @slot - Fallback content if the element cannot load its words; default: a link to the hosted page.
 * @slot header - Above the events.
 * @slot footer - Below the events.
 * @slot empty - Replaces the message that there are no events.
 * @slot item - A `template` that each event is drawn with: texts and attributes hold `{{title}}`, `{{dates}}`, `{{place}}`, `{{description}}`, `{{state}}`, `{{url}}` …;
 *   `data-if="place"` and `data-unless="place"` leave an element out, `data-select` makes it a way to the event.
 * @csspart list - The list of events.
 * @csspart item - One event.
 * @csspart date - Day and month before it.
 * @csspart heading - Its title, or the name of a month.
 * @csspart badge - The state of the registration.
 * @csspart price - What it costs.
 * @csspart image - Its image.
 * @csspart link - A link to the event, its calendar file or the calendar feed.
 * @csspart tools - The filters and the buttons that change the view.
 * @csspart control - The control of a filter, or of a field of a registration.
 * @csspart button - A button: show more, send, close, back.
 * @csspart month - The grid of a month.
 * @csspart dialog - The dialog that holds a registration.
 * @csspart notice - A status message or an error message.
 * @csspart section - In a registration: a section of fields with its title.
 * @csspart person - In a registration: the fields of one of several persons.
 * @csspart group - In a registration: a group of fields with one value.
 * @csspart field - In a registration: a field with its label, control, help and issue.
 * @csspart label - In a registration: the label of a field.
 * @csspart help - In a registration: the help text of a field.
 * @csspart issue - In a registration: the error message of a field.
 * @csspart summary - In a registration: the list of errors above the form.
 * @csspart payment - In a registration: how to pay, in the confirmation of a form with prices.
 * @csspart prices - In a registration: the prices, of a form with prices.
 * @cssproperty [--turnout-accent=currentColor] - Colour of links and buttons.
 * @cssproperty [--turnout-on-accent] - Colour of the text on it; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger=color-mix(in oklab, #d40f2e 72%, currentColor)] - Colour of error messages and invalid fields.
 * @cssproperty [--turnout-focus=currentColor] - Colour of the focus ring.
 * @cssproperty [--turnout-gap=1.5em] - Space between two events, a length.
 * @cssproperty [--turnout-radius=0.4em] - Roundness of cards and buttons, a length.
 */
export class EventList extends Widget<'list', LoadedEvents> {
  static override styles = [...Widget.styles, skeletonStyles];
  static override properties: PropertyDeclarations = {
    view: {},
    grouped: { type: Boolean },
    filters: {},
    time: {},
    from: {},
    to: {},
    text: {},
    place: {},
    onlyOpen: { type: Boolean, attribute: 'only-open' },
    order: {},
    limit: { type: Number },
    registration: {},
    keepAddress: { type: Boolean, attribute: 'keep-address' },
    unstructured: { type: Boolean },
  };

  /** `list`, `cards` or `month`; several with blanks between for visitors to choose from, the first to begin with. */
  view = 'list';

  /** Groups the events by month. */
  grouped = false;

  /** The filters that visitors can use: `text`, `time`, `from`, `to`, `place`, `open`, separated by blanks. */
  filters = '';

  /** `upcoming`, `past` or `all`. Default: upcoming events, or with `from` or `to` all events in between. */
  time: '' | 'upcoming' | 'past' | 'all' = '';

  /** First day, `YYYY-MM-DD`. */
  from = '';

  /** Last day, `YYYY-MM-DD`. */
  to = '';

  /** Words that title, place or description must contain. */
  text = '';

  /** The exact place of the events. */
  place = '';

  /** Shows only events whose registration or waiting list is open. */
  onlyOpen = false;

  /** `asc` or `desc` by day. Default: the next event first; of past events the last one. */
  order: '' | 'asc' | 'desc' = '';

  /** The number of events before the button "show more". */
  limit = 10;

  /** The place where the form opens: on its hosted `page` (default), `inline` in place of the list, or in a `dialog`. */
  registration: '' | 'page' | 'inline' | 'dialog' = '';

  /** Does not change the address of the page: no `#event=…` for an open event. */
  keepAddress = false;

  /** Omits the structured data for search engines (schema.org). */
  unstructured = false;

  protected override readonly wordsPart = 'list';

  #view: ListView | undefined;

  /** The events that are shown came with the script. */
  #isPreloaded = false;

  /** @internal */
  override async load({ base, slug, plain, signal }: Source): Promise<LoadedEvents> {
    const preloaded = this.preloaded as (PublicEvents & { readonly slug: string }) | undefined;
    this.preloaded = undefined;
    // a service worker may have cached the script and its preloaded data for months
    this.#isPreloaded = preloaded?.slug === slug && !plain && !isBehindServiceWorker();
    if (this.#isPreloaded) {
      await prepareList(this);
      return { slug, ...preloaded!.meta, events: validEvents(preloaded!.data) };
    }
    const api = publicClient(clubAtGate(base, slug));
    // a cached response states an older time; the header states when it was revalidated
    let date = '';
    const onResponse = ({ headers }: Response) => (date = headers.get('date') ?? '');
    const listEvents = (cache: 'no-cache' | 'reload') => api.listEvents({ signal, cache, onResponse });
    // a second visit transfers nothing; a truncated or foreign answer must not stay in the cache
    const retryInvalid = (error: ApiError) => {
      if (error.reason === 'invalid_response') return listEvents('reload');
      throw error;
    };
    const [response] = await Promise.all([
      plain
        ? (await lazyFeatures.plain()).default.eventsFromSpecification({ base, signal })
        : listEvents('no-cache').catch(retryInvalid),
      prepareList(this),
    ]);
    const { meta } = response;
    const now = Date.parse(date) > Date.parse(meta.now) ? date : meta.now;
    return { slug, ...meta, now, events: validEvents(response.data) };
  }

  /** @internal */
  override onLoaded(data: LoadedEvents): void {
    this.#view ??= new ListView(this);
    this.#view.show(data);
    // a browser may have cached the script for a minute, so the events are requested again
    if (this.#isPreloaded) setTimeout(() => void refresh(this));
  }

  protected override renderLoaded(): unknown {
    return this.#view!.render();
  }

  protected override renderPending(words: SharedWords): unknown {
    if (this.#isPreloaded) return nothing;
    return html`<p class="unseen" role="status">${words.loading}</p>
      <div class="skeleton">${new Array(Math.min(this.limit, 5)).fill(html`<p></p>`)}</div>
      <p class="later">${words.slow}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-list': EventList;
  }
  interface HTMLElementEventMap {
    'list-ready': ListReadyEvent;
    'event-selected': EventSelectedEvent;
  }
}
