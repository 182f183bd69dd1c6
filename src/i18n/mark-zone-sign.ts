/** Marks the sign of a zone such as `GMT+2` in Arabic, so that it stands before its number and not after it. */
export const markZoneSign = (text: string): string => text.replace(/\B[+-]/, '\u200e$&');
