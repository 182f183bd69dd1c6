import type { Data } from '../model/envelope.js';
import type { MemberFee } from '../model/fee.js';
import type { Person, PersonInput } from '../model/person.js';
import type { Membership, Portal, PortalAccess, PortalLink } from '../model/portal-session.js';
import { accept, create, post, read, remove, update } from './endpoint.js';

/** A request for a sign-in link. `language` is the language of the mail, if the club supports it. */
export interface LinkRequest {
  email: string;
  language?: string | undefined;
  /**
   * A random secret of 32 to 64 letters of base64url that the device keeps. With it, the mail has a code of six digits, which signs
   * in on this device only.
   */
  device_secret?: string | undefined;
}

/** A code from a mail, and the secret of the device that requested it. */
export interface CodeAttempt {
  code: string;
  device_secret: string;
}

/** The token of a mailed link. */
export interface LinkToken {
  token: string;
}

/**
 * The member portal, relative to `/public/{workspace}`. The first five, and the two that take the
 * token from a mail about a new e-mail address, are anybody's; all others want the token of a session,
 * `Authorization: Bearer mem_…`, and are 401 without one.
 */
export const portal = {
  readPortal: read<Data<Portal>>()('/portal'),
  requestLink: accept<LinkRequest, Data<Record<never, never>>>()('/portal/link-requests'),
  readLink: post<LinkToken, Data<PortalLink>>()('/portal/links'),
  openSession: create<LinkToken, Data<PortalAccess>>()('/portal/sessions'),
  redeemCode: create<CodeAttempt, Data<PortalAccess>>()('/portal/codes'),
  readSession: read<Data<Membership>>()('/portal/sessions/current'),
  /** `end` is one of `signOutScopes`; default `link`. */
  closeSession: remove()('/portal/sessions/current', { query: ['end'] }),
  confirmEmail: post<LinkToken, Data<Record<never, never>>>()('/portal/email-confirmations'),
  undoEmail: post<LinkToken, Data<Record<never, never>>>()('/portal/email-undos'),
  resendEmailChange: accept<Record<never, never>, Data<Record<never, never>>>()(
    '/portal/email-changes/{person_id}/mails',
  ),
  cancelEmailChange: remove()('/portal/email-changes/{person_id}'),
  readFees: read<Data<MemberFee[]>>()('/portal/fees'),
  readMember: read<Data<Person>>()('/lists/member/persons/{person_id}'),
  updateMember: update<Omit<PersonInput, 'creation_behaviour'>, Data<Person>>()('/lists/member/persons/{person_id}'),
} as const;

export type PortalContract = typeof portal;
