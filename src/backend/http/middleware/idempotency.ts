import { headerNames } from '../../../contract/index.js';
import type { Store, Tables } from '../../store/index.js';
import { digest, type Signer } from '../../crypto/index.js';
import { unprocessable, Refusal } from './refusal.js';
import { encryptionWith } from '../../crypto/index.js';

/** The result of a write, before it becomes a Response. */
export interface WriteResult {
  readonly status: number;
  /** Empty for an answer without a body. */
  readonly body: string;
  readonly etag?: string | undefined;
  /** The persons that the answer is about; the stored answer is erased with any of them. */
  readonly person_ids?: readonly string[] | undefined;
}

/** The properties that identify a request and its retries. */
export interface Attempt {
  readonly workspace_id: string;
  /** The key or gate that sends the request; idempotency keys are scoped to it. */
  readonly callerId: string;
  /** A secret of the caller, which encrypts stored answers; empty if it does not outlive the process. */
  readonly secret: string;
  /** The `Idempotency-Key`; null executes the write without storing the answer. */
  readonly key: string | null;
  /** Method, path and body, the body as `canonicalJson` has it. */
  readonly canonicalRequest: string;
  /** The same with the body as sent: earlier versions compared it, and their answers are stored for a day. */
  readonly verbatimRequest?: string;
  /**
   * A refusal that needs no transaction; undefined if the write may succeed. Evaluated before the look-up of the key, so that an
   * answer stored meanwhile is found.
   */
  readonly refusal?: () => Promise<Refusal | undefined>;
  readonly now: number;
}

export interface Outcome extends Omit<WriteResult, 'person_ids'> {
  readonly replayed: boolean;
}

/** Interval at which expired answers are deleted. */
const SWEEP_INTERVAL_MS = 60_000;

/**
 * Executes a write in one transaction, at most once per key (docs/api-rules.md#idempotency): effect and answer are committed
 * together. A key in use answers 409, a key of another request 422; neither reveals the first request or its answer. If
 * the answer was erased with a person, the key stays spent, so that the write is not repeated. Refused writes store nothing, so the
 * key stays free. Stored answers are encrypted with the caller's secret, because they hold persons and sign-in links.
 */
export function idempotentWrites(store: Pick<Store, 'transaction' | 'idempotency'>, signer: Signer) {
  const inFlight = new Set<string>();
  let lastSweep = 0;

  /** Deletes expired answers in small batches; no request waits for it. */
  async function sweep(now: number): Promise<void> {
    if (Math.abs(now - lastSweep) < SWEEP_INTERVAL_MS) return;
    lastSweep = now;
    // a failure is retried at the next interval
    const hasMore = await store.transaction(({ idempotency }) => idempotency.sweep(now)).catch(() => false);
    if (hasMore) lastSweep = 0;
  }

  return async (attempt: Attempt, work: (tables: Tables) => Promise<WriteResult>): Promise<Outcome> => {
    const { workspace_id, callerId, secret, key, canonicalRequest, verbatimRequest, refusal, now } = attempt;
    if (key === null) return { ...(await store.transaction(work)), replayed: false };
    if (!/^[\x21-\x7e]{1,255}$/.test(key))
      throw unprocessable([{ field: headerNames.idempotencyKey, code: 'invalid' }]);

    // computed before the transaction, during which no other write can run
    const [key_hash, fingerprint, encryption] = await Promise.all([
      digest(`${callerId}\n${key}`),
      signer.sign(canonicalRequest),
      encryptionWith(`${secret}\n${callerId}\n${key}`),
    ]);
    const flightKey = `${workspace_id} ${key_hash}`;
    if (inFlight.has(flightKey))
      throw new Refusal(409, 'A request with this key is being worked on.', [], { 'retry-after': '1' });
    inFlight.add(flightKey);
    try {
      const earlyRefusal = await refusal?.();
      if (earlyRefusal && !(await store.idempotency.find(workspace_id, key_hash, now))) throw earlyRefusal;
      return await store.transaction(async (tables) => {
        const storedAnswer = await tables.idempotency.find(workspace_id, key_hash, now);
        if (storedAnswer && !storedAnswer.body)
          throw unprocessable([{ field: headerNames.idempotencyKey, code: 'key_spent' }]);
        const isSame = async () =>
          storedAnswer?.fingerprint === fingerprint ||
          (verbatimRequest !== undefined && storedAnswer?.fingerprint === (await signer.sign(verbatimRequest)));
        if (storedAnswer && !(await isSame()))
          throw unprocessable([{ field: headerNames.idempotencyKey, code: 'key_reused' }]);
        if (storedAnswer) {
          const { body, etag } = JSON.parse(await encryption.decrypt(storedAnswer.body)) as Pick<
            WriteResult,
            'body' | 'etag'
          >;
          return { status: storedAnswer.status, body, etag, replayed: true };
        }
        const { status, body, etag, person_ids = [] } = await work(tables);
        const answer = { workspace_id, key_hash, fingerprint, status, created_at: now };
        await tables.idempotency.insert(
          { ...answer, body: await encryption.encrypt(JSON.stringify({ body, etag })) },
          person_ids,
        );
        return { status, body, etag, replayed: false };
      });
    } finally {
      inFlight.delete(flightKey);
      void sweep(now);
    }
  };
}
