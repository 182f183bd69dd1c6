import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, isApiError } from '../../src/api/index.js';
import { gate, registrations } from '../../src/contract/index.js';
import { headerOf, tokenIn, type ReceivedMail } from '../support/smtp-server.js';
import { fetchFrom, insist } from './families.js';

/** Addresses by what their owners were answered. */
export interface ConfirmerCounts {
  readonly registered: Set<string>;
  readonly confirmed: Set<string>;
  /** Their link was answered with 404: it was too late. */
  readonly expired: Set<string>;
  full: number;
}

/** The longest that somebody looks at the mail before the button is pressed. Milliseconds. */
const MAX_READING_MS = 4_000;
const MAIL_PERIOD_MS = 50;

/** Visitors who register with a form that wants the address confirmed. One of three never confirms it. */
export function confirmersAt(base: string, mails: readonly ReceivedMail[]) {
  const counts: ConfirmerCounts = { registered: new Set(), confirmed: new Set(), expired: new Set(), full: 0 };
  let isOver = false;
  let number = 0;
  let active = 0;
  let fail: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => {});

  /** False if the event is full. */
  async function register(email: string, address: string): Promise<boolean> {
    const api = clientOf(gate, { base, fetch: fetchFrom(address) });
    const { data } = await insist(() => api.readForm({ slug: 'hike' }));
    const { data: token } = await insist(() => api.readFormToken({ slug: 'hike' }));
    await sleep(token.min_age_ms);
    const body = { name: { first_name: 'Ada', last_name: email.replace(/@.*/, '') }, email };
    const entry = { list_id: data.list_id, body, idempotency_key: `hike-${email}`, form_token: token.token };
    try {
      await insist(() => api.createPerson(entry));
    } catch (error) {
      if (isApiError(error) && error.issues.some(({ code }) => code === 'full')) return false;
      throw error;
    }
    counts.registered.add(email);
    return true;
  }

  /** The token of the mail that asks for the address; undefined when everything is over. */
  async function confirmationToken(email: string): Promise<string | undefined> {
    for (let read = 0; !isOver; await sleep(MAIL_PERIOD_MS))
      for (; read < mails.length; read++) {
        const { raw, to } = mails[read]!;
        if (to[0] === email && headerOf(raw, 'Subject') === 'Please confirm: Hike') return tokenIn(raw);
      }
    return undefined;
  }

  async function confirm(token: string, address: string): Promise<boolean> {
    const api = clientOf(registrations, { base, fetch: fetchFrom(address) });
    try {
      await insist(() => api.confirmRegistration({ body: { token } }));
      return true;
    } catch (error) {
      if (isApiError(error) && error.status === 404) return false;
      throw error;
    }
  }

  async function live(own: number): Promise<void> {
    const email = `person-${own}@example.org`;
    const address = `10.${own >> 8}.${own & 255}.1`;
    await sleep(Math.random() * 1_000);
    active++;
    const hasPlace = await register(email, address).finally(() => active--);
    if (!hasPlace) return void counts.full++;
    const token = own % 3 ? await confirmationToken(email) : undefined;
    if (token === undefined) return;
    active++;
    try {
      await sleep(Math.random() * MAX_READING_MS);
      counts[(await confirm(token, address)) ? 'confirmed' : 'expired'].add(email);
    } finally {
      active--;
    }
  }

  return {
    counts,
    /** Rejects when something else happens than lost answers. */
    failure,
    come(visitors: number): void {
      for (let left = visitors; left > 0; left--) live(number++).catch((error: unknown) => fail(error));
    },
    /** Whether nobody waits for an answer. */
    areIdle: (): boolean => active === 0,
    end: () => void (isOver = true),
  };
}
