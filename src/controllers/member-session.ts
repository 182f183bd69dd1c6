import { isApiError, memberClient, type MemberClient } from '../api/index.js';

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

/** Where storage is refused (sandboxed frames), a session lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** A sign-in link's token, wherever it stands in a text: behind the `#` of a link, or alone. */
export const tokenIn = (text: string): string | undefined =>
  /(?:^|#)([\w-]{43})$/.exec(text.trim().replace(/[>)\].,]+$/, ''))?.[1];

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

  /** The token of a link that somebody has opened and not used yet. */
  link: string | undefined;
  ended: Ended | undefined;

  constructor(base: string) {
    this.#base = base;
    this.#name = `turnout member ${base}`;
    // as plain text: a page may have taught objects to word themselves
    const [token, expires, idle, seen] = (storage()?.getItem(this.#name) ?? '').split(' ');
    const held = { token: token ?? '', expires: Number(expires), idle: Number(idle), seen: Number(seen) };
    if (held.token && Date.now() < Math.min(held.expires, held.seen + held.idle)) this.#held = held;
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
        const response = await fetch(request);
        if (held && held === this.#held) {
          if (response.status === 401) this.end('over');
          else {
            held.seen = Date.now();
            this.#keep();
          }
        }
        return response;
      },
    });
  }

  /** Takes the token of a link from the page's address, where it has one. A page that is not the portal's own forgets it at once. */
  takeLink(): void {
    const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
    if (!token) return;
    this.open(token);
    // what else runs on a club's page has no business with it; on our own page it is there after a reload
    if (!this.#base.startsWith(`${location.origin}/`)) this.#cleanAddress();
  }

  /** Opens a link: whose it is can be asked then. */
  open(link: string | undefined): void {
    this.link = link;
    if (!link) this.#cleanAddress();
    this.#tell();
  }

  /** Exchanges the link. Throws `ApiError`. */
  async signIn(): Promise<void> {
    const { data } = await this.client.openSession({ body: { token: this.link! } });
    const now = Date.now();
    const expires = now + Date.parse(data.expires_at) - Date.parse(data.now);
    this.#held = { token: data.token, expires, idle: data.idle_ms, seen: now };
    this.#turn++;
    this.ended = undefined;
    this.#keep();
    this.open(undefined);
  }

  /** Signs out here at once; the service is told, and would end the session by itself. */
  async signOut(): Promise<void> {
    const { client } = this;
    this.end('signed_out');
    await client.closeSession().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
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
    } catch {
      // no room: it lasts as long as the page
    }
  }

  #cleanAddress(): void {
    try {
      if (tokenIn(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      // a page without an address of its own has none to clean
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
