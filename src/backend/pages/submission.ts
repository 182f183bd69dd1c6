import type { FormCredentials } from './form-credentials.js';
import type { FormPerson } from './submitted-persons.js';

/** A submitted form. */
export interface Submission {
  readonly answers: URLSearchParams;
  readonly credentials: FormCredentials;
  readonly persons: readonly FormPerson[];
}
