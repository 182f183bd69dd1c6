import type { BlockList } from 'node:net';
import type { Backend } from './backend.js';
import type { AppOptions } from './http/app.js';
import type { LoopDelay } from './http/load-shedding.js';
import type { MailTransport } from './mail/index.js';
import type { Log } from './observability/index.js';
import type { Store } from './store/index.js';
import type { HostedService } from './upstream/index.js';

export interface NodeOptions {
  /** The data folder, created if absent; or the address of a PostgreSQL database, `postgres://user@host/database`. */
  data: string;
  /** 0 selects any free port. */
  port: number;
  host?: string;
  /** The origin at which visitors reach this server. Default: `http://localhost:{port}`. */
  origin?: string;
  /** Proxies whose `X-Forwarded-For` is trusted. Default: none. */
  proxies?: BlockList;
  rates?: AppOptions['rates'];
  /** Delivers mails. Without it they wait in the outbox. */
  mailTransport?: MailTransport;
  /** Logged when mails cannot be sent: what an operator can do about it. */
  mailHint?: string;
  /** The sender address of mails. Default: the club's contact address. */
  mailFrom?: string;
  /** The folder of the built scripts. */
  scripts: string;
  /** Returns further pages by path, such as the example page; undefined if the path has none. */
  pages?: (origin: string) => (path: string) => Promise<string | undefined>;
  /** Whether the page at `/` names the clubs of this installation. Default: false. */
  listsClubs?: boolean;
  /** Connects to the service that this server stands before (docs/gate-before-a-service.md). Default: the bundled service. */
  hosted?: (parts: { readonly store: Store; readonly report: (error: unknown) => void }) => Promise<HostedService>;
  /** Receives unexpected errors. */
  report?: (error: unknown) => void;
  /** Receives log entries. */
  log?: Pick<Log, 'level' | 'write'>;
  /** A second address to listen on, for Prometheus. Without it no metrics are collected. */
  metrics?: { host: string; port: number };
  /** The version of this build, for metrics. */
  version?: string;
  /** Milliseconds within which a request must arrive completely (decision 29). Default: 25 000. */
  arrivalTimeoutMs?: number;
  /**
   * Milliseconds that requests under way have to complete. Closing the database must fit into the ten seconds, too. Default: 8
   * 000.
   */
  closeTimeoutMs?: number;
  /** Decides whether requests are refused under overload (docs/rush.md). Default: the measured delay of the event loop. */
  loopDelay?: LoopDelay;
}

/** A running server. */
export interface Running {
  readonly origin: string;
  /** The port it listens on. */
  readonly port: number;
  /** The address of the metrics, `http://127.0.0.1:9464/metrics`; undefined without metrics. */
  readonly metrics: string | undefined;
  /** Handles requests without the network, for callers in the same process. */
  readonly backend: Backend;
  readonly store: Store;
  /** The error code while mails cannot be sent; undefined otherwise. */
  mailTrouble(): string | undefined;
  /** Waits for requests under way, at most `closeTimeoutMs`, then closes the database. */
  close(): Promise<void>;
}
