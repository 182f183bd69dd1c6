import { publicReads } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { createClient } from './transport.js';

/** A client for what every visitor may read, at `/public/{workspace}`: events and forms. It sends nothing. */
export const publicClient = (options: ClientOptions) =>
  createClient(
    { bypassServiceWorker: true, parseError: ({ detail }) => ({ message: detail, issues: [] }) },
    publicReads,
    options,
  );
