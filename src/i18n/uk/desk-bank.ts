import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Файл банку',
  help: (max) => `CAMT.053 або CSV від Sparkasse, DKB чи ING, до ${max}. Файл не зберігається.`,
  otherAccount: 'Цей файл стосується іншого рахунку, ніж указаний у листах клубу.',
  matched: 'Платежі з відповідним внеском',
  unmatched: 'Платежі без відповідного несплаченого внеску',
  payer: 'Платник',
  day: 'Проведено',
  reason: 'Причина',
  reasons: {
    no_reference: 'У тексті немає призначення з номером',
    unknown_reference: 'Номер не належить жодному внеску цих списків',
    other_amount: 'Інша сума, ніж належить',
    other_currency: 'Не в євро',
    already_paid: 'Уже сплачено',
    already_booked: 'Цим платежем уже сплачено внесок',
  },
  debits: (count) => `Вихідні платежі, не показано: ${count}`,
  none: 'У цьому файлі немає надходжень.',
  tooLarge: (max) => `Файл більший за ${max}. Коротший період зменшить його.`,
  empty: 'Файл порожній.',
  otherFormat: 'Це не банківський файл, який можна прочитати: CAMT.053 або CSV від Sparkasse, DKB чи ING.',
  unreadable: 'Файл пошкоджений або неповний. Завантажте його з банку ще раз.',
};
