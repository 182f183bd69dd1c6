import type { MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.js';
import { problemResponse, Refusal, retryAfter } from './middleware/index.js';

/** How often the event loop is looked at. */
const PROBE_MS = 100;

/** From this delay of the event loop on, nobody new is let in: reading is refused. A few of these are what a visitor waits. */
export const SHED_READS_ABOVE_MS = 1_000;

/** From this delay on, what visitors have filled in is refused as well; it is still theirs, and sent again. */
export const SHED_WRITES_ABOVE_MS = 3_000;

export interface LoopDelay {
  /** How late the event loop is at this moment, in milliseconds. */
  now(): number;
  stop(): void;
}

/** Measures by how much a timer is late. A turn that is not over yet counts, too. */
export function measureLoopDelay(): LoopDelay {
  let due = performance.now() + PROBE_MS;
  let last = 0;
  const probe = setInterval(() => {
    const now = performance.now();
    last = Math.max(0, now - due);
    due = now + PROBE_MS;
  }, PROBE_MS);
  probe.unref();
  return { now: () => Math.max(last, performance.now() - due), stop: () => clearInterval(probe) };
}

/** 503 with when to come again, which every page may read (design.md section 3, "Error body"). */
export const overloadedResponse = (): Response =>
  problemResponse(
    new Refusal(503, 'There is much to do at the moment. Nothing was done.', [], {
      ...retryAfter(),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After',
    }),
  );

export interface LoadSheddingOptions {
  readonly delay: Pick<LoopDelay, 'now'>;
  /** Answers without any look-up that there is too much to do. */
  readonly refuse: Backend;
  /** Hears of each request that is refused. */
  readonly onRefusal?: (request: Request) => void;
}

/** Service, gate and hosted pages. The script of a page is a file. */
const isSheddable = (pathname: string): boolean => /^\/(api|public|portal)\/(?!email\.js$)/.test(pathname);

/** A form token is given by POST, for caches keep answers of GET, and changes nothing all the same. */
const isRead = (method: string, pathname: string): boolean =>
  /^(GET|HEAD)$/.test(method) || (method === 'POST' && /^\/public\/[^/]+\/forms\/[^/]+\/token$/.test(pathname));

/**
 * Refuses early and cheaply what could not be answered in time (requirements.md 54): reading before writing, for who has filled
 * in a form has waited longest. Hosted pages are refused by the same rule: a plain form asks the gate up to four times, and
 * so costs more than any other request. Files are not refused: they cost no more than a refusal.
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
