import { memberClient, type MemberClient } from '../api/index.js';
import type { SignOutScope } from '../model/portal-session.js';
import { isFor, linkIn, tokenIn } from './sign-in-link.js';
import { SignOut } from './sign-out.js';
import { storage } from '../browser/storage.js';

/** Why nobody is signed in any more. */
export type Ended = 'signed_out' | 'over' | 'address_changed';

/** A session as this page holds it. Times are milliseconds of this device's clock. */
interface Held {
  readonly token: string;
  /** When it ends, however busy it is. */
  readonly expires: number;
  /** It ends after so long without a request. */
  readonly idle: number;
  /** The last answer. */
  seen: number;
}

/** Takes the token out of the page's address: what else runs there, and whoever goes back, has no business with it. */
function cleanAddress(): void {
  try {
    // whole: a <base> of the page would make another address of a path
    history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
  } catch {
    // a page without an address of its own has none to clean
  }
}

/** The gate that was offered a link's token from the page's address: no other one is, whatever the page shows later. */
const offered = new Map<string, string>();

/** Who draws what: where one element of a page shows the way in, another need not. */
export type Part = 'login' | 'profile';

/**
 * A member's session at one club, shared by all elements of a page that are about it: signed in at one, signed in at all.
 * Its token lives until the tab is closed; a link's token only until it is exchanged.
 */
export class MemberSession {
  readonly #base: string;
  readonly #name: string;
  readonly #listeners = new Map<() => void, Part>();
  #held: Held | undefined;
  #turn = 0;
  /** It is in storage as well: where it is gone from there, another page has ended it. */
  #stored = false;
  /** What a session that ends by itself has ended by. */
  #why: Ended = 'over';

  /** The token of a link that somebody has opened and not used yet. */
  link: string | undefined;
  /** The link that was opened last does not work any more. */
  isLinkOver = false;
  ended: Ended | undefined;
  /** The outcome of signing out; none before it, and none once somebody signs in again. */
  signedOutBy: SignOut | undefined;

  constructor(base: string) {
    this.#base = base;
    this.#name = `turnout member ${base}`;
    this.#held = this.#found();
    this.#stored = !!this.#held;
  }

