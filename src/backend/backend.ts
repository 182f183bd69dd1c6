/** Request in, Response out. Whatever listens is someone else's business. */
export type Backend = (request: Request) => Promise<Response>;

/** What wraps a backend and is one again. */
export type Layer = (next: Backend) => Backend;

/** Milliseconds since 1970. Tests bring their own. */
export type Clock = () => number;

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
