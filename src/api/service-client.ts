import { service } from '../contract/index.js';
import { clientOf, type ClientOptions } from './contract-client.js';

/** A client for the specification's endpoints, at {base_url}. */
export const serviceClient = (options: ClientOptions) => clientOf(service, options);
