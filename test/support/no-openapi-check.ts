import type { Backend } from '../../src/backend/backend.js';

/** In a browser: requests and answers are compared with the OpenAPI document in Node only. */
export const withOpenapiCheck = (backend: Backend): Backend => backend;
