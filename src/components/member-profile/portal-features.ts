import type feature from '../registrations/member-registrations.js';
import { registrationWordsOf } from '../../i18n/registration-words.js';

type MemberRegistrationsFeature = typeof feature;

/**
 * Optional features of a profile, each loaded if one needs it. The embed script is built with `src/embed/portal-features.ts` in
 * the place of this file.
 */
export const portalFeatures = {
  /** All data of a family as a file. */
  dataExport: () => import('./data-export.js'),
  /** The list of fees. */
  fees: () => import('./fees.js'),
  /** The change of an e-mail address. */
  emailChange: () => import('./email-change-flow.js'),
  /** The registrations of a member and their family, and the events that they can be registered for. */
  memberRegistrations: async (): Promise<{ default: MemberRegistrationsFeature }> =>
    import('../registrations/member-registrations.js'),
  /** The words of registrations. */
  registrationWords: registrationWordsOf,
  /** The class of `<event-registration>`. */
  registrationElement: async (): Promise<CustomElementConstructor> =>
    (await import('../event-registration/event-registration.js')).EventRegistration,
} as const;
