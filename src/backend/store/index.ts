export { base64url, fromBase64url, newId, newRowKey, newSecret } from './ids.js';
export { NewerDatabaseError } from './migrate.js';
export { updatableColumns, emailKey, type MemberIdentifier, type PersonRow, type PersonRecord } from './persons.js';
export type { FeeOfPerson, FeeRow } from './fees.js';
export type { EmailChange } from './email-changes.js';
export type { EndedAccess } from './recovery.js';
export { MAIL_LEASE_MS, type ClaimedMail, type FailedDelivery, type Mail } from './outbox.js';
export { LINK_LIFETIME_MS } from './portal-links.js';
export { SESSION_IDLE_TIMEOUT_MS, type NewPortalSession, type PortalSession } from './portal-sessions.js';
export { MAX_CLOCK_SKEW_MS, type Rate } from './rates.js';
export type { AccessKey } from './keys.js';
export type { EventRow, NewEvent } from './events.js';
export type { StoredForm } from './forms.js';
export { REVIEW_PERIOD_MS, type ReviewReason, type PendingReview } from './review-queue.js';
export {
  FAMILY_MAIL_DELAY_MS,
  type NewRegistration,
  type Registration,
  type RegistrationState,
} from './registrations.js';
export type { RegistrationLink } from './registration-links.js';
export { REGISTRATION_IDLE_TIMEOUT_MS, type RegistrationSession } from './registration-sessions.js';
export { hasAnswers } from './answer-erasures.js';
export { parseJson } from './inspection.js';
export { openStore, type SharedReads, type Store, type Tables } from './store.js';
