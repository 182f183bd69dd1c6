import type { NoticeWords } from '../server-messages.js';
import { isolate } from './common.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `هناك جديد بشأن التسجيلات في «${isolate(event)}».`,
  digestSubject: (organisation) => `التسجيلات: ${isolate(organisation)}`,
  digest: 'الجديد منذ الملخص السابق:',
  placesTaken: 'الأماكن المشغولة',
  cancelled: 'أُلغي',
  review: 'في انتظار المراجعة',
  decide: 'هذا في انتظار قرار الجمعية.',
  refusedSubject: (event) => `لم تُسلَّم: ${isolate(event)}`,
  mailRefused: (event) =>
    `تعذّر تسليم رسالة عن تسجيل في «${isolate(event)}»، ولن تُرسل مرة أخرى. يُستحسن إبلاغ الشخص بطريقة أخرى.`,
  serviceRefused: (event) =>
    `لم يقبل نظام الجمعية تسجيلًا في «${isolate(event)}» بعد تأكيد عنوان البريد الإلكتروني. أُبلغ الشخص بذلك. يُحذف التسجيل بعد 24 ساعة ما لم تُقبل بياناته قبل ذلك.`,
  settings: 'الجمعية هي التي تحدد في إعداداتها معدل وصول هذه الرسائل.',
};
