/** A full stop after a value that ends with one, in an isolate or not: one of the two is enough. Addresses and ellipses stay. */
const DOUBLE_FULL_STOP = /([^.\s])\.(\u2069?)\.(?=\s|$)/g;

/** A sentence after a value was filled in: "Club e. V.." becomes "Club e. V.". */
export const mergeFullStops = (sentence: string): string => sentence.replace(DOUBLE_FULL_STOP, '$1.$2');
