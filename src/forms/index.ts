export { isVisitorOnlyAnswer, mayBeConsent } from './own-answers.js';
export { entriesOf } from './entries-of.js';
export { isSameOrPart, baseFieldName } from './field-names.js';
export { formOf, shownColumns, textIn, type AskedField, type Form, type Section } from './form-of.js';
export { areOtherPersons, personIdentities } from './identity.js';
export { needsOf, type Needs } from './needs-of.js';
export {
  visibleControlNames,
  participantField,
  mergeIssues,
  controlName,
  readParticipants,
  conditionFields,
  type PersonValues,
} from './participants.js';
export { changeable, changed, changesIn, difference, plainProfile, profileOf } from './profile.js';
export { stateOf } from './state-of.js';
export { checkForm, daysOf, visibleFields, visibleNames, type Days } from './visible-fields.js';
