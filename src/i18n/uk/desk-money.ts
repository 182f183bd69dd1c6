import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Тут лише внески з реєстрацій через цю сторінку. У сервісі клубу можуть бути й інші.',
  owedBack: 'До повернення',
  costUnit: 'Центр витрат',
  noCostUnit: 'Без центру витрат',
  amount: 'Сума',
  purpose: 'За що',
  reference: 'Призначення платежу',
  due: 'Термін сплати',
  paidDay: 'Дата сплати',
  selectAll: 'Вибрати всі показані',
  selected: (count, amount) => `Вибрано: ${count}, ${amount}`,
  clearSelection: 'Скасувати вибір',
  markPaid: 'Позначити як сплачені',
  markOpen: 'Позначити знову як несплачені',
  markedPaid: (count, amount) => `Позначено як сплачені: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Знову до сплати: ${count}, ${amount}`,
  wrongDay: 'Потрібно вибрати день, що не в майбутньому.',
  noneOpen: 'Немає внесків до сплати.',
  nonePaid: 'Ще жодного внеску не сплачено.',
  saveCsv: 'Зберегти як CSV для касової книги',
};
