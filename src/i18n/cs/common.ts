import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('cs');

export const forms = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Trvá to déle než obvykle. Zůstaňte prosím na této stránce.',
  offline: 'Se serverem se nelze spojit. Zkontrolujte prosím připojení k internetu.',
  too_slow: 'Server neodpovídá dost rychle.',
  invalid_response: 'Místo serveru odpovídá něco jiného, možná přihlašovací stránka sítě Wi-Fi.',
  retry: 'Zkusit znovu',
  joinWaitingList: 'Mezi náhradníky',
  newTab: '(otevře se na nové kartě)',
  close: 'Zavřít',
  addToCalendar: 'Přidat do kalendáře',
};
