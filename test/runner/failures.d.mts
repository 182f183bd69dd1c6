/** A test runner's output without colours. */
export function withoutColours(output: string): string;

/** The lines of such an output that say why a run failed. */
export function failuresIn(output: string): string[];
