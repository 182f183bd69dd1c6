import type { FormState } from '../../model/club-event.js';
import { needsAnotherLook, type Refusal } from '../http/middleware/index.js';

/** 422 with where the form stands. */
export const stateIssue = (state: Exclude<FormState, 'open'>): Refusal =>
  needsAnotherLook([{ field: 'list_id', code: state }]);
