import { storage } from '../browser/storage.js';

/** The session of this page. Times are in milliseconds of this device's clock. */
export interface StoredSession {
  readonly token: string;
  /** The end of the session, whatever happens in it. */
  readonly expiresAt: number;
  /** The session ends after this time without a request. */
  readonly idleTimeoutMs: number;
  /** The time of the last answer. */
  lastResponseAt: number;
}

/** The session that the tab keeps under a name; undefined if there is none, or if it has ended. */
export function loadSession(name: string): StoredSession | undefined {
  // no JSON: pages may have changed how objects are serialised
  const [token = '', expiresAt, idleTimeoutMs, lastResponseAt] = (storage()?.getItem(name) ?? '').split(' ');
  const session = {
    token,
    expiresAt: Number(expiresAt),
    idleTimeoutMs: Number(idleTimeoutMs),
    lastResponseAt: Number(lastResponseAt),
  };
  return token && Date.now() < Math.min(session.expiresAt, session.lastResponseAt + session.idleTimeoutMs)
    ? session
    : undefined;
}

/** Keeps a session in the tab. Returns false if the tab has no storage, or if it is full: the session lasts as long as the page. */
export function saveSession(name: string, session: StoredSession): boolean {
  const { token, expiresAt, idleTimeoutMs, lastResponseAt } = session;
  try {
    storage()?.setItem(name, [token, expiresAt, idleTimeoutMs, lastResponseAt].join(' '));
    return !!storage();
  } catch {
    return false;
  }
}

export const clearSession = (name: string): void => storage()?.removeItem(name);
