import { supportedTag } from '../i18n/index.js';
import type { registrationWordsOf as registrationWordsOfSource } from '../i18n/registration-words.js';
import { loadPageWords } from './load-page-words.js';

/** Replaces `src/i18n/registration-words.ts` in the hosted pages that are programs. */
export const registrationWordsOf: typeof registrationWordsOfSource = (language) =>
  loadPageWords(`${supportedTag(language).split('-')[0]!}-registration`);
