export * from './endpoint.js';
export { publicReads } from './public-reads.js';
export { calendars, type Calendars } from './calendars.js';
export { service, type Service } from './service.js';
export { extensions, type Extensions } from './extensions.js';
export { closedToVisitors, gate, type Gate } from './gate.js';
export { payments, type FamilySecret, type PaymentsContract } from './payments.js';
export { portal, type CodeAttempt, type LinkRequest, type LinkToken, type PortalContract } from './portal.js';
export { headerNames, limits } from './limits.js';
export {
  memberRegistrations,
  registrations,
  type ConfirmationMailRequest,
  type MemberRegistrationsContract,
  type OfferAnswer,
  type RegistrationsContract,
} from './registrations.js';
