export const pageGroups: readonly { readonly name: string; readonly files: readonly string[] }[];

/** The files that patterns name; one that begins with `!` leaves files out. */
export function filesOf(patterns: readonly string[]): string[];
