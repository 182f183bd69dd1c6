import { type ClientOptions } from '../api/index.js';
import { deskClient, type DeskClient } from '../api/desk-client.js';
import type { PortalAccess } from '../model/portal-session.js';
import { newIdempotencyKey } from './registrar.js';
import { clearSession, loadSession, saveSession, type StoredSession } from './session-storage.js';
import { parseSignInLink } from './sign-in-link.js';

/** A code works for ten minutes from its request on. Milliseconds. */
const CODE_LIFETIME = { expiresAt: Infinity, idleTimeoutMs: 600_000 };

export interface OrganiserSessionOptions {
  /** Address of the gate with the workspace: `https://turnout.example.org/public/club`. */
  readonly gate: string;
  /** Called after every change. */
  readonly onChange: () => void;
  /** Replaces the platform's `fetch`, in tests. */
  readonly fetch?: ClientOptions['fetch'];
}

/** The session of an organiser at the desk of one club. The tab keeps its token until it is closed. */
export class OrganiserSession {
  readonly #options: OrganiserSessionOptions;
  readonly #name: string;
  readonly #codeName: string;
  #session: StoredSession | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The token of an opened link that is not used yet. */
  link: string | undefined;
  /** The secret of the last request for a link: only with it, the code in the mail signs in. */
  deviceSecret: string | undefined;
  isLinkExpired = false;
  endReason: 'signed_out' | 'over' | undefined;

  constructor(options: OrganiserSessionOptions) {
    this.#options = options;
    this.#name = `turnout organiser ${options.gate}`;
    this.#codeName = `${this.#name} code`;
    this.#session = loadSession(this.#name);
    this.deviceSecret = loadSession(this.#codeName)?.token;
    this.#watch();
  }

  get isOpen(): boolean {
    return !!this.#session;
  }

  /** A client that sends the session's token. A 401 ends the session. */
  get client(): DeskClient {
    const session = this.#session;
    const { gate, fetch } = this.#options;
    return deskClient({
      base: gate,
      ...(fetch ? { fetch } : {}),
      ...(session ? { key: session.token } : {}),
      onResponse: ({ status }) => {
        if (!session || session !== this.#session) return;
        if (status === 401) return this.end('over');
        session.lastResponseAt = Date.now();
        saveSession(this.#name, session);
        this.#watch();
      },
    });
  }

  /** Takes a sign-in link out of the page's address, so that it is in no history. */
  takeLink(): void {
    const link = parseSignInLink(location.href);
    if (!link) return;
    history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
    this.open(link.token);
  }

  /** Opens a link, or closes the open one (undefined). */
  open(link: string | undefined): void {
    this.link = link;
    this.isLinkExpired = false;
    this.#options.onChange();
  }

  /** The link does not work any more. */
  rejectLink(): void {
    this.link = undefined;
    this.isLinkExpired = true;
    this.#options.onChange();
  }

  /** Requests a mail with a link and a code. Throws `ApiError`. */
  async requestLink(email: string, language: string): Promise<void> {
    const device_secret = newIdempotencyKey();
    await this.client.requestDeskLink({ body: { email, language, device_secret } });
    this.#keepDeviceSecret(device_secret);
    this.endReason = undefined;
    this.isLinkExpired = false;
  }

  /** Exchanges the link. Throws `ApiError`: 404 if it does not work any more. */
  async signIn(): Promise<void> {
    this.#begin((await this.client.openDeskSession({ body: { token: this.link! } })).data);
  }

  /** Signs in with the code of a mail that was requested here. Throws `ApiError`: 422 for a wrong code, 404 once none works. */
  async signInByCode(code: string): Promise<void> {
    const device_secret = this.deviceSecret!;
    this.#begin((await this.client.redeemDeskCode({ body: { code, device_secret } })).data);
  }

  /** Signs out here at once, and at the server. Never rejects: a session that nobody uses ends by itself. */
  async signOut(): Promise<void> {
    const { client } = this;
    this.end('signed_out');
    await client.closeDeskSession().catch(() => undefined);
  }

  /** Ends the session on this page. */
  end(reason: 'signed_out' | 'over'): void {
    if (!this.#session) return;
    this.#session = undefined;
    this.endReason = reason;
    clearSession(this.#name);
    clearTimeout(this.#timer);
    this.#options.onChange();
  }

  /** Compares with storage when the page returns from the back/forward cache: another page may have signed out. */
  resync(): void {
    if (this.#session && loadSession(this.#name)?.token !== this.#session.token) this.end('signed_out');
  }

  /** Returns to the form for another address. */
  startOver(): void {
    this.#keepDeviceSecret(undefined);
    this.#options.onChange();
  }

  #begin({ token, expires_at, now, idle_ms }: PortalAccess): void {
    const at = Date.now();
    const expiresAt = at + Date.parse(expires_at) - Date.parse(now);
    this.#session = { token, expiresAt, idleTimeoutMs: idle_ms, lastResponseAt: at };
    this.endReason = undefined;
    this.link = undefined;
    this.isLinkExpired = false;
    this.#keepDeviceSecret(undefined);
    saveSession(this.#name, this.#session);
    this.#watch();
    this.#options.onChange();
  }

  #keepDeviceSecret(token: string | undefined): void {
    this.deviceSecret = token;
    if (token) saveSession(this.#codeName, { token, ...CODE_LIFETIME, lastResponseAt: Date.now() });
    else clearSession(this.#codeName);
  }

  /** Ends the session on time, so that nobody's data stays on a screen that was left. */
  #watch = (): void => {
    clearTimeout(this.#timer);
    const session = this.#session;
    if (!session) return;
    const left = Math.min(session.expiresAt, session.lastResponseAt + session.idleTimeoutMs) - Date.now();
    if (left <= 0) this.end('over');
    // timers of days do not fit into 32 bits
    else this.#timer = setTimeout(this.#watch, Math.min(left, 3600_000));
  };
}
