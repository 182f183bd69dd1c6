import { service } from '../contract/index.js';
import { clientOf, type ClientOptions } from './client.js';

/** A client for the specification, at {base_url}. */
export const serviceClient = (options: ClientOptions) => clientOf(service, options);
