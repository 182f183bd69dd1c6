import type { GivenConsent } from '../model/consent.js';
import type { Person } from '../model/person.js';
import type { Workspace } from '../model/workspace.js';
import type { FeeOwner, FeeRow, JournalEntry, PriceByPosition, Registration, Tables } from './store/index.js';

/** Handles a request. Listening is separate. */
export type Backend = (request: Request) => Promise<Response>;

/** Wraps a backend. */
export type Middleware = (next: Backend) => Backend;

/** The current time in milliseconds since 1970. */
export type Clock = () => number;

/** Milliseconds of a monotonic clock, for ages and intervals. */
export const monotonicClock: Clock = () => performance.now();

const addresses = new WeakMap<Request, string>();

/** Stores the client address of a request. Returns the request. */
export function withClientAddress(address: string, request: Request): Request {
  addresses.set(request, address);
  return request;
}

/** The client address of a request; empty inside a page, where all requests belong to one visitor. */
export const clientAddressOf = (request: Request): string => addresses.get(request) ?? '';

/** The gate's data about a registration, stored in the transaction of its person. */
export interface RegistrationRecord {
  /** Slug of the form. */
  readonly slug: string;
  /** The same for all who are sent together. */
  readonly family: string;
  /** The language of mails about it; null for the club's first. */
  readonly language: string | null;
  readonly state: 'registered' | 'waiting' | 'applied' | 'unconfirmed';
  /** The position in the family is known once the person is stored. */
  readonly amount: PriceByPosition;
  /** The deadline for confirming the address. Milliseconds since 1970. */
  readonly deadline_at: number | null;
  /** The consents that are given. */
  readonly consents?: readonly GivenConsent[];
  /** The review from which the club releases it: the position in the family, and when it was sent. The form may be closed by now. */
  readonly review?: { readonly id: string; readonly position: number | null; readonly created_at: number };
  /** For the journal, if an organiser stores it at the desk. */
  readonly journal?: JournalEntry | undefined;
  /** The offer that is accepted: the registration and the person of the waiting list, and the price that was shown, in cents. */
  readonly offer?: {
    readonly registration_id: string;
    readonly list_id: string;
    readonly person_id: string;
    readonly shown?: number | undefined;
    /** The state in which the club gives a place without asking. Absent if the person accepts an offer themselves. */
    readonly promotedFrom?: Registration['state'] | undefined;
  };
  /** The registration that is moved here from another event. */
  readonly move?: RegistrationMove;
}

/** A registration that an organiser moves to another event, as it was read before. */
export interface RegistrationMove {
  readonly registration_id: string;
  readonly list_id: string;
  readonly person_id: string;
  readonly from: Registration['state'];
  /** The title of its event, for the mail. */
  readonly title: string;
  /** The version of its answers: nothing is moved once they have changed. */
  readonly if_match: string;
  /** The price that was shown, in cents; undefined if none was. */
  readonly shown: number | undefined;
  /** The consents that go along, by field. */
  readonly consents: readonly string[];
}

const registrationRecords = new WeakMap<Request, RegistrationRecord>();

/** Notes that a request to the service in this process stores a registration through a form. Returns the request. */
export function withRegistration(record: RegistrationRecord, request: Request): Request {
  registrationRecords.set(request, record);
  return request;
}

/** The registration that a request stores; undefined for requests that come over the network. */
export const registrationOf = (request: Request): RegistrationRecord | undefined => registrationRecords.get(request);

/** A correction of a registration's answers that changes what it costs, stored in the transaction of the answers. Cents. */
export interface PriceChange {
  readonly registration_id: string;
  readonly from: number;
  readonly to: number;
}

/** The mails about a registration go to another address after a correction. */
export interface AddressChange {
  readonly registration_id: string;
  /** Whether nobody of the family has the former address any more: its links open nothing then. */
  readonly endsLinks: boolean;
}

