export { formOf, shownColumns, textIn, type Form, type Section } from './form-of.js';
export { stateOf } from './state-of.js';
