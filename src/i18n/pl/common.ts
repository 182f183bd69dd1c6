import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('pl');

export const forms = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Trwa to dłużej niż zwykle. Proszę pozostać na tej stronie.',
  offline: 'Brak połączenia z serwerem. Proszę sprawdzić połączenie z internetem.',
  too_slow: 'Serwer zbyt długo nie odpowiada.',
  invalid_response: 'Zamiast serwera odpowiada coś innego, być może strona logowania do sieci Wi-Fi.',
  retry: 'Spróbuj ponownie',
  joinWaitingList: 'Na listę rezerwową',
  newTab: '(otwiera się w nowej karcie)',
  close: 'Zamknij',
  addToCalendar: 'Dodaj do kalendarza',
};
