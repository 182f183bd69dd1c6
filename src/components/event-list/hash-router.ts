import type { ReactiveController } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Dialog } from '../dialog.js';
import type { Lit } from '../lit.js';
import type { ListHost } from './list-host.js';
import type { ListKit } from './list-kit.js';
import { refresh, type RefreshHost } from './refresh.js';

/** The part of the element that this helper needs. */
export type HashRouterHost = RefreshHost &
  Pick<
    ListHost,
    | 'addController'
    | 'addEventListener'
    | 'isConnected'
    | 'keepAddress'
    | 'renderRoot'
    | 'headingLevel'
    | 'words'
    | 'registration'
  >;

/** The way back above a form: a link with an arrow, which the browser mirrors, and room to the title of the form. */
export const formInPlaceStyles = ({ css }: ListKit) => css`
  .back {
    margin-block-end: var(--gap);
    padding-inline: 0;
    text-decoration: underline;
    border-color: transparent;
  }

  .back::before {
    content: '‹' / '';
    display: inline-block;
    margin-inline-end: 0.35em;
  }
`;

/** The part of the address that names the open event: `#event=camp`. */
const EVENT_HASH = /[#&]event=([^&]*)/;

const eventName = ({ slug }: PublicEvent): string => slug.replace(/.*\//, '');

/** Changes the history. False if the page may not. */
function changeHistory(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/** The routers of all lists on the page. If two lists have an event, the first one shows it. */
const routers = new Set<HashRouter>();

/**
 * Shows forms from a list, in a dialog or in place of it, with an address of their own and the browser's back button. Opened
 * forms stay, with their answers and with their requests in progress.
 */
export class HashRouter implements ReactiveController {
  readonly #host: HashRouterHost;
  readonly #events: () => readonly PublicEvent[];
  readonly #forms = new Map<string, { readonly event: PublicEvent; readonly form: HTMLElement }>();
  #openEvent: PublicEvent | undefined;
  #renderedEvent: PublicEvent | undefined;
  /** A form that was left while it was sent has an outcome. */
  #pendingOutcome: PublicEvent | undefined;
  readonly #lit: Lit;
  readonly #dialog: Dialog;
  /** The browser's back button leads to the list. */
  #isPushed = false;
  /** The open event comes from the address. */
  #isFromAddress = false;
  /** A person was registered: the number of places has changed. */
  #hasRegistered = false;

  constructor(
    host: HashRouterHost,
    events: () => readonly PublicEvent[],
    { lit, dialog }: { lit: Lit; dialog: Dialog },
  ) {
    this.#host = host;
    this.#lit = lit;
    this.#dialog = dialog;
    this.#events = events;
    host.addController(this);
    for (const event of ['person-registered', 'registration-failed']) host.addEventListener(event, this.#onOutcome);
  }

  /** The page wants its address for itself; so does a router of the page that uses the fragment. */
  get #keepsAddress(): boolean {
    return this.#host.keepAddress || /^#[/!]/.test(location.hash);
  }

  hostConnected(): void {
    routers.add(this);
    addEventListener('popstate', this.#syncWithAddress);
    addEventListener('hashchange', this.#syncWithAddress);
    this.#syncWithAddress();
    // a dialog that was moved in the document is no longer modal
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    routers.delete(this);
    removeEventListener('popstate', this.#syncWithAddress);
    removeEventListener('hashchange', this.#syncWithAddress);
  }

  /** Closes all forms when another club is shown. */
  reset(): void {
    this.#close(true);
    this.#forms.clear();
    this.#pendingOutcome = undefined;
  }

  /** Opens an event from a click on its link. A click with a modifier key keeps its meaning. */
  open(event: PublicEvent, click: Event): void {
    const { ctrlKey, metaKey, shiftKey } = click as MouseEvent;
    if (click.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    click.preventDefault();
    if (!this.#keepsAddress)
      this.#isPushed = changeHistory(() =>
        history.pushState(history.state, '', `${location.href.replace(/#.*/, '')}#event=${eventName(event)}`),
      );
    this.#isFromAddress = this.#isPushed;
    this.#show(event);
  }

  #show(event: PublicEvent | undefined): void {
    if (event?.slug === this.#openEvent?.slug) return;
    this.#openEvent = event;
    if (event && !this.#forms.has(event.slug)) this.#forms.set(event.slug, { event, form: this.#createForm(event) });
    if (!event) this.#refreshPlaces();
    this.#host.requestUpdate();
  }

  /** Reloads the events if a registration has taken places. */
  #refreshPlaces(): void {
    if (!this.#hasRegistered) return;
    this.#hasRegistered = false;
    void refresh(this.#host);
  }

  /** Handles the outcome of a form; a form that was left is shown again once no other is open. */
  #onOutcome = (event: Event): void => {
    if (event.type === 'person-registered') this.#hasRegistered = true;
    const formEntry = [...this.#forms.values()].find(({ form }) => event.composedPath().includes(form));
    if (!formEntry || formEntry.event.slug === this.#openEvent?.slug) return;
    if (this.#openEvent) this.#pendingOutcome = formEntry.event;
    else this.#show(formEntry.event);
  };

  /** Opens the event that the address names, and closes any other. */
  #syncWithAddress = (): void => {
    if (this.#keepsAddress) return;
    const name = decodeName(EVENT_HASH.exec(location.hash)?.[1] ?? '');
    this.#isPushed &&= !!name;
    // an event that was not opened by the address is not closed by it
    if (!name && !this.#isFromAddress) return;
    for (const router of routers) {
      if (router === this || this.#isPushed) break;
      if (router.#eventByName(name)) return this.#show(undefined);
    }
    this.#show(this.#eventByName(name));
    this.#isFromAddress = !!this.#openEvent;
  };

  #eventByName(name: string): PublicEvent | undefined {
    return this.#events().find((event) => eventName(event) === name);
  }

  /** Returns to all events through the browser's history; with `staysHere` without navigation. */
  #close = (staysHere = false): void => {
    if (!this.#openEvent) return this.#refreshPlaces();
    if (this.#isPushed && !staysHere) history.back();
    else if (EVENT_HASH.test(location.hash) && !this.#keepsAddress)
      changeHistory(() => history.replaceState(history.state, '', location.href.replace(/#.*/, '')));
    this.#isPushed = this.#isFromAddress = false;
    this.#show(undefined);
    const event = this.#pendingOutcome;
    this.#pendingOutcome = undefined;
    if (event && !staysHere) this.#show(event);
  };

  hostUpdated(): void {
    const openEvent = this.#openEvent;
    const root = this.#host.renderRoot;
    const dialog = root.querySelector('dialog');
    if (dialog && openEvent && !dialog.matches(':modal') && this.#host.isConnected) this.#dialog.show(dialog);
    const previous = this.#renderedEvent;
    this.#renderedEvent = openEvent;
    if (openEvent === previous) return;
    if (dialog) {
      if (!openEvent) dialog.close();
    } else if (openEvent) root.querySelector<HTMLElement>('.back')?.focus();
    else if (previous) this.#linkTo(previous)?.focus();
  }

  /** The link to an event, in the list or in a card of the page's template. */
  #linkTo({ slug }: PublicEvent): HTMLElement | null | undefined {
    const item = this.#host.renderRoot.querySelector(`[data-slug="${CSS.escape(slug)}"]`);
    const card = item?.querySelector('slot')?.assignedElements()[0];
    return item?.querySelector<HTMLElement>('.way') ?? card?.querySelector('a[href], button, [data-select]');
  }

  #createForm({ state, slug, waiting_list }: PublicEvent): HTMLElement {
    // it has the language of the list
    const { base, plain, headingLevel } = this.#host;
    const form = document.createElement('event-registration');
    // a property, since under the embed script the attribute has no effect
    form.baseUrl = base;
    const attributes = {
      slug: (state === 'full' && waiting_list) || slug,
      'heading-level': headingLevel || 2,
      exportparts: 'section,person,prices,payment,group,field,label,control,help,issue,summary,notice,button',
      ...(plain && { plain: '' }),
    };
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, String(value));
    return form;
  }

  /** Renders all opened forms; only the open one is visible. */
  #renderForms(): unknown {
    const { html } = this.#lit;
    return [...this.#forms.values()].map(
      ({ event, form }) => html`<div ?hidden=${event.slug !== this.#openEvent?.slug}>${form}</div>`,
    );
  }

  /** Renders all events, or the open form. */
  render(content: unknown): unknown {
    const { html, nothing } = this.#lit;
    const { words, registration } = this.#host;
    const openEvent = this.#openEvent;
    const forms = this.#renderForms();
    const onClose = () => this.#close();
    if (registration === 'dialog')
      return html`${content}
      ${this.#forms.size ? this.#dialog.frame(forms, { words, title: openEvent?.title ?? '', onClose }) : nothing}`;
    return html`<div ?hidden=${!openEvent}>
        <p><button part="button" class="back" type="button" @click=${onClose}>${words.back}</button></p>
        ${forms}
      </div>
      ${openEvent ? nothing : content}`;
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
