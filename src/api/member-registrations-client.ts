import { memberRegistrations } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { authorizedRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for the registrations of a member, at `/public/{workspace}`. `key` is the token of the member's session. */
export const memberRegistrationsClient = (options: ClientOptions) =>
  createClient(
    { requestParts: authorizedRequest, parseError: parseProblem, bypassServiceWorker: true },
    memberRegistrations,
    options,
  );

export type MemberRegistrationsClient = ReturnType<typeof memberRegistrationsClient>;
