import { memberClient, type ClientOptions, type MemberClient } from '../api/index.js';
import type { PortalAccess, SignOutScope } from '../model/portal-session.js';
import { isLinkFor, parseSignInLink, pastedToken } from './sign-in-link.js';
import { SignOutRequest } from './sign-out-request.js';
import { clearSession, loadSession, saveSession, type StoredSession } from './session-storage.js';

/** Why a session has ended. */
export type SignOutReason = 'signed_out' | 'over' | 'address_changed';

/** Removes the token from the page's address: other scripts, and visitors who go back, must not find it there. */
function cleanAddress(): void {
  try {
    // the whole address: a path would be resolved against a <base> of the page
    history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
  } catch {
    // the page has no address of its own
  }
}

/** The gates that have received a link's token from the page's address, by token: no other gate may receive it. */
const linkOffers = new Map<string, string>();

/** A code works for ten minutes from its request on. Milliseconds. */
const CODE_LIFETIME = { expiresAt: Infinity, idleTimeoutMs: 600_000 };

/** The kinds of portal element: if one of a page shows the sign-in form, others need not. */
export type PortalElement = 'login' | 'profile';

/**
 * A member's session at one club, shared by all portal elements of the page. The tab keeps its token until it is closed, and
 * a link's token until it is exchanged.
 */
export class MemberSession {
  readonly #base: string;
  readonly #name: string;
  readonly #codeName: string;
  readonly #listeners = new Map<() => void, PortalElement>();
  #session: StoredSession | undefined;
  #generation = 0;
  /** The session is in storage as well: if it is missing there, another page has ended it. */
  #isStored = false;
  /** The reason to state when the service ends the session. */
  #serviceEndReason: SignOutReason = 'over';

  /** The token of an opened link that is not used yet. */
  link: string | undefined;
  /** The secret of the last request for a link: only with it, the code in the mail signs in. */
  deviceSecret: string | undefined;
  /** The last link does not work any more. */
  isLinkExpired = false;
  endReason: SignOutReason | undefined;
  /** The request of the last sign-out; undefined once somebody signs in again. */
  signOutRequest: SignOutRequest | undefined;

