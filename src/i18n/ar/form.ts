import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { isolate, common, placesLeft, rules } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'يرجى الإجابة هنا.',
    wrong_format: ({ example }) => `يرجى الكتابة هكذا: \u2066${example}\u2069`,
    not_a_date: 'يرجى إدخال تاريخ صحيح.',
    short_year: 'يرجى كتابة السنة بأربعة أرقام.',
    in_the_future: 'هذا التاريخ لم يحن بعد.',
    age: ({ at_least, below, on }) =>
      `العمر${on === 'first_day' ? ' في اليوم الأول' : ''}: ${commaSeparated(at_least && `${at_least} على الأقل`, below && `${below - 1} على الأكثر`).replace(',', '،')}.`,
    not_a_number: 'يرجى إدخال عدد، من دون فاصلة للآلاف.',
    not_whole: 'يرجى إدخال عدد صحيح، من دون فاصلة للآلاف.',
    not_allowed: 'يرجى اختيار إحدى الإجابات المتاحة.',
    too_long: ({ max }) => `النص طويل جدًا. الحد الأقصى لعدد الأحرف: ${max}.`,
    unreadable_characters: 'يحتوي النص على رموز لا يمكن حفظها. يرجى كتابته من جديد.',
    full: 'للأسف، حُجزت آخر الأماكن قبل لحظات.',
    closed: 'أُغلق باب التسجيل.',
    not_yet_open: 'لم يُفتح باب التسجيل بعد.',
    form_token: 'بقي النموذج مفتوحًا مدة طويلة. يرجى إرساله من جديد.',
    invalid: 'هذه الإجابة غير صالحة هنا.',
    must_accept: 'يرجى وضع علامة في هذا المربع للمتابعة.',
    key_reused: 'وصل التسجيل عند إرساله أول مرة، وهو المعتمد. لإجراء أي تغيير، يرجى التواصل مع الجمعية.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'يرجى إدخال الاسم الأول.',
    email: 'يرجى إدخال البريد الإلكتروني.',
    birthdate: 'يرجى إدخال تاريخ الميلاد.',
  },
  pick: (label) => `يرجى الاختيار: ${isolate(label)}`,
  stillMissing: 'ما زال ناقصًا:',
  labels: {
    name: 'الاسم الكامل',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    birthdate: 'تاريخ الميلاد',
    address: 'العنوان',
    street: 'الشارع ورقم المبنى',
    postcode: 'الرمز البريدي',
    city: 'المدينة',
    country: 'البلد',
  },
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  // marks of direction, as in the dates of browsers: the day is the first part, as in the fields
  dateHint: 'مثلًا: 24\u200f/3\u200f/2015',
  nameHint: 'اسم واحد فقط؟ يكفي حقل واحد.',
  optional: 'اختياري',
  requiredNote: 'جميع الحقول مطلوبة، إلا ما كُتب بجانبه «اختياري».',
  choose: 'يرجى الاختيار',
  noAnswer: 'دون إجابة',
  onePerLine: 'إجابة واحدة في كل سطر',
  summary: (count) =>
    `${
      {
        zero: 'لا إجابة',
        one: 'إجابة واحدة',
        two: 'إجابتان',
        few: `${count} إجابات`,
        many: `${count} إجابة`,
        other: `${count} إجابة`,
      }[rules.select(count)]
    } بحاجة إلى مراجعة`,
  open: 'التسجيل',
  answers: 'الإجابات المرسلة',
  yes: 'نعم',
  no: 'لا',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'جارٍ تحميل النموذج…',

  send: 'إرسال التسجيل',
  sending: 'جارٍ الإرسال…',
  thanks: (name) => (name ? `شكرًا، ${isolate(name)}!` : 'شكرًا!'),
  registered: (title) => `وصل التسجيل في «${isolate(title)}».`,
  next: 'تسجيل شخص آخر',

  placesLeft,
  closed: 'أُغلق باب التسجيل.',
  missing: 'هذا النموذج غير موجود أو لم يعد موجودًا. يرجى سؤال الجمعية عن مكان التسجيل.',

  unavailable: 'لا يمكن عرض النموذج في الوقت الحالي.',
  busy: 'يسجّل كثيرون في هذه اللحظة. يرجى إعادة المحاولة بعد قليل.',
  notSent: 'تعذّر إرسال التسجيل. كل ما كُتب ما زال هنا.',
  maybeStored: 'لم يصل رد. كل ما كُتب ما زال هنا. إعادة الإرسال لا تسجّل أحدًا مرتين.',
  maybeStoredOnce: 'لم يصل رد. قبل إعادة الإرسال، يرجى سؤال الجمعية هل وصل التسجيل.',
  elsewhere: 'فتح النموذج في صفحة مستقلة',
  allEvents: 'جميع الفعاليات',

  map: 'الخريطة',
  participant: (number) => `الشخص ${number}`,
  forAll: 'بيانات مشتركة للجميع',
  addParticipant: 'إضافة شخص آخر',
  removeParticipant: (name) => `إزالة: ${isolate(name)}`,
  copyPrevious: 'نسخ الإجابات من الأعلى',
  someRegistered: (done, total) => `تم تسجيل ${done} من ${total}.`,
  isRegistered: 'تم التسجيل',
  sendRest: 'تسجيل الباقين',

  openUntil: (when) => `موعد إغلاق باب التسجيل: ${when}.`,
  retryIn: (seconds) => `يسجّل كثيرون في هذه اللحظة. كل ما كُتب محفوظ، وسيُعاد إرساله تلقائيًا بعد ${seconds} ث.`,

  waitingList: 'جميع الأماكن محجوزة. توجد قائمة انتظار.',

  draftBack: 'استُعيد ما كُتب هنا سابقًا.',
  draftNote: 'علامات الاختيار والمعلومات الحساسة لا تُحفظ.',
  startOver: 'البدء من جديد',
  undo: 'تراجع',

  review: 'وصل التسجيل. ستراجعه الجمعية قبل اعتماده.',
  checking: 'لحظة من فضلك، المتصفح يتحقق من أمر ما…',

  apply: 'إرسال الطلب',
  applied: (title) => `وصل الطلب «${isolate(title)}». ستبتّ فيه الجمعية.`,
  print: 'طباعة',
  share: 'مشاركة',
};
