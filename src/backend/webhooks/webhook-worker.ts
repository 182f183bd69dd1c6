import type { ClaimedDelivery, Store } from '../store/index.js';
import { collectChanges } from './collect-changes.js';
import { sendWebhook, type SendOptions, type WebhookAnswer } from './send-webhook.js';

/** Requests at the same time to one webhook, so that a slow receiver does not hold up others. */
const MAX_REQUESTS_PER_WEBHOOK = 4;

/** Requests at the same time. */
const MAX_REQUESTS = 100;

const SWEEP_INTERVAL_MS = 3600_000;

/** How long `stop` waits for requests under way. */
const MAX_STOP_MS = 3_000;

const GONE = 410;

export interface WebhookLogEntry {
  readonly event: 'webhook disabled' | 'webhook delivery given up';
  readonly webhook: string;
  /** Of the delivery. */
  readonly id: string;
  /** Status or error code of the last try. */
  readonly answer: string;
}

export interface WebhookWorkerOptions {
  readonly store: Pick<Store, 'changes' | 'transaction' | 'webhooks' | 'webhookDeliveries'>;
  readonly report: (error: unknown) => void;
  readonly log?: (entry: WebhookLogEntry) => void;
  readonly clock?: () => number;
  /** Interval between two polls. */
  readonly intervalMs?: number;
  readonly request?: Pick<SendOptions, 'timeoutMs' | 'resolve' | 'ca'>;
}

export const answerText = (answer: WebhookAnswer): string =>
  'status' in answer ? String(answer.status) : answer.fault;

const retryAfterMsOf = (answer: WebhookAnswer): number => ('status' in answer && answer.retryAfterMs) || 0;

export const isSuccess = (answer: WebhookAnswer): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300;

/** Stores deliveries for new changes, and sends those that are due, until it is stopped. Several processes may do so at once. */
export function startWebhookWorker({
  store,
  report,
  log = () => {},
  clock = Date.now,
  intervalMs = 1_000,
  request = {},
}: WebhookWorkerOptions): { stop(timeoutMs?: number): Promise<void> } {
  const { webhooks, webhookDeliveries } = store;
  const underWay = new Map<Promise<void>, string>();
  const abortion = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let sweptAt = -Infinity;

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const { workspace_id, webhook_id: webhook, id } = delivery;
    const target = await webhooks.find(workspace_id, webhook);
    if (!target || target.disabled_at !== null) {
      await webhookDeliveries.giveUp(delivery, clock(), 'disabled');
      return;
    }
    const { signal } = abortion;
    const answer = await sendWebhook(target, delivery, { ...request, now: clock(), signal });
    // the claim ends by itself: the next worker sends it again
    if (signal.aborted) return;
    const text = answerText(answer);
    if (isSuccess(answer)) await webhookDeliveries.delivered(delivery, clock(), text);
    else if (text === String(GONE)) {
      await webhooks.disable(workspace_id, webhook, clock());
      await webhookDeliveries.giveUp(delivery, clock(), text);
      log({ event: 'webhook disabled', webhook, id, answer: text });
    } else if ((await webhookDeliveries.failed(delivery, clock(), text, retryAfterMsOf(answer))) === 'given_up')
      log({ event: 'webhook delivery given up', webhook, id, answer: text });
  }

  const busyWebhooks = (): string[] => {
    const ids = [...underWay.values()];
    return [...new Set(ids)].filter((id) => ids.filter((one) => one === id).length >= MAX_REQUESTS_PER_WEBHOOK);
  };

  async function startDue(): Promise<void> {
    while (!stopped && underWay.size < MAX_REQUESTS) {
      const delivery = await webhookDeliveries.claim(clock(), busyWebhooks());
      if (!delivery) return;
      const work: Promise<void> = deliver(delivery)
        .catch(report)
        .finally(() => {
          underWay.delete(work);
          schedule(0);
        });
      underWay.set(work, delivery.webhook_id);
    }
  }

  const round = async (): Promise<void> => {
    try {
      await collectChanges(store, clock());
      await startDue();
      if (clock() - sweptAt < SWEEP_INTERVAL_MS) return;
      sweptAt = clock();
      await webhookDeliveries.sweep(sweptAt);
    } catch (error) {
      // disk full or database away: the deliveries stay stored
      report(error);
    }
  };
  let currentRound: Promise<void> | undefined;
  let isWoken = false;
  function schedule(delayMs: number): void {
    if (stopped) return;
    if (currentRound) {
      isWoken ||= delayMs === 0;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      currentRound = round().finally(() => {
        currentRound = undefined;
        const isDue = isWoken;
        isWoken = false;
        schedule(isDue ? 0 : intervalMs);
      });
    }, delayMs).unref();
  }
  schedule(intervalMs);

  return {
    async stop(timeoutMs = MAX_STOP_MS) {
      stopped = true;
      clearTimeout(timer);
      const ends = setTimeout(() => abortion.abort(), timeoutMs);
      await currentRound;
      await Promise.all(underWay.keys());
      clearTimeout(ends);
    },
  };
}
