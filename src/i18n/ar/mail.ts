import type { MailWords } from '../server-messages.js';
import { isolate } from './common.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `مرحبًا ${isolate(name)}،` : 'مرحبًا،'),
  signInSubject: (organisation) => `رابط الدخول: ${isolate(organisation)}`,
  signIn: (organisation) =>
    `هذا رابط الدخول إلى بوابة الأعضاء لدى ${isolate(organisation)}، للاطلاع على البيانات الشخصية وتحديثها:`,
  deskSignIn: (organisation) => `هذا رابط الدخول إلى صفحة إدارة التسجيلات لدى ${isolate(organisation)}:`,
  signInButton: 'الدخول',
  validUntil: (when) =>
    `موعد انتهاء صلاحية الرابط: ${when}. يمكن استخدامه حتى ذلك الحين كلما دعت الحاجة، ما لم يُبطل عند الخروج. كل من لديه الرابط يستطيع الاطلاع على البيانات وتغييرها: يرجى عدم إعطائه لأحد.`,
  paste: 'إذا قُرئت هذه الرسالة على جهاز آخر، فيمكن نسخ الرابط إلى الحقل في الصفحة التي طُلب منها.',
  codeIntro: 'إذا طُلب الدخول من جهاز آخر، فيمكن إدخال هذا الرمز هناك، في الصفحة التي طُلب منها:',
  codeNote:
    'يُستخدم الرمز مرة واحدة خلال 10 دقائق من الطلب، وبعد استخدامه لا يعود الرابط صالحًا أيضًا. يرجى عدم إعطاء الرمز لأحد: لن تطلبه الجمعية أبدًا.',
  notAsked: 'إذا لم يطلب أحد هذا الرابط، فلا حاجة إلى فعل أي شيء: من دون هذه الرسالة لا يمكن لأحد الدخول.',
  emailChangedSubject: (organisation) => `تغيير عنوان البريد الإلكتروني: ${isolate(organisation)}`,
  emailChanged: (organisation) =>
    `أصبح في البيانات المحفوظة لدى ${isolate(organisation)} عنوان بريد إلكتروني آخر. ستُرسل الرسائل من الآن فصاعدًا إلى العنوان الجديد، وروابط الدخول التي وصلت إلى هذا العنوان لم تعد صالحة.`,
  notYou: (contact) =>
    contact
      ? `إذا كان في ذلك خطأ، فيرجى الكتابة في أقرب وقت إلى ${isolate(contact)}.`
      : 'إذا كان في ذلك خطأ، فيرجى إبلاغ الجمعية في أقرب وقت.',
  repeat: 'ربما وصلت هذه الرسالة من قبل.',
  confirmSubject: (organisation) => `تأكيد عنوان البريد الإلكتروني: ${isolate(organisation)}`,
  confirm: (organisation) =>
    `أُدخل هذا العنوان كعنوان بريد إلكتروني جديد لأحد الأعضاء (${isolate(organisation)}). يسري بعد تأكيده هنا:`,
  confirmButton: 'تأكيد',
  confirmUntil: (when) => `الرابط صالح حتى: ${when}.`,
  confirmNotYou: 'من لا يعلم شيئًا عن هذا لا يلزمه فعل شيء: من دون هذا الرابط لا يتغير شيء، ولن تصل رسائل أخرى.',
  requestedSubject: (organisation) => `أُدخل عنوان بريد إلكتروني جديد: ${isolate(organisation)}`,
  requested: (organisation) =>
    `أُدخل عنوان بريد إلكتروني آخر (${isolate(organisation)}). يسري بعد تأكيده برسالة تُرسل إليه. وحتى ذلك الحين يبقى كل شيء كما هو.`,
  undoIntro: 'إن كان هذا خطأً، فهذا الرابط يُبقي العنوان القديم ويُنهي كل الجلسات:',
  undoButton: 'إبقاء العنوان القديم',
  scanCode: 'تقرأ تطبيقات المصارف المبلغ والحساب والمرجع من هذا الرمز.',
  stillToPay: 'المبلغ المتبقي',
  feeReminderSubject: (organisation) => `تذكير بالدفع من ${isolate(organisation)}`,
  feeReminder: (organisation) =>
    `لم يُدفع هذا بعد لدى ${isolate(organisation)}. إذا تم الدفع في هذه الأثناء فيمكن تجاهل هذه الرسالة.`,
  movedFrom: (event) => `نقلت الجمعية هذا التسجيل إلى هنا من «${isolate(event)}». لم يعد ساريًا هناك.`,
};
