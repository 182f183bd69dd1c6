import { createFees, lifecycleTasks, ownTasks, startLifecycleWorker } from './lifecycle/index.js';
import { startOutboxWorker, type MailSender, type MailTransport } from './mail/index.js';
import type { EnsureFees } from './backend.js';
import type { NodeOptions } from './node-options.js';
import type { Store } from './store/index.js';
import type { HostedService } from './upstream/index.js';
import { startWebhookWorker } from './webhooks/index.js';

export interface WorkerOptions {
  readonly store: Store;
  /** Without one, mails wait for another process that has one. */
  readonly mailTransport: MailTransport | undefined;
  readonly mailSender: MailSender;
  readonly ensureFees: EnsureFees;
  /** The service before which this process is a gate. */
  readonly hosted: HostedService | undefined;
  readonly report: (error: unknown) => void;
  readonly log: NodeOptions['log'];
}

/** Starts the work between requests: mails, deadlines and webhooks. */
export function startWorkers({ store, mailTransport, mailSender, ensureFees, hosted, report, log }: WorkerOptions) {
  const write = (level: 'info' | 'warn') => (entry: object) => void (log?.level !== 'off' && log?.write(level, entry));
  const workers = [
    mailTransport && startOutboxWorker(mailSender, { report }),
    startLifecycleWorker({
      store,
      tasks: [...(hosted ? [...ownTasks, ...hosted.tasks] : lifecycleTasks), createFees(ensureFees)],
      report,
      log: write('info'),
    }),
    startWebhookWorker({ store, report, log: write('warn') }),
  ];
  return {
    /** Stops all in parallel: one after the other could exceed the time limit of the process manager. */
    stop: () => Promise.all(workers.map((worker) => worker?.stop())),
  };
}
