import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Ціна',
  base: 'Базова ціна',
  extra: 'Доплата',
  siblings: 'Знижка для братів і сестер',
  total: 'Разом',
  howToPay: 'Як сплатити',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Платити поки нічого.',
  recipient: 'Отримувач',
  reference: 'Призначення платежу',
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  qrCode: 'QR-код для банку',
  openSince: (day) => `Не сплачено з ${day}`,
  dueOn: (day) => `Сплатити до ${day}`,
  wasDueOn: (day) => `Мали сплатити до ${day}`,
  paidOn: (day) => `Сплачено ${day}`,
};
