import type { ClubEvent, FormState } from '../../model/club-event.js';
import type { StoredForm } from '../store/index.js';

/** A form visible to visitors, with the current event of the service. */
export interface VisibleForm {
  readonly form: StoredForm;
  /** Null for the member list. */
  readonly event: ClubEvent | null;
  readonly state: FormState;
}
