export { ApiError, isApiError, type Silence } from './api-error.js';
export { announcedClient } from './announced-client.js';
export { silent } from './ask.js';
export { clientOf, jsonOf, type Client, type ClientOptions } from './client.js';
export { gateClient } from './gate-client.js';
export { isHeld } from './is-held.js';
export { issuesOf } from './issues-of.js';
export { repeating, type RepeatingOptions } from './repeating.js';
export { serviceClient } from './service-client.js';
