import type { portalFeatures as features } from '../components/member-profile/portal-features.js';
import { supportedTag } from '../i18n/index.js';
import { loadElement } from './load-element.js';
import { loadModule } from './load-module.js';

/** The optional features of a profile as the embed script has them: each is a module beside the script. */
export const portalFeatures: typeof features = {
  dataExport: async () => ({ default: await loadModule('data-export') }),
  fees: async () => ({ default: await loadModule('fees') }),
  emailChange: async () => ({ default: await loadModule('email-change') }),
  memberRegistrations: async () => ({ default: await loadModule('member-registrations') }),
  // forms of address share those of their language
  registrationWords: (language) => loadModule(`${supportedTag(language).replace(/-.*/, '')}-registration`),
  registrationElement: () => loadElement('event-registration'),
};
