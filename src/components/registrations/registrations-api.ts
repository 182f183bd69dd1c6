import type { Form } from '../../forms/index.js';
import type { OfferOutcome, OwnRegistration, OwnRegistrations } from '../../model/own-registration.js';

/** The requests about registrations, in the session of a mailed link or of a member. Each throws `ApiError`. */
export interface RegistrationsApi {
  readonly read: () => Promise<readonly OwnRegistrations[]>;
  /** The price of a registration with these answers, in cents. */
  readonly price: (id: string, body: Record<string, unknown>) => Promise<number | null>;
  /** `amount` is a new price that was shown. */
  readonly update: (registration: OwnRegistration, body: Record<string, unknown>, amount?: number) => Promise<unknown>;
  readonly cancel: (id: string) => Promise<unknown>;
  /** `amount` is the price that was shown; null without one. */
  readonly acceptOffer: (id: string, amount: number | null) => Promise<OfferOutcome>;
  readonly declineOffer: (id: string) => Promise<unknown>;
}

/** The registrations of one form, and the form in the language of the page. */
export interface RegistrationGroup {
  readonly data: OwnRegistrations;
  readonly form: Form;
}
