export { ClubClock } from './club-clock.js';
export { Draft, type Kept } from './draft.js';
export type { DeskToken, Pass } from './form-tokens.js';
export { sessionAt, type Ended, type MemberSession, type Part } from './member-session.js';
export { PartyRegistrar } from './party-registrar.js';
export { newKey, Registrar, type Desk, type Progress, type Registered } from './registrar.js';
