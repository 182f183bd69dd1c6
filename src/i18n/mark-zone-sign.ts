/** Marks the sign of a zone such as `GMT+2` in Arabic, so that it stands before its number, and parts both from the word. */
export const markZoneSign = (text: string): string => text.replace(/\B[+-]/, '\u00a0\u200e$&');
