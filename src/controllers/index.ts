export { Draft, type Kept } from './draft.js';
export { controlsOf, fillIn, isBox, noteName, type Control } from './fill-in.js';
export { FormController } from './form-controller.js';
export { type Pass } from './form-tokens.js';
export {
  askedOf,
  fieldOf,
  issuesOfAll,
  isWithin,
  nameFor,
  plainName,
  readParty,
  waitedFor,
  type PersonValues,
} from './party.js';
export { PartyRegistrar } from './party-registrar.js';
export { Registrar, type Desk, type Progress, type Registered } from './registrar.js';
