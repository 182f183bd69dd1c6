import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Файл банка',
  help: (max) => `CAMT.053 или CSV от Sparkasse, DKB или ING, до ${max}. Файл не сохраняется.`,
  otherAccount: 'Этот файл относится к другому счёту, чем указан в письмах клуба.',
  matched: 'Платежи с подходящим взносом',
  unmatched: 'Платежи без подходящего неоплаченного взноса',
  payer: 'Плательщик',
  day: 'Проведено',
  reason: 'Причина',
  reasons: {
    no_reference: 'В тексте нет назначения с номером',
    unknown_reference: 'Номер не относится ни к одному взносу этих списков',
    other_amount: 'Другая сумма, чем причитается',
    other_currency: 'Не в евро',
    already_paid: 'Уже оплачено',
    already_booked: 'Этим платежом уже оплачен взнос',
  },
  debits: (count) => `Списания, не показаны: ${count}`,
  none: 'В этом файле нет поступлений.',
  tooLarge: (max) => `Файл больше ${max}. Более короткий период уменьшит его.`,
  empty: 'Файл пуст.',
  otherFormat: 'Это не банковский файл, который можно прочитать: CAMT.053 или CSV от Sparkasse, DKB или ING.',
  unreadable: 'Файл повреждён или неполон. Скачайте его в банке ещё раз.',
};
