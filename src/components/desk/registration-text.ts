import { zonedMoment } from '../../i18n/index.js';
import type { DeskListSettingsWords } from '../../i18n/desk-words.js';
import type { DeskList, DeskListSettings } from '../../model/desk.js';

interface RegistrationTextContext {
  readonly words: DeskListSettingsWords;
  /** A BCP 47 tag. */
  readonly language: string;
  /** IANA name. */
  readonly timeZone: string;
  /** RFC 3339. */
  readonly now: string;
}

/** Whether visitors can register, until or since what moment, and who has decided so. */
export function registrationText(
  { is_open, settings }: Pick<DeskList, 'is_open'> & { readonly settings: DeskListSettings },
  { words, language, timeZone, now }: RegistrationTextContext,
): string {
  const { closed_at, published, opens_at, closes_at } = settings;
  const moment = (at: string) => zonedMoment(at, language, timeZone);
  if (closed_at !== null) return words.closedHere(moment(closed_at));
  if (is_open) return words.openUntil(moment(closes_at));
  if (!published) return words.hidden;
  return opens_at !== null && opens_at > now ? words.opensAt(moment(opens_at)) : words.closedByFile(moment(closes_at));
}
