import type {
  Addresses,
  Backend,
  Clock,
  ConfirmRegistrations,
  EnsureFees,
  RegistrationOutcome,
  WithdrawRelease,
} from '../backend.js';
import type { MailRefusal, MailSender, MailTransport } from '../mail/index.js';
import type { Store } from '../store/index.js';
import type { ServiceClients } from '../upstream/index.js';
import type { Rates } from './middleware/index.js';

export interface AppOptions {
  store: Store;
  /** The public origin of this installation: `https://turnout.example.org`. */
  origin: string;
  clock?: Clock;
  /** Monotonic clock in milliseconds, for ages; default: `clock` if given. */
  elapsed?: Clock;
  /** Resolves after the given number of milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Rate limits that differ from the standard; false for no limits. */
  rates?: Partial<Rates> | false;
  /**
   * Milliseconds for which the gate caches events, columns, forms and the workspace. The service decides by stored data,
   * whatever the gate has cached.
   */
  sharedMs?: number;
  /** Called with internal errors. */
  report?: (error: unknown) => void;
  /** Called for each registration, without personal data. */
  onRegistration?: (outcome: RegistrationOutcome) => void;
  /** Called for each mail that was not sent, with the reason and without the recipient. */
  mailRefused?: (reason: MailRefusal) => void;
  /** Sends the mails; without it, mails wait in the outbox. */
  mailTransport?: MailTransport;
  /** Puts a hosted service in the place of the bundled one, which then only answers for it from its replica, and not over the network. */
  hosted?: {
    clientsOver(local: ServiceClients, addresses: Addresses): ServiceClients;
    readonly confirmRegistrations: ConfirmRegistrations;
    readonly withdrawRelease: WithdrawRelease;
  };
  /** Sender for clubs without an address, or that may not send under it: `portal@turnout.example.org`. */
  mailFrom?: string;
}

/** The whole backend: it answers requests and sends mails. */
export interface App {
  readonly backend: Backend;
  /** Counts a read request that a cache answers. Returns the headers about its limit; undefined above it. */
  readonly admits: (address: string) => Promise<Readonly<Record<string, string>> | undefined>;
  readonly mailSender: MailSender;
  readonly ensureFees: EnsureFees;
  /** Answers 503 without any look-up; a hosted page answers with a page. */
  readonly refuse: Backend;
}
