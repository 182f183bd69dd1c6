/** Replaces control characters and line breaks, so that a value cannot start another header. */
export const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
