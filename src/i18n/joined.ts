/** The parts that there are, with commas between them. */
export const joined = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(', ');
