export { ClubClock } from './club-clock.js';
export { Draft, type SavedDraft } from './draft.js';
export type { RegistrationToken, Credentials } from './form-tokens.js';
export { sessionAt, type SignOutReason, type MemberSession, type PortalElement } from './member-session.js';
export { GroupRegistrar } from './group-registrar.js';
export {
  newIdempotencyKey,
  Registrar,
  type RegistrationApi,
  type Progress,
  type RegisteredPerson,
} from './registrar.js';
export { readWithRetry } from './visitor-retry.js';
