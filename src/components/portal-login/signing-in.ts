import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import type { MemberSession } from '../../state/index.js';
import type { PortalLink } from '../../model/portal-session.js';
import { LinkRequestedEvent, SignedInEvent } from './events.js';

/** How long nobody is offered to send the mail again: it needs a moment. Milliseconds. */
const patience = 60_000;

export type SigningHost = ReactiveControllerHost &
  HTMLElement & {
    readonly slug: string;
    readonly base: string;
    readonly language: string;
    readonly renderRoot: HTMLElement | DocumentFragment;
    focusOn(selector: string): void;
  };

/** What a link has turned out to be. */
export type Opened = 'asking' | 'signing' | { readonly link: PortalLink } | { readonly trouble: unknown };

const isOver = (error: unknown): boolean => isApiError(error) && error.status === 404;

export interface SigningOptions {
  /** Somebody has signed in here. */
  readonly signed?: () => void;
}

/**
 * The way into the portal: an address, a mail, a link, a button. What it knows of a request is only that it was made, and of a
 * link whose it is; what is typed stays in the native controls.
 */
export class SigningIn implements ReactiveController {
  readonly #host: SigningHost;
  readonly #session: () => MemberSession | undefined;
  readonly #options: SigningOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: string | undefined;
  #again = 0;

  /** Where the mail goes, once one was asked for. */
  sentTo: string | undefined;
  /** The request is under way. */
  busy = false;
  /** The request failed. */
  trouble: unknown;
  /** What is wrong with what was typed. */
  wrong: 'email' | 'link' | undefined;
  opened: Opened | undefined;

  constructor(host: SigningHost, session: () => MemberSession | undefined, options: SigningOptions = {}) {
    this.#host = host;
    this.#session = session;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  hostConnected(): void {
    if (this.#again) this.#tick();
  }

  /** Before it is drawn: a link that was opened meanwhile is looked at. */
  hostUpdate(): void {
    const link = this.#session()?.link;
    if (link === this.#asked) return;
    this.#asked = link;
    this.opened = undefined;
    if (link) void this.look();
  }

  /** Seconds until the mail can be sent again; 0 when it can. */
  get wait(): number {
    return Math.max(0, Math.ceil((this.#again - performance.now()) / 1000));
  }

  /** Asks whose the link is. It spends nothing. */
  async look(): Promise<void> {
    const session = this.#session()!;
    const link = session.link!;
    this.#show('asking');
    const found = await session.client.readLink({ body: { token: link } }).then(
      ({ data }): Opened => ({ link: data }),
      (error: unknown): Opened | undefined => (isOver(error) ? undefined : { trouble: error }),
    );
    // another element may be the way in by now
    if (link !== this.#session()?.link) return;
    this.#show(found);
    if (!found) this.#over();
    await this.#arrive('[part=heading]');
  }

  /** The button below the link. */
  readonly signIn = async (): Promise<void> => {
    const session = this.#session()!;
    if (this.opened === 'signing') return;
    const before = this.opened;
    this.#show('signing');
    try {
      await session.signIn();
      this.sentTo = undefined;
      this.opened = undefined;
      this.#host.dispatchEvent(new SignedInEvent(this.#host.slug));
      this.#options.signed?.();
    } catch (error) {
      const over = isOver(error);
      this.#show(over ? undefined : { trouble: error });
      if (over) this.#over();
      else if (typeof before === 'object') this.#retry = before;
      await this.#arrive('[part=heading], .alert button');
    }
  };

  /** The link does not work any more. */
  #over(): void {
    this.#asked = undefined;
    this.#session()?.rejectLink();
  }

  /** What to go back to when signing in has failed for a moment. */
  #retry: Opened | undefined;

  /** Tries again what has failed. */
  readonly again = (): void => {
    const link = this.#retry;
    this.#retry = undefined;
    if (link) {
      this.opened = link;
      void this.signIn();
    } else void this.look();
  };

  /** The link is somebody else's. */
  readonly leave = (): void => {
    this.opened = undefined;
    this.#session()!.open(undefined);
    void this.#arrive('[part=heading]');
  };

  /** Asks for a mail. */
  readonly request = async (email: string): Promise<void> => {
    if (this.busy) return;
    const address = email.trim();
    this.wrong = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : 'email';
    this.trouble = undefined;
    if (this.wrong) return this.#arrive('input[name=email]');
    this.busy = true;
    this.#host.requestUpdate();
    const { language, slug } = this.#host;
    try {
      await this.#session()!.client.requestLink({ body: { email: address, language } });
      this.sentTo = address;
      this.#again = performance.now() + patience;
      this.opened = undefined;
      const session = this.#session()!;
      session.endReason = undefined;
      session.isLinkExpired = false;
      this.#tick();
      this.#host.dispatchEvent(new LinkRequestedEvent(slug));
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
    await this.#arrive(this.trouble ? '.notice.alert' : '[part=heading]');
  };

  /** Another address than the one before. */
  readonly startOver = (): void => {
    this.sentTo = undefined;
    void this.#arrive('input[name=email]');
  };

  /** A link, or what stands in it, from another device. */
  readonly paste = (text: string): void => {
    const token = this.#session()!.pastedToken(text);
    this.wrong = token ? undefined : 'link';
    if (token) this.#session()!.open(token);
    else void this.#arrive('input[name=link]');
  };

  #show(opened: Opened | undefined): void {
    this.opened = opened;
    this.#host.requestUpdate();
  }

  async #arrive(selector: string): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.focusOn(selector);
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    this.#host.requestUpdate();
    if (this.wait) this.#timer = setTimeout(this.#tick, 1000);
    else this.#again = 0;
  };
}
