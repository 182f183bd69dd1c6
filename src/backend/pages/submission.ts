import type { FormCredentials } from './form-credentials.js';

/** A submitted form. */
export interface Submission {
  readonly answers: URLSearchParams;
  readonly credentials: FormCredentials;
}
