/** Request in, Response out. Whatever listens is someone else's business. */
export type Backend = (request: Request) => Promise<Response>;

/** What wraps a backend and is one again. */
export type Middleware = (next: Backend) => Backend;

/** Milliseconds since 1970. Tests bring their own. */
export type Clock = () => number;

/** Milliseconds of a clock that only goes forward: the age of what is kept must not depend on a clock that is set back. */
export const monotonicClock: Clock = () => performance.now();

const addresses = new WeakMap<Request, string>();

/** Notes where a request comes from, as a door found out: an address, or what counts as one. Gives the request. */
export function withClientAddress(address: string, request: Request): Request {
  addresses.set(request, address);
  return request;
}

/** Where a request comes from. Inside a page nobody can tell, and so all requests are one visitor's. */
export const clientAddressOf = (request: Request): string => addresses.get(request) ?? '';

/** What the gate has stored about a registration, in the transaction that stores its person. */
export interface RegistrationRecord {
  /** Slug of the form. */
  readonly slug: string;
  /** The same for all who are sent together. */
  readonly family: string;
  /** The language of mails about it; null for the club's first. */
  readonly language: string | null;
  readonly state: 'registered' | 'waiting' | 'applied' | 'unconfirmed';
  /** Cents; null without a price. */
  readonly amount: number | null;
  /** Until when an address has to be confirmed. Milliseconds since 1970. */
  readonly deadline_at: number | null;
  /** The offer that is accepted: the registration and the person of the waiting list. */
  readonly offer?: { readonly registration_id: string; readonly list_id: string; readonly person_id: string };
}

const registrationRecords = new WeakMap<Request, RegistrationRecord>();

/** Notes that a request to the service in this process stores a registration through a form. Returns the request. */
export function withRegistration(record: RegistrationRecord, request: Request): Request {
  registrationRecords.set(request, record);
  return request;
}

/** The registration that a request stores; undefined for requests that come over the network. */
export const registrationOf = (request: Request): RegistrationRecord | undefined => registrationRecords.get(request);

const urls = new WeakMap<Request, URL>();

/** The address that a request asks for, taken apart once, whoever wants to know. Not to be changed. */
export function urlOf(request: Request): URL {
  const cached = urls.get(request);
  if (cached) return cached;
  const url = new URL(request.url);
  urls.set(request, url);
  return url;
}

/** What the gate has to tell those who count: somebody was registered, found no place left, or is held for review. */
export type RegistrationOutcome = 'registered' | 'full' | 'held';

/** Why a mail is not sent and not tried again: the cap of an address or a workspace, or a mail server without SMTPUTF8. */
export type MailRefusal = 'address_cap' | 'workspace_cap' | 'no_smtputf8';

/** Where visitors reach this installation; from configuration, never from a request's Host. */
export interface Addresses {
  readonly base_url: string;
  readonly portal_url: string;
  readonly embed_url: string;
  readonly public_url: string;
}

export const addressesAt = (origin: string): Addresses => ({
  base_url: `${origin}/api`,
  portal_url: `${origin}/portal`,
  embed_url: `${origin}/embed.js`,
  public_url: `${origin}/public`,
});
