import { headerNames } from '../../../contract/index.js';
import type { Store, Tables } from '../../store/index.js';
import { digest, type Seal } from '../../crypto/index.js';
import { unprocessable, Refusal } from './refusal.js';
import { encryptWith } from '../../crypto/index.js';

/** What a write answers, before it becomes a Response. */
export interface Written {
  readonly status: number;
  /** Empty for an answer without a body. */
  readonly body: string;
  readonly etag?: string | undefined;
  /** Whom the answer is about: with any of them goes the stored answer. */
  readonly person_ids?: readonly string[] | undefined;
}

/** What makes a request the same request. */
export interface Attempt {
  readonly workspace_id: string;
  /** Who asks: one asker's keys mean nothing from another. */
  readonly asker: string;
  /** What only the asker knows; empty where it does not outlive the process. */
  readonly secret: string;
  /** The `Idempotency-Key`; without one the write is simply done. */
  readonly key: string | null;
  /** Method, path and body, the body as `canonicalJson` has it. */
  readonly said: string;
  /** The same with the body as it came: earlier versions compared that, and their answers are kept for a day. */
  readonly saidVerbatim?: string;
  /**
   * Why nothing can come of a new key, found out without a transaction; undefined where something may. Asked before it is
   * looked whether the key is known, so that an answer stored meanwhile is found.
   */
  readonly refusal?: () => Promise<Refusal | undefined>;
  readonly now: number;
}

export interface Outcome extends Omit<Written, 'person_ids'> {
  readonly replayed: boolean;
}

/** How often old answers are looked for. Milliseconds. */
const SWEEP_INTERVAL_MS = 60_000;

/**
 * Carries a write out in one transaction, at most once per key (design.md section 3, "Idempotency"): effect and stored
 * answer are committed together. A key in flight is 409, a key used for something else 422; neither tells what the
 * first request said or got. Where the answer is gone with somebody who was deleted, the key stays spent: what was done is
 * not done again. Writes that are refused store nothing, so the key stays free. Stored answers are sealed with
 * what the asker alone knows: they hold persons, and sign-in links that are stored nowhere else.
 */
export function idempotentWrites(store: Pick<Store, 'transaction' | 'idempotency'>, seal: Seal) {
  const inFlight = new Set<string>();
  let swept = 0;

  /** Lets go of answers that are too old, now and then and in small pieces: no request waits for it. */
  async function sweep(now: number): Promise<void> {
    if (Math.abs(now - swept) < SWEEP_INTERVAL_MS) return;
    swept = now;
    // where it cannot be done now, it is done a minute later
    const more = await store.transaction(({ idempotency }) => idempotency.sweep(now)).catch(() => false);
    if (more) swept = 0;
  }

  return async (attempt: Attempt, work: (tables: Tables) => Promise<Written>): Promise<Outcome> => {
    const { workspace_id, asker, secret, key, said, saidVerbatim, refusal, now } = attempt;
    if (key === null) return { ...(await store.transaction(work)), replayed: false };
    if (!/^[\x21-\x7e]{1,255}$/.test(key))
      throw unprocessable([{ field: headerNames.idempotencyKey, code: 'invalid' }]);

    // all that can be made ready before the transaction: while it runs, nobody else writes
    const [key_hash, fingerprint, sealing] = await Promise.all([
      digest(`${asker}\n${key}`),
      seal.sign(said),
      encryptWith(`${secret}\n${asker}\n${key}`),
    ]);
    const flight = `${workspace_id} ${key_hash}`;
    if (inFlight.has(flight))
      throw new Refusal(409, 'A request with this key is being worked on.', [], { 'retry-after': '1' });
    inFlight.add(flight);
    try {
      const refused = await refusal?.();
      if (refused && !(await store.idempotency.find(workspace_id, key_hash, now))) throw refused;
      return await store.transaction(async (tables) => {
        const first = await tables.idempotency.find(workspace_id, key_hash, now);
        if (first && !first.body) throw unprocessable([{ field: headerNames.idempotencyKey, code: 'key_spent' }]);
        const isSame = async () =>
          first?.fingerprint === fingerprint ||
          (saidVerbatim !== undefined && first?.fingerprint === (await seal.sign(saidVerbatim)));
        if (first && !(await isSame()))
          throw unprocessable([{ field: headerNames.idempotencyKey, code: 'key_reused' }]);
        if (first) {
          const { body, etag } = JSON.parse(await sealing.open(first.body)) as Pick<Written, 'body' | 'etag'>;
          return { status: first.status, body, etag, replayed: true };
        }
        const { status, body, etag, person_ids = [] } = await work(tables);
        const answer = { workspace_id, key_hash, fingerprint, status, created_at: now };
        await tables.idempotency.insert(
          { ...answer, body: await sealing.close(JSON.stringify({ body, etag })) },
          person_ids,
        );
        return { status, body, etag, replayed: false };
      });
    } finally {
      inFlight.delete(flight);
      void sweep(now);
    }
  };
}