  /** The session that storage knows. */
  #found(): Held | undefined {
    // as plain text: a page may have taught objects to word themselves
    const [token, expires, idle, seen] = (storage()?.getItem(this.#name) ?? '').split(' ');
    const held = { token: token ?? '', expires: Number(expires), idle: Number(idle), seen: Number(seen) };
    return held.token && Date.now() < Math.min(held.expires, held.seen + held.idle) ? held : undefined;
  }

  /** The page is back as it was left (back/forward cache): on another, somebody may have signed out meanwhile, or in. */
  recall(): void {
    const found = this.#found();
    if (!this.#held || !this.#stored || found?.token === this.#held.token) return;
    this.#held = undefined;
    this.ended = 'signed_out';
    this.#tell();
    if (!found) return;
    this.#held = found;
    this.#turn++;
    this.#tell();
  }

  get isOpen(): boolean {
    return !!this.#held;
  }

  /** Another number for each session: signed in anew, somebody else may be there. */
  get turn(): number {
    return this.#turn;
  }

  /** Milliseconds until it ends, and whether a request puts that off. */
  get left(): { readonly ms: number; readonly forGood: boolean } {
    const { expires, seen, idle } = this.#held ?? { expires: 0, seen: 0, idle: 0 };
    const until = Math.min(expires, seen + idle);
    return { ms: until - Date.now(), forGood: expires <= seen + idle };
  }

  /** Milliseconds since the last answer. */
  get quiet(): number {
    return Date.now() - (this.#held?.seen ?? 0);
  }

  /** Hears of every change, until what it gives is called. */
  listen(part: Part, changed: () => void): () => void {
    this.#listeners.set(changed, part);
    this.#tell();
    return () => {
      this.#listeners.delete(changed);
      this.#tell();
    };
  }

  /** True where the page has an element of this kind. */
  has(part: Part): boolean {
    return [...this.#listeners.values()].includes(part);
  }

  /** Whom to ask: with the session's token, where there is one. An answer that knows no such session ends it. */
  get client(): MemberClient {
    const held = this.#held;
    return memberClient({
      base: this.#base,
      ...(held ? { key: held.token } : {}),
      fetch: async (request) => {
        // what ends something is sent also where the page is closed at that moment
        const response = await fetch(request.method === 'DELETE' ? new Request(request, { keepalive: true }) : request);
        if (held && held === this.#held) {
          if (response.status === 401) this.end(this.#why);
          else {
            held.seen = Date.now();
            this.#keep();
          }
        }
        return response;
      },
    });
  }

  /**
   * Takes the link in the page's address, where that names this club: no other one ever hears of it. One that names no club,
   * and stands on no page of the portal, is nobody's, as is one that another gate was offered. `isOpen`: links can be opened here; otherwise it is only taken away.
   */
  takeLink(isOpen = true): void {
    const link = linkIn(location.href);
    const isOurs = link && isFor(link, this.#base);
    if (!link || (link.club !== undefined && !isOurs)) return;
    cleanAddress();
    if (!isOpen) return;
    if (isOurs && (offered.get(link.token) ?? this.#base) === this.#base) {
      offered.set(link.token, this.#base);
      this.open(link.token);
    } else this.overLink();
  }

  /** The token of a link that was pasted here; none where it is no link, or another club's. */
  tokenIn(text: string): string | undefined {
    return tokenIn(text, this.#base);
  }

  /** Opens a link: whose it is can be asked then. Undefined leaves it. */
  open(link: string | undefined): void {
    this.link = link;
    this.isLinkOver = false;
    this.#tell();
  }

  /** The link that is open is nobody's here, or nobody's any more. */
  overLink(): void {
    this.open(undefined);
    this.isLinkOver = true;
    this.#tell();
  }

  /** Exchanges the link. Throws `ApiError`. */
  async signIn(): Promise<void> {
    const { data } = await this.client.openSession({ body: { token: this.link! } });
    // who was signed in before is not any more; the link may be the same, and is kept
    if (this.#held) await this.#close('session').send();
    const now = Date.now();
    const expires = now + Date.parse(data.expires_at) - Date.parse(data.now);
    this.#held = { token: data.token, expires, idle: data.idle_ms, seen: now };
    this.#turn++;
    this.ended = this.signedOutBy = undefined;
    this.#keep();
    this.open(undefined);
  }

  /**
   * Signs out: here at once, and at the service, which ends what `scope` says. Never rejects: `signedOutBy` tells what came
   * of it. Nothing happens where nobody is signed in.
   */
  async signOut(scope: SignOutScope = 'link'): Promise<void> {
    if (!this.#held) return;
    this.signedOutBy = this.#close(scope);
    await this.signedOutBy.send();
  }

  /** Nobody is signed in here any more; the service is to be told. */
  #close(scope: SignOutScope): SignOut {
    const signOut = new SignOut(scope, this.client, () => this.#tell());
    this.end('signed_out');
    return signOut;
  }

  /** Asks whether it is still open after something that may have ended it; `otherwise` is why, then. */
  async ask(otherwise: Ended): Promise<void> {
    this.#why = otherwise;
    await this.client.readSession().catch(() => undefined);
    this.#why = 'over';
  }

  /** Nobody is signed in any more. */
  end(reason: Ended): void {
    if (!this.#held) return;
    this.#held = undefined;
    this.ended = reason;
    storage()?.removeItem(this.#name);
    this.#tell();
  }

  #keep(): void {
    const { token, expires, idle, seen } = this.#held!;
    try {
      storage()?.setItem(this.#name, [token, expires, idle, seen].join(' '));
      this.#stored = !!storage();
    } catch {
      // no room: it lasts as long as the page
    }
  }

  #tell(): void {
    for (const changed of [...this.#listeners.keys()]) changed();
  }
}

const sessions = new Map<string, MemberSession>();

/** The session of a club's members at an address of the gate, `…/public/club`. */
export function sessionAt(base: string): MemberSession {
  const session = sessions.get(base) ?? new MemberSession(base);
  sessions.set(base, session);
  return session;
}
