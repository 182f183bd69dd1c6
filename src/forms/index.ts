export { formOf, shownColumns, textIn, type AskedField, type Form, type Section } from './form-of.js';
export { needsOf, type Needs } from './needs-of.js';
export { changeable, changed, changesIn, difference, plainProfile, profileOf } from './profile.js';
export { stateOf } from './state-of.js';
export { checkForm, firstDayOf, visibleFields, visibleNames } from './visible-fields.js';
