import type { PublicEvent } from '../../model/club-event.js';
import type { Membership } from '../../model/portal-session.js';
import type { RegistrationsController } from './registrations-controller.js';

/** The registrations of a member, as their view sees them. */
export interface MemberPage extends RegistrationsController {
  readonly persons: Membership['persons'];
  readonly events: readonly PublicEvent[];
  /** The events whose forms are open, by slug. */
  readonly forms: ReadonlyMap<string, unknown>;
  readonly isLoaded: boolean;
  readonly load: () => Promise<void>;
  readonly register: (event: PublicEvent, person: Membership['persons'][number]) => Promise<void>;
  readonly closeForm: (eventSlug: string) => void;
}
