/** Joins parts with commas; leaves out empty ones. */
export const commaSeparated = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(', ');
