import type { MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.js';
import { problemResponse, Refusal, retryAfter } from './middleware/index.js';

/** Interval at which the delay of the event loop is measured. */
const PROBE_MS = 100;

/** Above this delay of the event loop, reads are refused. A page needs several requests, so a visitor waits a multiple of it. */
export const SHED_READS_ABOVE_MS = 1_000;

/** Above this delay, writes are refused too; the page keeps the values and sends them again. */
export const SHED_WRITES_ABOVE_MS = 3_000;

export interface LoopDelay {
  /** The current delay of the event loop, in milliseconds. */
  now(): number;
  stop(): void;
}

/** Measures the delay of a timer. A task that is still running counts too. */
export function measureLoopDelay(): LoopDelay {
  let dueAt = performance.now() + PROBE_MS;
  let lastDelay = 0;
  const probe = setInterval(() => {
    const now = performance.now();
    lastDelay = Math.max(0, now - dueAt);
    dueAt = now + PROBE_MS;
  }, PROBE_MS);
  probe.unref();
  return { now: () => Math.max(lastDelay, performance.now() - dueAt), stop: () => clearInterval(probe) };
}

/** 503 with `Retry-After`, readable by every origin (docs/api-rules.md#errors). */
export const overloadedResponse = (): Response =>
  problemResponse(
    new Refusal(503, 'There is much to do at the moment. Nothing was done.', [], {
      ...retryAfter(),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    }),
  );

export interface LoadSheddingOptions {
  readonly delay: Pick<LoopDelay, 'now'>;
  /** Answers 503 without any look-up. */
  readonly refuse: Backend;
  /** Called for each refused request. */
  readonly onRefusal?: (request: Request) => void;
}

/** Requests to service, gate and hosted pages, except the script of a hosted page. */
const isSheddable = (pathname: string): boolean => /^\/(api|public|portal)\/(?!email\.js$)/.test(pathname);

/** Whether a request reads. A form token is requested by POST, because caches keep responses of GET, and changes nothing. */
const isRead = (method: string, pathname: string): boolean =>
  /^(GET|HEAD)$/.test(method) || (method === 'POST' && /^\/public\/[^/]+\/forms\/[^/]+\/token$/.test(pathname));

/**
 * Refuses requests early when the server is overloaded (docs/rush.md): reads before writes, because a visitor who sends a
 * form has waited longest. Hosted pages follow the same rule: a plain form sends up to four requests to the gate, and one for each
 * further person. Files are not refused: they cost no more than a refusal.
 */
export const loadShedding =
  ({ delay, refuse, onRefusal = () => {} }: LoadSheddingOptions): MiddlewareHandler =>
  async ({ req }, next) => {
    const lateMs = delay.now();
    if (lateMs < SHED_READS_ABOVE_MS || req.method === 'OPTIONS') return next();
    if (!isSheddable(req.path) || (!isRead(req.method, req.path) && lateMs < SHED_WRITES_ABOVE_MS)) return next();
    onRefusal(req.raw);
    return refuse(req.raw);
  };
