/** How the names of all modules end that are loaded on demand. The build writes it here. */
export const moduleHash: string = '';
