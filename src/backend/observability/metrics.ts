import type { MailRefusal, RegistrationOutcome } from '../backend.js';

/** One completed or aborted request. */
export interface RequestSample {
  readonly method: string;
  /** A template, never a path. */
  readonly route: string;
  /** Undefined if the client disconnected first. */
  readonly status: number | undefined;
  readonly seconds: number;
}

export interface Metrics {
  requestStarted(): void;
  requestEnded(sample: RequestSample): void;
  /** Counts the outcome of a registration. */
  registration(outcome: RegistrationOutcome): void;
  /** Counts a mail that was dropped. */
  mailRefused(reason: MailRefusal): void;
  /** Counts a request refused under overload. */
  requestRefused(): void;
  /** Counts an unexpected error. */
  fault(): void;
  /** All metrics in the Prometheus text format 0.0.4. */
  text(): Promise<string>;
  readonly type: string;
}

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

/** Histogram buckets in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Time limit for a metric that queries the database. */
const PROBE_TIMEOUT_MS = 1000;

/** The result of a promise, or the fallback after the time limit. */
const withTimeout = <Answer>(promise: Promise<Answer>, fallback: Answer): Promise<Answer> =>
  Promise.race([promise, new Promise<Answer>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS, fallback).unref())]);

/**
 * Metrics named as Prometheus recommends (https://prometheus.io/docs/practices/naming/). Labels have few values: no path, no
 * name, no club. The metrics library is loaded only here.
 */
export async function metricsOf({
  version,
  isReady,
  mails,
  webhookDeliveries,
  mailTransportUp,
}: MetricsOptions): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  let inFlight = 0;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; status is none where nobody waited for one.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests under way.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  const registrations = new Counter({
    name: 'turnout_registrations_total',
    help: 'Registrations of visitors by outcome: registered, full where there was no place left, or held (stored for review).',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['registered', 'full', 'held'] satisfies RegistrationOutcome[])
    registrations.inc({ outcome }, 0);
  const refusals = new Counter({
    name: 'turnout_mails_refused_total',
    help: 'Mails that were not sent and are not tried again: address_cap and workspace_cap at the most of a day, no_smtputf8 where the mail server cannot take the address.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['address_cap', 'workspace_cap', 'no_smtputf8'] satisfies MailRefusal[])
    refusals.inc({ reason }, 0);
  const requestsRefused = new Counter({
    name: 'turnout_requests_refused_total',
    help: 'Requests answered 503 early, with when to come again, because there was too much to do.',
    registers,
  });
  const faults = new Counter({
    name: 'turnout_faults_total',
    help: 'Faults of our own; each has a line in the log.',
    registers,
  });
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
  stateGauge('turnout_mails', 'Mails by state: waiting to be sent, given_up after three days of trying.', mails);
  stateGauge(
    'turnout_webhook_deliveries',
    'Deliveries of webhooks by state: waiting to be sent or retried, given_up within 30 days.',
    webhookDeliveries,
  );

  return {
    requestStarted: () => void inFlight++,
    requestEnded({ method, route, status = 'none', seconds }) {
      inFlight--;
      durations.observe({ method, route, status }, seconds);
    },
    registration: (outcome) => registrations.inc({ outcome }),
    mailRefused: (reason) => refusals.inc({ reason }),
    requestRefused: () => requestsRefused.inc(),
    fault: () => faults.inc(),
    text: () => register.metrics(),
    type: register.contentType,
  };
}
