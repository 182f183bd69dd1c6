import { healthOf } from './http/health.js';
import { mailHealthOf, type MailTransport } from './mail/index.js';
import type { NodeOptions } from './node-options.js';
import { metricsOf, type Metrics } from './observability/index.js';
import { monitorDataFile } from './store/engines/data-file-monitor.js';
import { DataFileError } from './store/engines/data-file.js';
import type { Engine } from './store/engines/engine.js';
import type { Store } from './store/index.js';
import type { HostedService } from './upstream/index.js';

/** How long the start waits for the check of the mail transport. */
const MAIL_CHECK_MS = 1_000;

export interface MonitoringOptions {
  readonly options: NodeOptions;
  readonly engine: Engine;
  readonly store: Store;
  /** True once the process has been told to end. */
  readonly isEnding: () => boolean;
}

/** The health, metrics and faults of a process. */
export interface Monitoring {
  /** Answers `/healthz` and `/readyz`. */
  readonly health: (path: string) => Promise<Response | undefined>;
  readonly metrics: Metrics | undefined;
  /** The mail transport, observed; undefined without one. */
  readonly mailTransport: MailTransport | undefined;
  /** The error code while mails cannot be sent; undefined otherwise. */
  readonly mailTrouble: () => string | undefined;
  /** Checks whether mails can be sent. A slow mail server must not delay the start: resolves after a second at the latest. */
  readonly checkMail: () => Promise<unknown>;
  /** Receives unexpected errors. A missing data file is one log line per incident, not one per failed write. */
  readonly report: (error: unknown) => void;
  /** Observes the service before which this process is a gate. */
  readonly observeService: (service: HostedService | undefined) => void;
  readonly stop: () => void;
}

/** The mail transport, whose troubles are logged; undefined without one. */
const monitoredMail = ({ mailTransport, mailHint, log }: NodeOptions) =>
  mailTransport &&
  mailHealthOf(mailTransport, {
    onChange(code) {
      if (code === undefined) log?.write('info', { event: 'mails can be sent again' });
      else log?.write('warn', { event: 'mails cannot be sent', code, hint: mailHint });
    },
  });

/** Starts to observe the data file and the mail transport. */
export async function monitorNode({ options, engine, store, isEnding }: MonitoringOptions): Promise<Monitoring> {
  let hosted: HostedService | undefined;
  const fileFault = () => engine.fileFault?.();
  const mailHealth = monitoredMail(options);
  const mailTrouble = () => mailHealth?.trouble();
  const remarks = () => [
    ...[mailTrouble()].flatMap((code) => (code ? `mails cannot be sent (${code})` : [])),
    ...(hosted?.isAvailable() === false ? ['the service before this gate does not answer'] : []),
  ];
  const isIncomplete = async () => (await hosted?.isComplete()) === false;
  const health = healthOf({ store, isEnding, fileFault, remarks, isIncomplete });
  const metrics =
    options.metrics &&
    (await metricsOf({
      version: options.version ?? 'unknown',
      isReady: async () => (await health('/readyz'))?.status === 200,
      mails: store.outbox.count,
      webhookDeliveries: store.webhookDeliveries.countDeliveries,
      mailTransportUp: () => mailTrouble() === undefined,
    }));
  const logFault = (error: unknown) => {
    metrics?.fault();
    options.report?.(error);
  };
  const fileMonitor = monitorDataFile({
    fileFault,
    onFault: logFault,
    onRecovery: () => options.log?.write('info', { event: 'the data file is in its place again' }),
  });
  return {
    health,
    metrics,
    mailTransport: mailHealth?.transport,
    mailTrouble,
    checkMail: () =>
      Promise.race([mailHealth?.check(), new Promise((resolve) => setTimeout(resolve, MAIL_CHECK_MS).unref())]),
    report: (error) => (error instanceof DataFileError ? fileMonitor.checkNow() : logFault(error)),
    observeService(service) {
      hosted = service;
    },
    stop: fileMonitor.stop,
  };
}
