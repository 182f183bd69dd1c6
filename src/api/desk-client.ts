import { desk } from '../contract/desk.js';
import type { ClientOptions } from './client-types.js';
import { authorizedRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for the desk, at `/public/{workspace}`. `key` is the token of an organiser's session, once there is one. */
export const deskClient = (options: ClientOptions) =>
  createClient({ requestParts: authorizedRequest, parseError: parseProblem, bypassServiceWorker: true }, desk, options);

export type DeskClient = ReturnType<typeof deskClient>;
