import { gate, service } from '../contract/index.js';
import { clientOf, type ClientOptions } from './client.js';

export { ApiError, isApiError, issuesOf, type Silence } from './api-error.js';
export { clientOf, type Client, type ClientOptions } from './client.js';
export { repeating, type RepeatingOptions } from './repeating.js';

/** A client for the specification, at {base_url}. */
export const serviceClient = (options: ClientOptions) => clientOf(service, options);

/** A client for what a visitor may do, at `/public/{workspace}`. */
export const gateClient = (options: ClientOptions) => clientOf(gate, options);
