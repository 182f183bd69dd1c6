import type { Issue } from '../model/issue.js';
import { isApiError } from './api-error.js';

/** The issues of a failure, none when it has no field to blame. */
export const issuesOf = (error: unknown): readonly Issue[] => (isApiError(error) ? error.issues : []);
