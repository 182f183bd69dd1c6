export { longest, sleep, spread } from './again.js';
export { Draft, type Kept } from './draft.js';
export { controlsOf, fillIn, isBox, noteName, type Control } from './fill-in.js';
export { FormController } from './form-controller.js';
export type { Pass } from './form-tokens.js';
export { isWithin, plainName } from './names.js';
export { askedOf, fieldOf, issuesOfAll, nameFor, readParty, waitedFor } from './party.js';
export { PartyRegistrar, type PersonValues } from './party-registrar.js';
export { Registrar, type Desk, type Progress, type Registered } from './registrar.js';
