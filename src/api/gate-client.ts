import { gate } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { visitorRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for visitors' endpoints, at `/public/{workspace}`. */
export const gateClient = (options: ClientOptions) =>
  createClient({ requestParts: visitorRequest, parseError: parseProblem, bypassServiceWorker: true }, gate, options);
