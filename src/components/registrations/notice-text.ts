import type { RegistrationWords } from '../../i18n/server-words.js';
import type { Notice } from './registrations-controller.js';

/** The sentence of a notice. */
export function noticeText(notice: Notice, { states, ...words }: RegistrationWords): string {
  if (notice === 'lapsed') return `${states.lapsed}.`;
  return notice === 'accepted' ? `${states.registered}.` : words[notice];
}
