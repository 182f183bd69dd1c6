import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Здесь только взносы по регистрациям через эту страницу. В сервисе клуба могут быть и другие.',
  owedBack: 'К возврату',
  costUnit: 'Центр затрат',
  noCostUnit: 'Без центра затрат',
  amount: 'Сумма',
  purpose: 'За что',
  reference: 'Назначение платежа',
  due: 'Срок оплаты',
  paidDay: 'Дата оплаты',
  selectAll: 'Выбрать все показанные',
  selected: (count, amount) => `Выбрано: ${count}, ${amount}`,
  clearSelection: 'Снять выбор',
  markPaid: 'Отметить как оплаченные',
  markOpen: 'Отметить снова как неоплаченные',
  markedPaid: (count, amount) => `Отмечено как оплаченные: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Снова к оплате: ${count}, ${amount}`,
  wrongDay: 'Нужно выбрать день, который не в будущем.',
  noneOpen: 'Взносов к оплате нет.',
  nonePaid: 'Пока не оплачен ни один взнос.',
  saveCsv: 'Сохранить как CSV для кассовой книги',
};
