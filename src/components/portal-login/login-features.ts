/**
 * What the sign-in loads on demand. The embed script is built with `src/embed/login-features.ts` in the place of this file.
 */
export const loginFeatures = {
  /** The form for the code in a mail. */
  codeEntry: () => import('./code-entry.js'),
} as const;
