import { portal } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { authorizedRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for the member portal, at `/public/{workspace}`. `key` is a session's token, once somebody is signed in. */
export const memberClient = (options: ClientOptions) =>
  createClient(
    {
      requestParts: (args, members) => ({
        ...authorizedRequest(args, members),
        // a session is ended even if the page closes; browsers limit the bodies of such requests
        keepalive: args['body'] === undefined,
      }),
      parseError: parseProblem,
      bypassServiceWorker: true,
    },
    portal,
    options,
  );

export type MemberClient = ReturnType<typeof memberClient>;
