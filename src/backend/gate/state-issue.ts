import type { FormState } from '../../model/club-event.js';
import { unprocessable, type Refusal } from '../http/middleware/index.js';

/** 422 with the state of the form. */
export const stateIssue = (state: Exclude<FormState, 'open'>): Refusal =>
  unprocessable([{ field: 'list_id', code: state }]);
