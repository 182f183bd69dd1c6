import { clientOf, isApiError } from '../../src/api/index.js';
import { headerNames, service } from '../../src/contract/index.js';
import { sleep } from './processes.js';

/** A registration that was answered with 201. */
export interface Acknowledged {
  readonly id: string;
  readonly email: string;
  readonly list_id: string;
}

export interface WriterCounts {
  readonly acknowledged: Acknowledged[];
  /** Registrations that were refused for the event was full. */
  full: number;
  /** Requests that were sent again with the same key. */
  retried: number;
  /** Registrations that were never answered. */
  unanswered: number;
  /** Answers of 500: the server did not know what had happened. */
  faults: number;
}

/** A writer that is not answered for so long gives up. Milliseconds. */
const ANSWER_LIMIT_MS = 60_000;

/** Answers after which the same request is sent again; 0: none came. */
const RETRIED_STATUSES = new Set([0, 409, 429, 500, 502, 503, 504]);

/** Creates persons with one key of a workspace; each request goes to one of the origins that `origins` gives at that moment. */
export function writersFor(key: string, origins: () => readonly string[]) {
  const counts: WriterCounts = { acknowledged: [], full: 0, retried: 0, unanswered: 0, faults: 0 };
  let isEnding = false;

  const post = (email: string, list_id: string, onResponse?: (response: Response) => void) => {
    const all = origins();
    const base = `${all[Math.floor(Math.random() * all.length)]}/api`;
    const body = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email };
    return clientOf(service, { base, key }).createPerson({
      list_id,
      body,
      idempotency_key: email,
      ...(onResponse ? { onResponse } : {}),
    });
  };

  /** One person, sent with the same key until it is answered. */
  async function register(email: string, list_id: string): Promise<void> {
    const until = Date.now() + ANSWER_LIMIT_MS;
    for (;;)
      try {
        const { data } = await post(email, list_id);
        counts.acknowledged.push({ id: data.id, email, list_id });
        return;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.issues.some(({ code }) => code === 'full')) {
          counts.full++;
          return;
        }
        if (!RETRIED_STATUSES.has(error.status)) throw error;
        if (error.status === 500) counts.faults++;
        if (Date.now() > until) {
          counts.unanswered++;
          return;
        }
        counts.retried++;
        // after a fault the next request comes soon: it is to meet the trouble, not to wait until it is over
        await sleep(Math.min(error.retryAfter ?? 50, 200) * (0.5 + Math.random()));
      }
  }

  return {
    counts,
    /** Writes persons one after the other until `end` is called. Their addresses begin with `name`. */
    async write(name: string, list_id: string): Promise<void> {
      for (let count = 0; !isEnding; count++) await register(`${name}-${count}@example.org`, list_id);
    },
    /** Writers finish the person that they are at, and stop. */
    end: () => void (isEnding = true),
    /** Sends one again. True where it is answered from what is stored, about the same person. */
    async isReplayed({ id, email, list_id }: Acknowledged): Promise<boolean> {
      let replayed = false;
      const { data } = await post(
        email,
        list_id,
        (response) => (replayed = response.headers.has(headerNames.replayed)),
      );
      return replayed && data.id === id;
    },
  };
}
