import { service } from '../contract/index.js';
import type { ClientOptions } from './client-types.js';
import { clientOf } from './contract-client.js';

/** A client for the specification's endpoints, at {base_url}. */
export const serviceClient = (options: ClientOptions) => clientOf(service, options);
