import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { EventList } from './event-list.js';

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

/** Registering from a list: in a dialog or in place of it, with an address of its own and the browser's way back. */
export class Place implements ReactiveController {
  readonly #host: EventList;
  readonly #events: () => readonly PublicEvent[];
  #open: PublicEvent | undefined;
  /** What the dialog holds; it stays after it was closed, with whatever is on its way. */
  #held: PublicEvent | undefined;
  #drawn: PublicEvent | undefined;
  /** The browser's way back leads to the list. */
  #pushed = false;
  /** Somebody was registered: places are taken. */
  #changed = false;

  constructor(host: EventList, events: () => readonly PublicEvent[]) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
    host.addEventListener('person-registered', () => (this.#changed = true));
  }

  get #inDialog(): boolean {
    return this.#host.registration === 'dialog';
  }

  hostConnected(): void {
    addEventListener('popstate', this.#follow);
    addEventListener('hashchange', this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#follow);
    removeEventListener('hashchange', this.#follow);
  }

  /** Somebody pressed the way to an event. Whoever wants it in another tab gets it there. */
  open(event: PublicEvent, press: Event): void {
    const { ctrlKey, metaKey, shiftKey } = press as MouseEvent;
    if (press.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    press.preventDefault();
    if (!this.#host.keepAddress)
      this.#pushed = go(() =>
        history.pushState(history.state, '', `${location.href.replace(/#.*/, '')}#event=${nameOf(event)}`),
      );
    this.#show(event);
  }

  #show(event: PublicEvent | undefined): void {
    if (event === this.#open) return;
    this.#open = event;
    if (event) this.#held = event;
    else if (this.#changed) {
      this.#changed = false;
      void import('./refresh.js').then((part) => part.refresh(this.#host));
    }
    this.#host.requestUpdate();
  }

  /** What the address says is what is shown. */
  #follow = (): void => {
    if (this.#host.keepAddress) return;
    const [, name = ''] = named.exec(location.hash) ?? [];
    this.#pushed &&= !!name;
    this.#show(this.#events().find((event) => nameOf(event) === decoded(name)));
  };

  /** Back to all events, the way that was come. */
  #leave = (): void => {
    if (!this.#open) return;
    if (this.#pushed) history.back();
    else if (named.test(location.hash))
      go(() => history.replaceState(history.state, '', location.href.replace(/#.*/, '')));
    this.#pushed = false;
    this.#show(undefined);
  };

  hostUpdated(): void {
    const open = this.#open;
    if (open === this.#drawn) return;
    const before = this.#drawn;
    this.#drawn = open;
    const root = this.#host.renderRoot;
    const dialog = root.querySelector('dialog');
    if (dialog) {
      if (!open) dialog.close();
      else if (!dialog.open) dialog.showModal();
    } else if (open) root.querySelector<HTMLElement>('.back')?.focus();
    else if (before) this.#wayTo(before)?.focus();
  }

  /** What was pressed to come to an event, in the list or in a card of the page's own. */
  #wayTo({ slug }: PublicEvent): HTMLElement | null | undefined {
    const item = this.#host.renderRoot.querySelector(`[data-slug="${CSS.escape(slug)}"]`);
    const card = item?.querySelector('slot')?.assignedElements()[0];
    return item?.querySelector<HTMLElement>('.way') ?? card?.querySelector('a[href], button, [data-select]');
  }

  #form({ state, slug, waiting_list }: PublicEvent): TemplateResult {
    const { base, lang, plain, headingLevel } = this.#host;
    return html`<event-registration
      slug=${(state === 'full' && waiting_list) || slug}
      base-url=${base}
      lang=${lang || nothing}
      heading-level=${headingLevel || 2}
      ?plain=${plain}
      exportparts="section,person,group,field,label,control,help,issue,summary,notice,button"
    ></event-registration>`;
  }

  /** All events, or what is open of them. `frame` makes the dialog. */
  drawn(content: unknown, frame: typeof import('../dialog.js').frame | undefined): unknown {
    const { words } = this.#host;
    const [open, held] = [this.#open, this.#held];
    if (this.#inDialog && frame)
      return html`${content}
      ${held ? frame(this.#form(held), { words, title: held.title, closed: this.#leave }) : nothing}`;
    return open
      ? html`<p>
            <button part="button" class="back" type="button" @click=${this.#leave}>${words.back}</button>
          </p>
          ${this.#form(open)}`
      : content;
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
