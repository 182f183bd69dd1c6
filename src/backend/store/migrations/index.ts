import { changes } from './0022_changes.js';
import { consents } from './0015_consents.js';
import { mailSettings } from './0016_mail-settings.js';
import { legalPages } from './0013_legal-pages.js';
import { emailKeys } from './0006_email-keys.js';
import { changeTimes } from './0008_change-times.js';
import { eventDeletion } from './0011_event-deletion.js';
import { emailChanges } from './0007_email-changes.js';
import { registrations } from './0009_registrations.js';
import { payments } from './0012_payments.js';
import { addressConfirmations } from './0018_address-confirmations.js';
import { registrationFees } from './0014_registration-fees.js';
import { linkAddresses } from './0017_link-addresses.js';
import { feesAndCredits } from './0019_fees-and-credits.js';
import { pendingReviews } from './0020_pending-reviews.js';
import { portalSettings } from './0005_portal-settings.js';
import { initial } from './0001_initial.js';
import { reviewQueue } from './0004_review-queue.js';
import { feesAndPortalLinks } from './0002_fees-and-portal-links.js';
import { waitingLists } from './0010_waiting-lists.js';
import { webhooks } from './0021_webhooks.js';
import { pendingRegistrations } from './0023_pending-registrations.js';
import { pendingTransitions } from './0024_pending-transitions.js';
import { signInCodes } from './0025_sign-in-codes.js';
import { branding } from './0026_branding.js';
import { desk } from './0027_desk.js';
import { deskJournal } from './0028_desk-journal.js';
import { deskMessages } from './0029_desk-messages.js';
import { bookedEntries } from './0030_booked-entries.js';
import { deskSettings } from './0031_desk-settings.js';
import { journalDetails } from './0032_journal-details.js';
import { country } from './0033_country.js';
import type { Migration } from './migration.js';
import { sessionsAndOutbox } from './0003_sessions-and-outbox.js';

/** Forward only. A new migration is appended, with a snapshot of the version before it in the tests. */
export const migrations: readonly Migration[] = [
  initial,
  feesAndPortalLinks,
  sessionsAndOutbox,
  reviewQueue,
  portalSettings,
  emailKeys,
  emailChanges,
  changeTimes,
  registrations,
  waitingLists,
  eventDeletion,
  payments,
  legalPages,
  registrationFees,
  consents,
  mailSettings,
  linkAddresses,
  addressConfirmations,
  feesAndCredits,
  pendingReviews,
  webhooks,
  changes,
  pendingRegistrations,
  pendingTransitions,
  signInCodes,
  branding,
  desk,
  deskJournal,
  deskMessages,
  bookedEntries,
  deskSettings,
  journalDetails,
  country,
];
