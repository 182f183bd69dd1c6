import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Цена',
  base: 'Базовая цена',
  extra: 'Доплата',
  siblings: 'Скидка для братьев и сестёр',
  total: 'Итого',
  howToPay: 'Как оплатить',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Пока платить нечего.',
  recipient: 'Получатель',
  reference: 'Назначение платежа',
  copy: 'Скопировать',
  copied: 'Скопировано',
  qrCode: 'QR-код для банка',
  openSince: (day) => `Не оплачено с ${day}`,
  dueOn: (day) => `Оплатить до ${day}`,
  wasDueOn: (day) => `Срок оплаты истёк ${day}`,
  paidOn: (day) => `Оплачено ${day}`,
};
