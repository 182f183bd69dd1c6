/**
 * Optional features of a list, each loaded if one needs it. The embed script is built with `src/embed/lazy-features.ts`
 * instead of this file.
 */
export const lazyFeatures = {
  /** Other views, filters, the page's own template, registration in place. */
  'extended-list': () => import('./extended-list.js'),
  /** The class of `<event-registration>`, for a list that shows forms in place. */
  registrationElement: async (): Promise<CustomElementConstructor> =>
    (await import('../event-registration/event-registration.js')).EventRegistration,
  /** A service that speaks only the specification. */
  plain: () => import('../specification-only.js'),
} as const;
