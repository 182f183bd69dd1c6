export { isVisitorOnlyAnswer, mayBeConsent } from './visitor-only-answers.js';
export { chosenOptions } from './chosen-options.js';
export { labelOf } from './label-of.js';
export { marksOptional } from './marks-optional.js';
export { conditionText, type ConditionWords } from './condition-text.js';
export { withAgeRule } from './age-rule.js';
export { nextStepsOf, type NextStep } from './next-steps.js';
export { daysOf, type Days } from './days.js';
export { entriesOf } from './entries-of.js';
export { isSameOrPart, baseFieldName } from './field-names.js';
export { formOf, shownColumns, textIn, type FormField, type Form, type Section } from './form-of.js';
export { areOtherPersons, personIdentities } from './identity.js';
export { requiredFeatures, type FormFeatures } from './required-features.js';
export {
  visibleControlNames,
  participantField,
  participantValues,
  mergeIssues,
  controlName,
  readParticipants,
  conditionFields,
  type PersonValues,
} from './participants.js';
export { isCorrectable, lastDaysOf, shownAnswers } from './correctable-answers.js';
export { isChangeable, applyChange, changesIn, difference, defaultProfile, profileOf } from './profile.js';
export {
  familyPriceOf,
  inFormSpelling,
  defaultPriceLabel,
  priceOf,
  priceWhere,
  type FamilyPrice,
  type IsMet,
  type PersonPrice,
  type PriceLine,
} from './prices.js';
export { addressesOf, recipientAddress } from './recipient.js';
export { stateOf } from './state-of.js';
export {
  ageIssues,
  checkForm,
  conditionField,
  evaluateConditions,
  visibleFields,
  visibleNames,
} from './visible-fields.js';
export { lowestPriceOf } from './price-range.js';
