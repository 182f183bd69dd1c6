import type { ReactiveController } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Dialog } from '../dialog.js';
import type { Lit } from '../lit.js';
import type { EventList } from './event-list.js';
import { refresh } from './refresh.js';

/** What the address says that is open: `#event=camp`. */
const named = /[#&]event=([^&]*)/;

const nameOf = ({ slug }: PublicEvent): string => slug.replace(/.*\//, '');

/** The page's own history; a page that is nowhere has none. */
function go(way: () => void): boolean {
  try {
    way();
    return true;
  } catch {
    return false;
  }
}

/** Places of all lists on the page: where two lists know an event, the first is meant. */
const places = new Set<Place>();

/**
 * Registering from a list: in a dialog or in place of it, with an address of its own and the browser's way back. Every form
 * that was opened stays, with what was typed into it and with whatever is on its way.
 */
export class Place implements ReactiveController {
  readonly #host: EventList;
  readonly #events: () => readonly PublicEvent[];
  readonly #forms = new Map<string, { readonly event: PublicEvent; readonly form: HTMLElement }>();
  #open: PublicEvent | undefined;
  #drawn: PublicEvent | undefined;
  /** There are news of a form that was left while it was sent. */
  #news: PublicEvent | undefined;
  readonly #lit: Lit;
  readonly #dialog: Dialog;
  /** The browser's way back leads to the list. */
  #pushed = false;
  /** What is open is what the address says. */
  #addressed = false;
  /** Somebody was registered: places are taken. */
  #changed = false;

  constructor(host: EventList, events: () => readonly PublicEvent[], { lit, dialog }: { lit: Lit; dialog: Dialog }) {
    this.#host = host;
    this.#lit = lit;
    this.#dialog = dialog;
    this.#events = events;
    host.addController(this);
    for (const news of ['person-registered', 'registration-failed']) host.addEventListener(news, this.#heard);
  }

  /** The page wants its address for itself; so does a router that lives in the part after the sign. */
  get #keepsAddress(): boolean {
    return this.#host.keepAddress || /^#[/!]/.test(location.hash);
  }

  hostConnected(): void {
    places.add(this);
    addEventListener('popstate', this.#follow);
    addEventListener('hashchange', this.#follow);
    this.#follow();
    // a dialog that was taken elsewhere is on top of nothing
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    places.delete(this);
    removeEventListener('popstate', this.#follow);
    removeEventListener('hashchange', this.#follow);
  }

  /** Another club is shown: nothing of the last one stays open. */
  forget(): void {
    this.#leave(true);
    this.#forms.clear();
    this.#news = undefined;
  }

  /** Somebody pressed the way to an event. Whoever wants it in another tab gets it there. */
  open(event: PublicEvent, press: Event): void {
    const { ctrlKey, metaKey, shiftKey } = press as MouseEvent;
    if (press.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    press.preventDefault();
    if (!this.#keepsAddress)
      this.#pushed = go(() =>
        history.pushState(history.state, '', `${location.href.replace(/#.*/, '')}#event=${nameOf(event)}`),
      );
    this.#addressed = this.#pushed;
    this.#show(event);
  }

  #show(event: PublicEvent | undefined): void {
    if (event?.slug === this.#open?.slug) return;
    this.#open = event;
    if (event && !this.#forms.has(event.slug)) this.#forms.set(event.slug, { event, form: this.#formOf(event) });
    if (!event) this.#count();
    this.#host.requestUpdate();
  }

  /** Counts the places anew where somebody has taken some. */
  #count(): void {
    if (!this.#changed) return;
    this.#changed = false;
    void refresh(this.#host);
  }

  /** What came of a form: where it was left meanwhile, it is shown once nothing else is. */
  #heard = (news: Event): void => {
    if (news.type === 'person-registered') this.#changed = true;
    const found = [...this.#forms.values()].find(({ form }) => news.composedPath().includes(form));
    if (!found || found.event.slug === this.#open?.slug) return;
    if (this.#open) this.#news = found.event;
    else this.#show(found.event);
  };

  /** What the address says is what is shown. */
  #follow = (): void => {
    if (this.#keepsAddress) return;
    const name = decoded(named.exec(location.hash)?.[1] ?? '');
    this.#pushed &&= !!name;
    // what nobody came to by its address is not left by it
    if (!name && !this.#addressed) return;
    for (const place of places) {
      if (place === this || this.#pushed) break;
      if (place.#named(name)) return this.#show(undefined);
    }
    this.#show(this.#named(name));
    this.#addressed = !!this.#open;
  };

  #named(name: string): PublicEvent | undefined {
    return this.#events().find((event) => nameOf(event) === name);
  }

  /** Back to all events, the way that was come; `here` without going anywhere. */
  #leave = (here = false): void => {
    if (!this.#open) return this.#count();
    if (this.#pushed && !here) history.back();
    else if (named.test(location.hash) && !this.#keepsAddress)
      go(() => history.replaceState(history.state, '', location.href.replace(/#.*/, '')));
    this.#pushed = this.#addressed = false;
    this.#show(undefined);
    const news = this.#news;
    this.#news = undefined;
    if (news && !here) this.#show(news);
  };

  hostUpdated(): void {
    const open = this.#open;
    const root = this.#host.renderRoot;
    const dialog = root.querySelector('dialog');
    if (dialog && open && !dialog.matches(':modal') && this.#host.isConnected) this.#dialog.show(dialog);
    const before = this.#drawn;
    this.#drawn = open;
    if (open === before) return;
    if (dialog) {
      if (!open) dialog.close();
    } else if (open) root.querySelector<HTMLElement>('.back')?.focus();
    else if (before) this.#wayTo(before)?.focus();
  }

  /** What was pressed to come to an event, in the list or in a card of the page's own. */
  #wayTo({ slug }: PublicEvent): HTMLElement | null | undefined {
    const item = this.#host.renderRoot.querySelector(`[data-slug="${CSS.escape(slug)}"]`);
    const card = item?.querySelector('slot')?.assignedElements()[0];
    return item?.querySelector<HTMLElement>('.way') ?? card?.querySelector('a[href], button, [data-select]');
  }

  #formOf({ state, slug, waiting_list }: PublicEvent): HTMLElement {
    // it speaks what is spoken around it
    const { base, plain, headingLevel } = this.#host;
    const form = document.createElement('event-registration');
    // no attribute: under the embed script that would not count
    form.baseUrl = base;
    const attributes = {
      slug: (state === 'full' && waiting_list) || slug,
      'heading-level': headingLevel || 2,
      exportparts: 'section,person,group,field,label,control,help,issue,summary,notice,button',
      ...(plain && { plain: '' }),
    };
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, String(value));
    return form;
  }

  /** All forms that were opened, and of those the open one to be seen. */
  #drawnForms(): unknown {
    const { html } = this.#lit;
    return [...this.#forms.values()].map(
      ({ event, form }) => html`<div ?hidden=${event.slug !== this.#open?.slug}>${form}</div>`,
    );
  }

  /** All events, or what is open of them. */
  drawn(content: unknown): unknown {
    const { html, nothing } = this.#lit;
    const { words, registration } = this.#host;
    const open = this.#open;
    const forms = this.#drawnForms();
    const closed = () => this.#leave();
    if (registration === 'dialog')
      return html`${content}
      ${this.#forms.size ? this.#dialog.frame(forms, { words, title: open?.title ?? '', closed }) : nothing}`;
    return html`<div ?hidden=${!open}>
        <p><button part="button" class="back" type="button" @click=${closed}>${words.back}</button></p>
        ${forms}
      </div>
      ${open ? nothing : content}`;
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
