/** Request in, Response out. Whatever listens is someone else's business. */
export type Backend = (request: Request) => Promise<Response>;

/** What wraps a backend and is one again. */
export type Layer = (next: Backend) => Backend;

/** Milliseconds since 1970. Tests bring their own. */
export type Clock = () => number;

/**
 * Where a request comes from, as a door found out: an address, or what counts as one. A door sets it on every request,
 * whatever came with that name. Inside a page there is none, and so all requests are one visitor's.
 */
export const addressHeader = 'x-turnout-address';

export const addressOf = (request: Request): string => request.headers.get(addressHeader) ?? '';

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
