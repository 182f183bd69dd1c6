export { base64url, fromBase64url, newId, newRowKey, newSecret } from './ids.js';
export { WriteConflictError } from './batches.js';
export { NewerDatabaseError } from './migrate.js';
export { updatableColumns, emailKey, type MemberIdentifier, type PersonRow, type PersonRecord } from './persons.js';
export type { Consent } from './consents.js';
export type { CreditOfPerson } from './credits.js';
export type { FeesOfLists, FeeSum } from './desk-fees.js';
export type { FeeOfPerson, FeeRow } from './fees.js';
export type { FeeOwner } from './registration-fees.js';
export { amountAt, type PriceByPosition } from './registration-row.js';
export { DELETION_MEMORY_MS, type Change, type PersonChange } from './changes.js';
export type { EmailChange } from './email-changes.js';
export type { EndedAccess } from './recovery.js';
export { MAIL_LEASE_MS, type ClaimedMail, type AbandonedMail, type FailedDelivery, type Mail } from './outbox.js';
export { LINK_LIFETIME_MS, type PortalLink } from './portal-links.js';
export { SESSION_IDLE_TIMEOUT_MS, type NewPortalSession, type PortalSession } from './portal-sessions.js';
export type { StoredMessage } from './desk-messages.js';
export type { DeskSetting } from './desk-settings.js';
export type { JournalEntry } from './desk-journal.js';
export { DESK_IDLE_TIMEOUT_MS, type DeskSessionRow } from './desk-sessions.js';
export { CODE_LIFETIME_MS, MAX_CODE_TRIES, type SignInCode } from './sign-in-codes.js';
export { MAX_CLOCK_SKEW_MS, type Rate } from './rates.js';
export type { AccessKey } from './keys.js';
export type { EventRow, NewEvent } from './events.js';
export type { StoredForm } from './forms.js';
export { REVIEW_PERIOD_MS, type ReviewReason, type NewPendingReview, type PendingReview } from './review-queue.js';
export { FAMILY_MAIL_DELAY_MS } from './family-mails.js';
export { PAYABLE_STATES, type Family, type NewRegistration, type Registration } from './registrations.js';
export type { PendingRegistration } from './pending-registrations.js';
export type { NoticeDigest } from './notice-digests.js';
export type { NoticePayload } from './organiser-notices.js';
export type { RefusedMail } from './refused-mails.js';
export type { RegistrationLink } from './registration-links.js';
export { REGISTRATION_IDLE_TIMEOUT_MS, type RegistrationSession } from './registration-sessions.js';
export { hasAnswers, hasReviewAnswers } from './answer-erasures.js';
export { dueDeletions, type DueDeletion } from './due-deletions.js';
export { parseJson } from './faulty-rows.js';
export type { Webhook } from './webhooks.js';
export {
  WEBHOOK_LEASE_MS,
  WEBHOOK_RETRY_PERIOD_MS,
  type ClaimedDelivery,
  type DeliveryState,
  type NewDelivery,
  type WebhookDelivery,
} from './webhook-deliveries.js';
export { offerDeadline } from './offer-deadline.js';
export type { EventWithWaitingList } from './waiting-lists.js';
export { openStore, type SharedReads, type Store, type Tables } from './store.js';
