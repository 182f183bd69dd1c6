import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, isApiError } from '../../src/api/index.js';
import { gate, registrations } from '../../src/contract/index.js';
import { headerOf, tokenIn, type ReceivedMail } from '../support/smtp-server.js';

export interface FamilyCounts {
  /** Registrations that were answered with 201. */
  readonly acknowledged: { readonly email: string; readonly form: string }[];
  /** Addresses of persons who have cancelled, or accepted an offer, and were told that it is done. */
  readonly cancelled: Set<string>;
  readonly accepted: Set<string>;
}

/** Answers after which the same request is sent again; 0: none came. */
const RETRIED_STATUSES = new Set([0, 409, 429, 503]);
const MAX_TRIES = 600;
const PRESS_PERIOD_MS = 150;

/** Sends until there is an answer that will not change. */
export async function insist<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || !RETRIED_STATUSES.has(error.status) || tries === MAX_TRIES) throw error;
      await sleep(PRESS_PERIOD_MS * (0.5 + Math.random()));
    }
}

/** Sends as a proxy does for a visitor with this address. */
export const fetchFrom = (address: string) => (request: Request) => {
  request.headers.set('x-forwarded-for', address);
  return fetch(request);
};

/** Every third family keeps its registration; the others cancel. */
const keepsRegistration = (own: number): boolean => own % 3 === 0;

/** Whether a mail tells a family of a registration that it keeps: nothing replaces this mail. */
export const isMailToKeeper = ({ raw, to }: ReceivedMail): boolean =>
  headerOf(raw, 'Subject') === 'Registered: Camp' && keepsRegistration(Number(/\d+/.exec(to[0]!)?.[0]));

/** Families who register at a gate, read their mails, and cancel or accept what is offered. */
export function familiesAt(base: string, mails: readonly ReceivedMail[]) {
  const counts: FamilyCounts = { acknowledged: [], cancelled: new Set(), accepted: new Set() };
  let isOver = false;
  let number = 0;
  let active = 0;
  let fail: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => {});

  async function register(form: string, email: string, address: string): Promise<'registered' | 'full'> {
    const api = clientOf(gate, { base, fetch: fetchFrom(address) });
    const { data } = await insist(() => api.readForm({ slug: form }));
    const { data: token } = await insist(() => api.readFormToken({ slug: form }));
    await sleep(token.min_age_ms);
    const body = { name: { first_name: 'Ada', last_name: email.replace(/@.*/, '') }, email };
    const entry = { list_id: data.list_id, body, idempotency_key: `${form}-${email}`, form_token: token.token };
    try {
      await insist(() => api.createPerson(entry));
    } catch (error) {
      if (isApiError(error) && error.issues.some(({ code }) => code === 'full')) return 'full';
      throw error;
    }
    counts.acknowledged.push({ email, form });
    return 'registered';
  }

  /** The next mail to an address with one of these subjects, with the token of its link; undefined when everything is over. */
  async function nextMail(email: string, subjects: readonly string[]) {
    active--;
    try {
      for (let read = 0; !isOver; await sleep(50))
        for (; read < mails.length; read++) {
          const { raw, to } = mails[read]!;
          const subject = headerOf(raw, 'Subject')!;
          if (to[0] === email && subjects.includes(subject)) return { subject, token: tokenIn(raw)! };
        }
      return undefined;
    } finally {
      active++;
    }
  }

  /** What somebody does with the link of a mail. */
  async function act(token: string, action: 'cancel' | 'accept', address: string): Promise<void> {
    const fetch = fetchFrom(address);
    const { data } = await insist(() =>
      clientOf(registrations, { base, fetch }).openRegistrationSession({ body: { token } }),
    );
    const api = clientOf(registrations, { base, fetch, key: data.token });
    const [one] = (await insist(() => api.readRegistrations())).data.registrations;
    const registration_id = one!.id;
    if (action === 'accept') await insist(() => api.answerOffer({ registration_id, body: { accept: true } }));
    else
      await insist(() => api.cancelRegistration({ registration_id })).catch((error: unknown) => {
        // it was done, its answer got lost, and meanwhile the person is deleted
        if (!isApiError(error) || ![401, 404].includes(error.status)) throw error;
      });
  }

  async function live(own: number): Promise<void> {
    const email = `person-${own}@example.org`;
    const address = `10.${own >> 8}.${own & 255}.1`;
    await sleep(Math.random() * 1_000);
    if ((await register('camp', email, address)) === 'full' && (await register('queue', email, address)) === 'full')
      throw new Error('The waiting list is full');
    let mail = await nextMail(email, ['Registered: Camp', 'A place is free: Camp']);
    if (mail?.subject === 'A place is free: Camp') {
      await act(mail.token, 'accept', address);
      counts.accepted.add(email);
      mail = await nextMail(email, ['Registered: Camp']);
    }
    if (mail && !keepsRegistration(own)) {
      await act(mail.token, 'cancel', address);
      counts.cancelled.add(email);
    }
  }

  return {
    counts,
    /** Rejects when something else happens than lost answers. */
    failure,
    come(families: number): void {
      for (let left = families; left > 0; left--) {
        active++;
        live(number++)
          .catch((error: unknown) => fail(error))
          .finally(() => active--);
      }
    },
    /** Whether everybody has what they want, or waits for a mail. */
    areIdle: (): boolean => active === 0,
    end: () => void (isOver = true),
  };
}
