import type { Data } from '../model/envelope.js';
import type {
  CorrectionPrice,
  OfferOutcome,
  OwnRegistration,
  OwnRegistrations,
  RegistrationAccess,
  RegistrationConfirmation,
  RegistrationLinkInfo,
} from '../model/own-registration.js';
import { accept, create, post, read, remove, update } from './endpoint.js';
import type { LinkToken } from './portal.js';

/** The answer to an offered place of an event. */
export interface OfferAnswer {
  accept: boolean;
}

/** Whose mail to confirm an address is sent again: the `id` that answered the registration. */
export interface ConfirmationMailRequest {
  person_id: string;
}

/**
 * One's own registrations, relative to `/public/{workspace}`. `resendConfirmation` is anybody's. `readRegistrationLink`,
 * `confirmRegistration` and `openRegistrationSession` take the token from the link of a mail. All others require the token of
 * a session, `Authorization: Bearer rgs_…`, and answer 401 without one. A GET of a mailed link changes nothing: the token stands behind the `#`, and only a POST exchanges it.
 */
export const registrations = {
  readRegistrationLink: post<LinkToken, Data<RegistrationLinkInfo>>()('/registrations/links'),
  confirmRegistration: post<LinkToken, Data<RegistrationConfirmation>>()('/registrations/confirmations'),
  resendConfirmation: accept<ConfirmationMailRequest, Data<Record<never, never>>>()(
    '/registrations/confirmation-mails',
  ),
  openRegistrationSession: create<LinkToken, Data<RegistrationAccess>>()('/registrations/sessions'),
  closeRegistrationSession: remove()('/registrations/sessions/current'),
  readRegistrations: read<Data<OwnRegistrations>>()('/registrations/current'),
  /** `amount` is the price that was shown, in cents; 409 if the correction changes the price to another one. */
  updateRegistration: update<Record<string, unknown>, Data<OwnRegistration>>()(
    '/registrations/current/{registration_id}',
    { query: ['amount'] },
  ),
  readCorrectionPrice: post<Record<string, unknown>, Data<CorrectionPrice>>()(
    '/registrations/current/{registration_id}/price',
    { safe: true },
  ),
  cancelRegistration: remove()('/registrations/current/{registration_id}'),
  /** `amount` is the price that was shown, in cents, 0 without one; 409 if the place costs something else by now. */
  answerOffer: post<OfferAnswer, Data<OfferOutcome>>()('/registrations/current/{registration_id}/offer', {
    query: ['amount'],
  }),
} as const;

/**
 * The registrations that a member may see, relative to `/public/{workspace}`: those whose mails go to the address that the sign-in
 * link was mailed to. All want the token of a member's session, `Authorization: Bearer mem_…`, and are 401 without one.
 */
export const memberRegistrations = {
  readMemberRegistrations: read<Data<OwnRegistrations[]>>()('/portal/registrations'),
  updateMemberRegistration: update<Record<string, unknown>, Data<OwnRegistration>>()(
    '/portal/registrations/{registration_id}',
    { query: ['amount'] },
  ),
  readMemberCorrectionPrice: post<Record<string, unknown>, Data<CorrectionPrice>>()(
    '/portal/registrations/{registration_id}/price',
    { safe: true },
  ),
  cancelMemberRegistration: remove()('/portal/registrations/{registration_id}'),
  answerMemberOffer: post<OfferAnswer, Data<OfferOutcome>>()('/portal/registrations/{registration_id}/offer', {
    query: ['amount'],
  }),
} as const;

export type MemberRegistrationsContract = typeof memberRegistrations;
export type RegistrationsContract = typeof registrations;
