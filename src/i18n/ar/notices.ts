import type { NoticeWords } from '../server-messages.js';
import { apart } from './common.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `هناك جديد بشأن التسجيلات في «${apart(event)}».`,
  digestSubject: (organisation) => `التسجيلات: ${apart(organisation)}`,
  digest: 'الجديد منذ الملخص السابق:',
  placesTaken: 'الأماكن المشغولة',
  cancelled: 'أُلغي',
  review: 'في انتظار المراجعة',
  decide: 'هذا في انتظار قرار النادي.',
  refusedSubject: (event) => `لم تُسلَّم: ${apart(event)}`,
  mailRefused: (event) =>
    `تعذّر تسليم رسالة عن تسجيل في «${apart(event)}»، ولن تُرسل مرة أخرى. يُستحسن إبلاغ الشخص بطريقة أخرى.`,
  settings: (key) => `يُحدَّد معدل وصول هذه الرسائل في «${apart(key)}» في ملف النادي.`,
};
