import type { DeskMessageWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMessage: DeskMessageWords = {
  title: 'كتابة رسالة',
  everyone: 'كل من في هذه القائمة',
  shown: (count) => `المعروضون حسب البحث والتصفية: ${isolate(count)}`,
  recipients: 'إلى',
  subject: 'الموضوع',
  text: 'النص',
  insert: 'إدراج',
  placeholders: { first_name: 'الاسم الأول', event: 'الفعالية', link: 'رابط التسجيل' },
  preview: 'معاينة',
  ask: (count) => `عدد الرسائل: ${isolate(count)}. هل تُرسل الآن؟`,
  withoutAddress: (count) => `بلا عنوان بريد إلكتروني: ${isolate(count)}`,
  nobody: 'لا أحد ضمن هذا الاختيار له عنوان بريد إلكتروني مؤكد.',
  send: 'إرسال',
  keep: 'متابعة الكتابة',
  sent: (count) => `رسائل في الطريق: ${isolate(count)}`,
  required: { subject: 'يرجى إدخال موضوع للرسالة.', text: 'يرجى كتابة نص الرسالة.' },
  tooLong: (max) => `لا يتسع هذا الحقل لأكثر من ${isolate(max)} حرف.`,
  unknownPlaceholder: (names) => `لا يوجد عنصر نائب بهذا الاسم: ${isolate(names)}`,
  log: 'الرسائل السابقة',
  mails: (count) => `الرسائل: ${isolate(count)}`,
  waiting: (count) => `لم تُرسل بعد: ${isolate(count)}`,
  undelivered: (count) => `لم تصل: ${isolate(count)}`,
  help: 'العائلة ذات العنوان الواحد تتلقى رسالة واحدة.',
};
