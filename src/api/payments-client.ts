import { payments } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { visitorRequest } from './contract-client.js';
import { parseProblem } from './problem-details.js';
import { createClient } from './transport.js';

/** A client for what a family that was just registered has to pay, at `/public/{workspace}`. */
export const paymentsClient = (options: ClientOptions) =>
  createClient(
    { requestParts: visitorRequest, parseError: parseProblem, bypassServiceWorker: true },
    payments,
    options,
  );
