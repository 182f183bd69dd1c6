import type { ReactiveController } from 'lit';
import { sessionAt, type MemberSession, type PortalElement } from '../../state/index.js';
import { clubAtGate } from '../club-at-gate.js';
import { SignedOutEvent } from './events.js';
import { isAmbiguous, portalElements } from './ambiguous-club.js';
import type { PortalHost } from './sign-in-controller.js';

export interface SessionControllerOptions {
  readonly element: PortalElement;
  /** Called after somebody signed in or out, or opened a link. */
  readonly onChange?: (session: MemberSession) => void;
}

/** An element's part in the session that all elements of a page about one club share. */
export class SessionController implements ReactiveController {
  readonly #host: PortalHost;
  readonly #options: SessionControllerOptions;
  #unsubscribe: (() => void) | undefined;
  #wasOpen = false;
  #canOpenLinks = false;

  /** Undefined until the portal was found. */
  session: MemberSession | undefined;

  constructor(host: PortalHost, options: SessionControllerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#takeLink);
    document.addEventListener('DOMContentLoaded', this.#takeLink);
    window.addEventListener('load', this.#takeLink);
    window.addEventListener('pageshow', this.#onPageShow);
    portalElements().add(this.#host);
    this.#subscribe();
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#takeLink);
    document.removeEventListener('DOMContentLoaded', this.#takeLink);
    window.removeEventListener('load', this.#takeLink);
    window.removeEventListener('pageshow', this.#onPageShow);
    portalElements().delete(this.#host);
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Joins the session at an address. `open`: links may be opened here. */
  connect(base: string, slug: string, canOpenLinks: boolean): void {
    const session = sessionAt(clubAtGate(base, slug).base);
    this.#canOpenLinks = canOpenLinks;
    if (session !== this.session) this.#unsubscribe?.();
    if (session !== this.session) this.#unsubscribe = undefined;
    this.session = session;
    this.#subscribe();
    this.#takeLink();
  }

  #subscribe(): void {
    if (this.session && !this.#unsubscribe && this.#host.isConnected)
      this.#unsubscribe = this.session.subscribe(this.#options.element, this.#onChange);
  }

  /**
   * Takes a sign-in link from the page's address, at the start or when it is followed on an open page. It waits until the page
   * is parsed, and takes no link while two gates have a club of the same name.
   */
  #takeLink = (): void => {
    if (document.readyState !== 'loading' && !isAmbiguous(this.#host)) this.session?.takeLink(this.#canOpenLinks);
  };

  #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.session?.resync();
  };

  #onChange = (): void => {
    const session = this.session!;
    const { isOpen, endReason } = session;
    if (this.#wasOpen && !isOpen) {
      const { activeElement } = this.#host.renderRoot as ShadowRoot;
      // the pressed button is gone
      this.#host.requestUpdate();
      if (activeElement) void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
      this.#host.dispatchEvent(new SignedOutEvent(endReason ?? 'over', this.#host.slug));
    }
    this.#wasOpen = isOpen;
    // for the styles of the page, which may hide other content from signed-in members
    this.#host.setAttribute('state', isOpen && !session.link ? 'signed-in' : session.link ? 'link' : 'signed-out');
    this.#options.onChange?.(session);
    this.#host.requestUpdate();
  };
}
