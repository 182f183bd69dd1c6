/** The hash in the names of all modules that are loaded on demand. The build writes it here. */
export const moduleHash: string = '';
