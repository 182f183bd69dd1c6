import type { Registry } from 'prom-client';

export interface MetricsOptions {
  version: string;
  /** Whether this process can serve visitors. */
  isReady: () => Promise<boolean>;
  /** The numbers of waiting mails and of mails given up recently, for all processes of the database. */
  mails: () => Promise<{ waiting: number; given_up: number }>;
  /** The same for deliveries of webhooks. */
  webhookDeliveries: () => Promise<{ waiting: number; given_up: number }>;
  /** Whether mails can be sent. */
  mailTransportUp: () => boolean;
}

/** Time limit for a metric that queries the database. */
const PROBE_TIMEOUT_MS = 1000;

/** The result of a promise, or the fallback after the time limit. */
const withTimeout = <Answer>(promise: Promise<Answer>, fallback: Answer): Promise<Answer> =>
  Promise.race([promise, new Promise<Answer>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS, fallback).unref())]);

/** Gauges of the state at the time of a scrape: version, readiness, mails and webhooks. */
export function registerStateMetrics(
  { Gauge }: Pick<typeof import('prom-client'), 'Gauge'>,
  register: Registry,
  { version, isReady, mails, webhookDeliveries, mailTransportUp }: MetricsOptions,
): void {
  const registers = [register];
  new Gauge({ name: 'turnout_build_info', help: 'Which version this is.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  new Gauge({
    name: 'turnout_ready',
    help: '1 when visitors can be sent here: the database answers and the process is not about to end.',
    registers,
    async collect() {
      this.set(Number(await withTimeout(isReady(), false)));
    },
  });
  new Gauge({
    name: 'turnout_mail_transport_up',
    help: '1 when mails can leave, as far as was tried last: the outbox folder can be written, or the mail server answers.',
    registers,
    collect() {
      this.set(Number(mailTransportUp()));
    },
  });
  /** A gauge of rows in the database by state; absent while it does not answer. */
  const stateGauge = (name: string, help: string, count: () => Promise<Readonly<Record<string, number>>>) =>
    new Gauge({
      ...{ name, help: `${help} Absent while the database does not answer.`, labelNames: ['state'], registers },
      async collect() {
        this.reset();
        const counts = await withTimeout(
          count().catch(() => undefined),
          undefined,
        );
        for (const [state, value] of Object.entries(counts ?? {})) this.set({ state }, value);
      },
    });
  stateGauge(
    'turnout_mails',
    'Mails by state: waiting to be sent, given_up after three days of trying, or a refused message of the desk, within 30 days.',
    mails,
  );
  stateGauge(
    'turnout_webhook_deliveries',
    'Deliveries of webhooks by state: waiting to be sent or retried, given_up within 30 days.',
    webhookDeliveries,
  );
}
