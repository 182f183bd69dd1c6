import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('ru');

export const forms = (count: number, one: string, few: string, many: string): string =>
  `${count} ${({ one, few } as Partial<Record<string, string>>)[rules.select(count)] ?? many}`;

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Это занимает больше времени, чем обычно. Не закрывайте страницу.',
  offline: 'Нет связи с сервером. Проверьте подключение к интернету.',
  too_slow: 'Сервер слишком долго не отвечает.',
  invalid_response: 'Вместо сервера отвечает что-то другое, возможно, страница входа в сеть Wi-Fi.',
  retry: 'Попробовать ещё раз',
  joinWaitingList: 'В лист ожидания',
  newTab: '(откроется в новой вкладке)',
  close: 'Закрыть',
  addToCalendar: 'Добавить в календарь',
};
