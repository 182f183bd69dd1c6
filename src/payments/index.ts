export { isBic, normaliseBic } from './bic.js';
export { compactReference, creditorReference, isCreditorReference } from './creditor-reference.js';
export { epcPayload, MAX_HOLDER_LENGTH, MAX_TRANSFER_CENTS, type Transfer } from './epc-payload.js';
export { inGroupsOfFour } from './groups.js';
export { ibanFault, normaliseIban, type IbanFault } from './iban.js';
