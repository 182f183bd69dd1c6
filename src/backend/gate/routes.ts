import {
  calendars,
  gate,
  memberRegistrations,
  payments,
  portal,
  registrations,
  type Calendars,
  type Gate,
  type MemberRegistrationsContract,
  type PaymentsContract,
  type PortalContract,
  type RegistrationsContract,
} from '../../contract/index.js';
import { desk, type DeskContract } from '../../contract/desk.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { closeSession } from './close-session.js';
import { confirmEmail } from './confirm-email.js';
import { createPerson } from './create-person.js';
import { cancelByDesk } from './desk/cancel-by-desk.js';
import { acceptDeskApplication, declineDeskApplication } from './desk/decide-application.js';
import { listDuplicates } from './desk/duplicates/list-duplicates.js';
import { markDistinct } from './desk/duplicates/mark-distinct.js';
import { mergeDuplicates } from './desk/duplicates/merge-duplicates.js';
import { listMessages, previewMessage, sendMessage } from './desk/messages/messages.js';
import { confirmBankMatches, matchBankFile } from './desk/money/bank-matches.js';
import { listDeskFees } from './desk/money/list-fees.js';
import { markFeesOpen, markFeesPaid } from './desk/money/mark-fees.js';
import { previewReminder, remindOfFees } from './desk/money/reminders.js';
import { readMoney } from './desk/money/read-money.js';
import { readJournal } from './desk/read-journal.js';
import { readDeskRow } from './desk/read-row.js';
import { addAtDesk, readDeskForm } from './desk/registrations/add-person.js';
import { correctAtDesk, readDeskPrice } from './desk/registrations/correct-answers.js';
import { moveAtDesk } from './desk/registrations/move-person.js';
import { readDeskAnswers } from './desk/registrations/read-answers.js';
import { readMoveForm, readMovePrice, readMoveTargets } from './desk/registrations/read-move.js';
import { deleteDeskReview, listReviews, releaseDeskReview } from './desk/reviews.js';
import { closeDeskSession } from './desk/close-session.js';
import { listDeskRows } from './desk/list-rows.js';
import { readDesk } from './desk/read-desk.js';
import { readDeskWorkspace } from './desk/workspace/read-workspace.js';
import { updateDeskList } from './desk/update-list.js';
import { offerPlaceAtDesk, promoteAtDesk } from './desk/waiting-list.js';
import { requestDeskLink } from './desk/request-link.js';
import { openDeskSession, redeemDeskCode } from './desk/sign-in.js';
import type { GateRoute } from './gate-context.js';
import { listColumns } from './list-columns.js';
import { listEvents } from './list-events.js';
import { openSession } from './open-session.js';
import { readCalendar } from './read-calendar.js';
import { readEventCalendar } from './read-event-calendar.js';
import { readFees } from './read-fees.js';
import { readFormToken } from './read-form-token.js';
import { readForm } from './read-form.js';
import { readLink } from './read-link.js';
import { readMember } from './read-member.js';
import { readPayments } from './read-payments.js';
import { readPortal } from './read-portal.js';
import { readSession } from './read-session.js';
import { answerMemberOffer, answerOffer } from './registrations/answer-offer.js';
import { cancelMemberRegistration, cancelRegistration } from './registrations/cancel-registration.js';
import { closeRegistrationSession } from './registrations/close-session.js';
import { confirmRegistration } from './registrations/confirm-registration.js';
import { openRegistrationSession } from './registrations/open-session.js';
import { readRegistrationLink } from './registrations/read-link.js';
import { readMemberRegistrations } from './registrations/read-member-registrations.js';
import { readCorrectionPrice, readMemberCorrectionPrice } from './registrations/read-price.js';
import { readRegistrations } from './registrations/read-registrations.js';
import { resendConfirmation } from './registrations/resend-confirmation.js';
import { updateMemberRegistration, updateRegistration } from './registrations/update-registration.js';
import { redeemCode } from './redeem-code.js';
import { requestLink } from './request-link.js';
import { resendEmailChange } from './resend-email-change.js';
import { undoEmail } from './undo-email.js';
import { updateMember } from './update-member.js';

type Endpoints = Gate &
  Calendars &
  PortalContract &
  DeskContract &
  PaymentsContract &
  RegistrationsContract &
  MemberRegistrationsContract;

/** The endpoints of the gate, from the contract. */
export const endpoints: Endpoints = {
  ...gate,
  ...calendars,
  ...portal,
  ...desk,
  ...payments,
  ...registrations,
  ...memberRegistrations,
};

/** One route per line of the contract; the compiler checks that none is missing. */
export const routes: { readonly [Name in keyof Endpoints]: GateRoute } = {
  listEvents,
  listColumns,
  createPerson,
  readForm,
  readPayments,
  readFormToken,
  readCalendar,
  readEventCalendar,
  readPortal,
  requestLink,
  readLink,
  openSession,
  redeemCode,
  readSession,
  closeSession,
  confirmEmail,
  undoEmail,
  resendEmailChange,
  cancelEmailChange,
  readFees,
  readMember,
  updateMember,
  readRegistrationLink,
  confirmRegistration,
  resendConfirmation,
  openRegistrationSession,
  closeRegistrationSession,
  readRegistrations,
  updateRegistration,
  readCorrectionPrice,
  cancelRegistration,
  answerOffer,
  readMemberRegistrations,
  updateMemberRegistration,
  readMemberCorrectionPrice,
  cancelMemberRegistration,
  answerMemberOffer,
  requestDeskLink,
  openDeskSession,
  redeemDeskCode,
  readDesk,
  closeDeskSession,
  listDeskRows,
  readDeskRow,
  readDeskForm,
  addAtDesk,
  readDeskAnswers,
  correctAtDesk,
  readDeskPrice,
  updateDeskList,
  readDeskWorkspace,
  listDuplicates,
  mergeDuplicates,
  markDistinct,
  cancelByDesk,
  acceptApplication: acceptDeskApplication,
  offerPlaceAtDesk,
  promoteAtDesk,
  readMoveTargets,
  readMoveForm,
  readMovePrice,
  moveAtDesk,
  declineApplication: declineDeskApplication,
  listReviews,
  releaseReview: releaseDeskReview,
  deleteReview: deleteDeskReview,
  readJournal,
  readMoney,
  listDeskFees,
  markFeesPaid,
  markFeesOpen,
  previewReminder,
  remindOfFees,
  matchBankFile,
  confirmBankMatches,
  previewMessage,
  sendMessage,
  listMessages,
};
