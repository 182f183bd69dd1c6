/**
 * Optional features of a form, each loaded if one needs it. The embed script is built with `src/embed/lazy-features.ts` in
 * the place of this file.
 */
export const lazyFeatures = {
  /** Several persons, conditions of questions and prices, rules about ages. */
  'extended-form': () => import('./extended-form.js'),
  /** The look of dates, addresses, lists to choose from, and texts of several lines; the reading of dates, the codes of countries. */
  controls: () => import('../form/further-controls.js'),
  /** Why a form is not open. */
  'closed-form': () => import('./closed-form.js'),
  /** Persons who are finished as cards. */
  cards: () => import('./participant-cards.js'),
  /** The form step by step. */
  steps: () => import('./form-steps.js'),
  /** The links to everything that needs another look, and the way to a waiting list. */
  'error-summary': () => import('./form-summary.js'),
  /** The image of an event above its form. */
  picture: () => import('./event-picture.js'),
  /** The time until a form opens. */
  countdown: () => import('./start-countdown.js'),
  /** The form in a dialog. */
  dialog: () => import('./form-dialog.js'),
  /** The number of a registration, and what happens next. */
  'next-steps': () => import('./next-steps.js'),
  /** The answers that were sent, and a file for the visitor's calendar. */
  'after-registration': () => import('./after-registration.js'),
  /** The address that a registration gives has to be confirmed. */
  confirm: () => import('./confirm-email.js'),
  /** The prices of a registration. */
  prices: () => import('./price-summary.js'),
  /** How a registration is paid. */
  payment: () => import('./payment-section.js'),
  /** A service that speaks only the specification. */
  plain: () => import('../specification-only.js'),
} as const;
