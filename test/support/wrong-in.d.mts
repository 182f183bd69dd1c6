/** What a program printed, without its colours. */
export function plain(output: string): string;

/** The lines of a runner's plain output that say what did not pass. */
export function wrongIn(output: string): string[];
