import { isApiError } from './api-error.js';

/** Whether a service refuses a request with 422 in sentences of its own, or with none: nobody here has words for them. */
export const isForeignRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && error.issues.every(({ code }) => code === 'rejected');
