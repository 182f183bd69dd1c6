import type { MailRefusal, RegistrationOutcome } from '../backend.js';

/** One request that was answered, or given up. */
export interface RequestSample {
  readonly method: string;
  /** A template, never a path. */
  readonly route: string;
  /** Undefined where nobody waited for an answer. */
  readonly status: number | undefined;
  readonly seconds: number;
}

export interface Metrics {
  requestStarted(): void;
  requestEnded(sample: RequestSample): void;
  /** Something happened at the gate. */
  registration(outcome: RegistrationOutcome): void;
  /** A mail was not sent, and is not tried again. */
  mailRefused(reason: MailRefusal): void;
  /** A request was refused because there was too much to do. */
  requestRefused(): void;
  /** Something went wrong on our side. */
  fault(): void;
  /** All numbers in the text format 0.0.4 of Prometheus. */
  text(): Promise<string>;
  readonly type: string;
}

export interface MetricsOptions {
  version: string;
  /** True when visitors can be sent here. */
  isReady: () => Promise<boolean>;
  /** Mails that wait to be sent, and those that were given up lately, of all processes of the database. */
  mails: () => Promise<{ waiting: number; given_up: number }>;
  /** False where mails cannot leave at the moment. */
  mailTransportUp: () => boolean;
}

/** Seconds: from a look-up to what somebody waits for. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Who asks how it is going does not want to wait for a database that does not answer. Milliseconds. */
const PROBE_TIMEOUT_MS = 1000;

/** What is said in time, else what stands for it. */
const withTimeout = <Answer>(promise: Promise<Answer>, fallback: Answer): Promise<Answer> =>
  Promise.race([promise, new Promise<Answer>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS, fallback).unref())]);

/**
 * What is counted, by names as Prometheus recommends them (https://prometheus.io/docs/practices/naming/). Labels have few
 * values: no path, no name, no club. The library that counts is loaded here and nowhere else.
 */
export async function metricsOf({ version, isReady, mails, mailTransportUp }: MetricsOptions): Promise<Metrics> {
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
    help: 'Registrations of visitors by outcome: registered, full where there was no place left, or held for review.',
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
  new Gauge({
    name: 'turnout_mails',
    help: 'Mails by state: waiting to be sent, given_up after three days of trying. Absent while the database does not answer.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counts = await withTimeout(
        mails().catch(() => undefined),
        undefined,
      );
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });

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