/** The gate's data about a change of a person, stored in its transaction. */
export interface ChangeRecord {
  /** The consents that the change gives. */
  readonly consents?: readonly GivenConsent[];
  readonly price?: PriceChange | undefined;
  readonly address?: AddressChange | undefined;
  /** For the journal, if an organiser changes the person at the desk. */
  readonly journal?: JournalEntry | undefined;
}

const changeRecords = new WeakMap<Request, ChangeRecord>();

/** Adds a record to the change of a person that is sent to the service in this process. Returns the request. */
export function withChangeRecord(record: ChangeRecord, request: Request): Request {
  changeRecords.set(request, record);
  return request;
}

/** The record of a change of a person; empty for requests that come over the network. */
export const changeRecordOf = (request: Request): ChangeRecord => changeRecords.get(request) ?? {};

const feeOwners = new WeakMap<Request, FeeOwner>();

/** Notes that a request to the service in this process creates the fee of a registration. Returns the request. */
export function withFeeOwner(owner: FeeOwner, request: Request): Request {
  feeOwners.set(request, owner);
  return request;
}

/** The registration whose fee a request creates; undefined for requests that come over the network. */
export const feeOwnerOf = (request: Request): FeeOwner | undefined => feeOwners.get(request);

/** A fee of a registration: the properties that a hosted service returns as well. */
export type RegistrationFee = Pick<FeeRow, 'id' | 'amount' | 'reference' | 'description'> &
  Partial<Pick<FeeRow, 'created_at' | 'due_at' | 'paid_at'>>;

/**
 * Creates the fees of registrations that lack one. Returns all fees by the ids of the registrations; registrations that cost
 * nothing, or need not be paid, have none. Repeatable at any time: nobody gets a second fee.
 */
export type EnsureFees = (
  workspace: Workspace,
  registrations: readonly Registration[],
) => Promise<ReadonlyMap<string, readonly RegistrationFee[]>>;

/**
 * Confirms the addresses of registrations together, which take a state; their time must not have passed when the link was used
 * (milliseconds since 1970). False if a hosted service does not have all of their persons yet: then this goes on by itself.
 */
export type ConfirmRegistrations = (
  registrations: readonly Registration[],
  state: RegistrationRecord['state'],
  usedAt: number,
) => Promise<boolean>;

/**
 * Takes back a release from review whose outcome at a hosted service is not known, in a transaction. Returns the id of the person if
 * the release is complete.
 */
export type WithdrawRelease = (
  tables: Tables,
  release: { readonly workspace_id: string; readonly list_id: string; readonly idempotency_key: string },
  now: number,
) => Promise<string | undefined>;

/** A person of a list with their registration. */
export interface ListedPerson {
  readonly person: Readonly<Record<string, unknown>>;
  readonly registration: Registration | undefined;
}

/** What an offered place costs by the prices of today, with the answers of its person. Cents; null without a price. */
export type OfferPrice = (workspace: Workspace, registration: Registration, person: Person) => Promise<number | null>;

const urls = new WeakMap<Request, URL>();

/** The parsed URL of a request, cached. Must not be modified. */
export function urlOf(request: Request): URL {
  const cached = urls.get(request);
  if (cached) return cached;
  const url = new URL(request.url);
  urls.set(request, url);
  return url;
}

/** The outcome of a registration, for metrics. `held`, the name in the metrics, means stored for review. */
export type RegistrationOutcome = 'registered' | 'full' | 'held';

/** The reason for dropping a mail: the cap of an address or a workspace, or a mail server without SMTPUTF8 (RFC 6531). */
export type MailRefusal = 'address_cap' | 'workspace_cap' | 'no_smtputf8';

/** The public addresses of this installation, from its configuration, never from a request's `Host`. */
export interface Addresses {
  readonly base_url: string;
  readonly portal_url: string;
  readonly embed_url: string;
  readonly public_url: string;
}

/** The addresses of an installation at an origin. */
export const addressesAt = (origin: string): Addresses => ({
  base_url: `${origin}/api`,
  portal_url: `${origin}/portal`,
  embed_url: `${origin}/embed.js`,
  public_url: `${origin}/public`,
});
