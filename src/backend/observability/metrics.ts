import type { MailRefusal, RegistrationOutcome } from '../backend.js';
import { mailRefusalCounter, registrationCounter } from './outcome-metrics.js';
import { registerStateMetrics, type MetricsOptions } from './state-metrics.js';

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

/** Histogram buckets in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics named as Prometheus recommends (https://prometheus.io/docs/practices/naming/). Labels have few values: no path, no
 * name, no club. The metrics library is loaded only here.
 */
export async function metricsOf(options: MetricsOptions): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prometheus;
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
  const registrations = registrationCounter(prometheus, register);
  const refusals = mailRefusalCounter(prometheus, register);
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
  registerStateMetrics(prometheus, register, options);

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
