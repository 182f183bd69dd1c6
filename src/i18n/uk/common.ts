import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('uk');

export const forms = (count: number, one: string, few: string, many: string): string =>
  `${count} ${({ one, few } as Partial<Record<string, string>>)[rules.select(count)] ?? many}`;

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Це триває довше, ніж зазвичай. Не закривайте сторінку.',
  offline: 'Немає зв’язку із сервером. Перевірте підключення до інтернету.',
  too_slow: 'Сервер надто довго не відповідає.',
  invalid_response: 'Замість сервера відповідає щось інше, можливо, сторінка входу до Wi-Fi.',
  retry: 'Спробувати ще раз',
  joinWaitingList: 'До списку очікування',
  newTab: '(відкриється в новій вкладці)',
  close: 'Закрити',
  addToCalendar: 'Додати до календаря',
};
