import type { Issue } from '../model/issue.js';
import { isApiError } from './api-error.js';

/** The issues of an error; none if it blames no field. */
export const issuesOf = (error: unknown): readonly Issue[] => (isApiError(error) ? error.issues : []);
