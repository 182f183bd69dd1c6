import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'السعر',
  base: 'السعر الأساسي',
  extra: 'رسم إضافي',
  siblings: 'خصم الإخوة',
  total: 'المجموع',
  howToPay: 'كيفية الدفع',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'لا يوجد ما يدفع بعد.',
  recipient: 'المستفيد',
  reference: 'الغرض من التحويل',
  copy: 'نسخ',
  copied: 'تم النسخ',
  qrCode: 'رمز QR لتطبيقات البنوك',
  openSince: (day) => `غير مدفوع منذ ⁨${day}⁩`,
  dueOn: (day) => `يستحق الدفع في ⁨${day}⁩`,
  wasDueOn: (day) => `كان يستحق الدفع في ⁨${day}⁩`,
  paidOn: (day) => `تم الدفع في ⁨${day}⁩`,
};
