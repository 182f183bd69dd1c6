import { gate, service } from '../contract/index.js';
import { clientOf, type ClientOptions } from './client.js';

export { ApiError, isApiError, issuesOf, type Silence } from './api-error.js';
export { clientOf, jsonOf, silent, type Client, type ClientOptions } from './client.js';
export { repeating, type RepeatingOptions } from './repeating.js';

/** True of the answer to a registration that somebody has to look at before it counts. */
export const isHeld = ({ id }: { id: string }): boolean => id.startsWith('rev_');

/** A client for the specification, at {base_url}. */
export const serviceClient = (options: ClientOptions) => clientOf(service, options);

/** A client for what a visitor may do, at `/public/{workspace}`. */
export const gateClient = (options: ClientOptions) => clientOf(gate, options);
