import type { FeeWords } from '../messages.js';

export const fees: FeeWords = {
  price: 'السعر',
  extra: 'رسم إضافي',
  siblings: 'خصم الإخوة',
  total: 'المجموع',
  howToPay: 'كيفية الدفع',
  nothingToPay: 'لا يوجد ما يُدفع بعد.',
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