  constructor(base: string) {
    this.#base = base;
    this.#name = `turnout member ${base}`;
    this.#session = loadSession(this.#name);
    this.#isStored = !!this.#session;
    this.#codeName = `${this.#name} code`;
    this.deviceSecret = loadSession(this.#codeName)?.token;
  }

  /** Keeps the secret of a request for a link in the tab while its code works; undefined ends it. */
  keepDeviceSecret(token: string | undefined): void {
    this.deviceSecret = token;
    if (token) saveSession(this.#codeName, { token, ...CODE_LIFETIME, lastResponseAt: Date.now() });
    else clearSession(this.#codeName);
  }

  /** Compares with storage when the page returns from the back/forward cache: another page may have signed out, or in. */
  resync(): void {
    const stored = loadSession(this.#name);
    if (!this.#session || !this.#isStored || stored?.token === this.#session.token) return;
    this.#session = undefined;
    this.endReason = 'signed_out';
    this.#notify();
    if (!stored) return;
    this.#session = stored;
    this.#generation++;
    this.#notify();
  }

  get isOpen(): boolean {
    return !!this.#session;
  }

  /** Changes with each session: after a new sign-in, the member may be another. */
  get generation(): number {
    return this.#generation;
  }

  /** Milliseconds until the session ends; `isFinal` if a request does not extend it. */
  get timeLeft(): { readonly ms: number; readonly isFinal: boolean } {
    const { expiresAt, lastResponseAt, idleTimeoutMs } = this.#session ?? {
      expiresAt: 0,
      lastResponseAt: 0,
      idleTimeoutMs: 0,
    };
    const idleEnd = lastResponseAt + idleTimeoutMs;
    return { ms: Math.min(expiresAt, idleEnd) - Date.now(), isFinal: expiresAt <= idleEnd };
  }

  /** Milliseconds since the last answer. */
  get idleMs(): number {
    return Date.now() - (this.#session?.lastResponseAt ?? 0);
  }

  /** Calls a listener after every change, until the returned function is called. */
  subscribe(element: PortalElement, listener: () => void): () => void {
    this.#listeners.set(listener, element);
    this.#notify();
    return () => {
      this.#listeners.delete(listener);
      this.#notify();
    };
  }

  /** Whether the page has an element of this kind. */
  has(element: PortalElement): boolean {
    return [...this.#listeners.values()].includes(element);
  }

  /** A client that sends the session's token. A 401 ends the session. */
  get client(): MemberClient {
    return this.clientOf(memberClient);
  }

  /** The same for other endpoints of members. */
  clientOf<Client>(create: (options: ClientOptions) => Client): Client {
    const session = this.#session;
    return create({
      base: this.#base,
      ...(session ? { key: session.token } : {}),
      onResponse: ({ status }) => {
        if (!session || session !== this.#session) return;
        if (status === 401) return this.end(this.#serviceEndReason);
        session.lastResponseAt = Date.now();
        this.#store();
      },
    });
  }

  /**
   * Takes the sign-in link from the page's address if it is for this club; other clubs never receive it. A link that names no
   * club and is not on a hosted portal page is rejected, as is one that another gate has received.
   *
   * @param isOpen - whether links can be opened here; otherwise the link is only removed from the address
   */
  takeLink(isOpen = true): void {
    const link = parseSignInLink(location.href);
    const isForThisClub = link && isLinkFor(link, this.#base);
    if (!link || (link.club !== undefined && !isForThisClub)) return;
    cleanAddress();
    if (!isOpen) return;
    if (isForThisClub && (linkOffers.get(link.token) ?? this.#base) === this.#base) {
      linkOffers.set(link.token, this.#base);
      this.open(link.token);
    } else this.rejectLink();
  }

  /** The token of a pasted link; undefined for other text, and for the link of another club. */
  pastedToken(text: string): string | undefined {
    return pastedToken(text, this.#base);
  }

  /** Opens a link, or closes the open one (undefined). */
  open(link: string | undefined): void {
    this.link = link;
    this.isLinkExpired = false;
    this.#notify();
  }

  /** Closes a link that does not work, or not here. */
  rejectLink(): void {
    this.open(undefined);
    this.isLinkExpired = true;
    this.#notify();
  }

  /** Exchanges the link. Throws `ApiError`. */
  async signIn(): Promise<void> {
    await this.#begin((await this.client.openSession({ body: { token: this.link! } })).data);
  }

  /** Signs in with the code of a mail that was requested here. Throws `ApiError`: 422 for a wrong code, 404 once none works. */
  async signInByCode(code: string): Promise<void> {
    const device_secret = this.deviceSecret!;
    await this.#begin((await this.client.redeemCode({ body: { code, device_secret } })).data);
  }

  async #begin(data: PortalAccess): Promise<void> {
    // ends the previous session, but not its link, which may be the same
    if (this.#session) await this.#close('session').send();
    const now = Date.now();
    const expiresAt = now + Date.parse(data.expires_at) - Date.parse(data.now);
    this.#session = { token: data.token, expiresAt, idleTimeoutMs: data.idle_ms, lastResponseAt: now };
    this.#generation++;
    this.endReason = this.signOutRequest = undefined;
    this.keepDeviceSecret(undefined);
    this.#store();
    this.open(undefined);
  }

  /** Signs out here at once, and at the service in the given scope. Never rejects; see `signOutRequest`. */
  async signOut(scope: SignOutScope = 'link'): Promise<void> {
    if (!this.#session) return;
    this.signOutRequest = this.#close(scope);
    await this.signOutRequest.send();
  }

  /** Ends the session here, and prepares the request to the service. */
  #close(scope: SignOutScope): SignOutRequest {
    const signOut = new SignOutRequest(scope, this.client, () => this.#notify());
    this.end('signed_out');
    return signOut;
  }

  /** Checks whether the session is still open after an action that may have ended it for this reason. */
  async verify(reason: SignOutReason): Promise<void> {
    this.#serviceEndReason = reason;
    await this.client.readSession().catch(() => undefined);
    this.#serviceEndReason = 'over';
  }

  /** Ends the session on this page. */
  end(reason: SignOutReason): void {
    if (!this.#session) return;
    this.#session = undefined;
    this.endReason = reason;
    clearSession(this.#name);
    this.#notify();
  }

  #store(): void {
    this.#isStored = saveSession(this.#name, this.#session!) || this.#isStored;
  }

  #notify(): void {
    for (const listener of [...this.#listeners.keys()]) listener();
  }
}

const sessions = new Map<string, MemberSession>();

/** The session at a club, by the club's address at the gate (`…/public/club`). */
export function sessionAt(base: string): MemberSession {
  const session = sessions.get(base) ?? new MemberSession(base);
  sessions.set(base, session);
  return session;
}
