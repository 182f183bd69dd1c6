import { registrations } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { authorizedRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for one's own registrations, at `/public/{workspace}`. `key` is the token of a session, once there is one. */
export const registrationsClient = (options: ClientOptions) =>
  createClient(
    { requestParts: authorizedRequest, parseError: parseProblem, bypassServiceWorker: true },
    registrations,
    options,
  );

export type RegistrationsClient = ReturnType<typeof registrationsClient>;
