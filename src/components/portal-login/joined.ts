import type { ReactiveController } from 'lit';
import { sessionAt, type MemberSession, type PortalElement } from '../../state/index.js';
import { gateAt } from '../gate-at.js';
import { SignedOutEvent } from './events.js';
import { isNamedTwice, portalElements } from './same-name.js';
import type { SigningHost } from './signing-in.js';

export interface JoinedOptions {
  readonly part: PortalElement;
  /** Something has happened: somebody signed in, or out, or opened a link. */
  readonly changed?: (session: MemberSession) => void;
}

/** An element's part in the session that all elements of a page about one club share. */
export class Joined implements ReactiveController {
  readonly #host: SigningHost;
  readonly #options: JoinedOptions;
  #leave: (() => void) | undefined;
  #wasOpen = false;
  #open = false;

  /** There from the moment in which the portal was found. */
  session: MemberSession | undefined;

  constructor(host: SigningHost, options: JoinedOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#link);
    document.addEventListener('DOMContentLoaded', this.#link);
    window.addEventListener('load', this.#link);
    window.addEventListener('pageshow', this.#back);
    portalElements().add(this.#host);
    this.#listen();
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#link);
    document.removeEventListener('DOMContentLoaded', this.#link);
    window.removeEventListener('load', this.#link);
    window.removeEventListener('pageshow', this.#back);
    portalElements().delete(this.#host);
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Joins the session at an address. `open`: links may be opened here. */
  join(base: string, slug: string, open: boolean): void {
    const session = sessionAt(gateAt(base, slug).base);
    this.#open = open;
    if (session !== this.session) this.#leave?.();
    if (session !== this.session) this.#leave = undefined;
    this.session = session;
    this.#listen();
    this.#link();
  }

  #listen(): void {
    if (this.session && !this.#leave && this.#host.isConnected)
      this.#leave = this.session.subscribe(this.#options.part, this.#changed);
  }

  /**
   * The page's address may name a link: from the start, or because somebody pressed it while the page was open. Before the
   * page is there whole, nobody can tell whose it is; where clubs of two gates are called the same, nobody is offered it.
   */
  #link = (): void => {
    if (document.readyState !== 'loading' && !isNamedTwice(this.#host)) this.session?.takeLink(this.#open);
  };

  #back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.session?.resync();
  };

  #changed = (): void => {
    const session = this.session!;
    const { isOpen, endReason } = session;
    if (this.#wasOpen && !isOpen) {
      const { activeElement } = this.#host.renderRoot as ShadowRoot;
      // what was pressed is not there any more
      this.#host.requestUpdate();
      if (activeElement) void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
      this.#host.dispatchEvent(new SignedOutEvent(endReason ?? 'over', this.#host.slug));
    }
    this.#wasOpen = isOpen;
    // for the styles of the page around: what else it shows may be in the way of who is signed in
    this.#host.setAttribute('state', isOpen && !session.link ? 'signed-in' : session.link ? 'link' : 'signed-out');
    this.#options.changed?.(session);
    this.#host.requestUpdate();
  };
}
