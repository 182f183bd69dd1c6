import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
} from './messages.js';

const rules = new Intl.PluralRules('ar');

/** What a club wrote, or what is written from left to right, keeps its own direction. */
const apart = (text: string): string => `\u2068${text}\u2069`;

const placesLeft = (count: number): string =>
  ({
    zero: 'لم يبقَ أي مكان',
    one: 'بقي مكان واحد',
    two: 'بقي مكانان',
    few: `بقيت ${count} أماكن`,
    many: `بقي ${count} مكانًا`,
    other: `بقي ${count} مكان`,
  })[rules.select(count)];

/** What every element says. */
const common: CommonWords = {
  slow: 'يستغرق الأمر وقتًا أطول من المعتاد. يرجى البقاء في هذه الصفحة.',
  offline: 'لا يوجد اتصال بالخادم. يرجى التحقق من الاتصال بالإنترنت.',
  too_slow: 'يستغرق الخادم وقتًا طويلًا في الرد.',
  garbled: 'يرد شيء آخر بدلًا من الخادم، ربما صفحة الدخول إلى شبكة واي فاي.',
  retry: 'إعادة المحاولة',
  joinWaitingList: 'الانتقال إلى قائمة الانتظار',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  close: 'إغلاق',
  addToCalendar: 'إضافة إلى التقويم',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'يرجى الإجابة هنا.',
    wrong_format: ({ example }) => `يرجى الكتابة هكذا: \u2066${example}\u2069`,
    not_a_date: 'يرجى إدخال تاريخ صحيح.',
    in_the_future: 'هذا التاريخ لم يحن بعد.',
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
  dateHint: 'مثلًا: 24 3 2015',
  optional: 'اختياري',
  requiredNote: 'جميع الحقول مطلوبة، إلا ما كُتب بجانبه «اختياري».',
  choose: 'يرجى الاختيار',
  onePerLine: 'إجابة واحدة في كل سطر',

  loading: 'جارٍ تحميل النموذج…',
  send: 'إرسال التسجيل',
  sending: 'جارٍ الإرسال…',
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
  thanks: (name) => (name ? `شكرًا، ${apart(name)}!` : 'شكرًا!'),
  registered: (title) => `وصل التسجيل في «${apart(title)}».`,
  another: 'تسجيل شخص آخر',

  placesLeft,
  full: 'جميع الأماكن محجوزة. لم يعد التسجيل ممكنًا.',
  closed: 'أُغلق باب التسجيل.',
  notYetOpen: (when) => (when ? `موعد فتح باب التسجيل: ${when}.` : 'لم يُفتح باب التسجيل بعد.'),
  missing: 'هذا النموذج غير موجود أو لم يعد موجودًا. يرجى سؤال الجمعية عن مكان التسجيل.',

  unavailable: 'لا يمكن عرض النموذج في الوقت الحالي.',
  busy: 'يسجّل كثيرون في هذه اللحظة. يرجى إعادة المحاولة بعد قليل.',
  notSent: 'تعذّر إرسال التسجيل. كل ما كُتب ما زال هنا.',
  perhapsSent: 'أُرسل التسجيل لكن لم يصل رد. كل ما كُتب ما زال هنا. إعادة الإرسال لا تسجّل أحدًا مرتين.',
  perhapsSentOnce: 'أُرسل التسجيل لكن لم يصل رد. قبل إعادة الإرسال، يرجى سؤال الجمعية هل وصل.',
  elsewhere: 'فتح النموذج في صفحة مستقلة',

  participant: (number) => `الشخص ${number}`,
  forAll: 'بيانات مشتركة للجميع',
  addParticipant: 'إضافة شخص آخر',
  removeParticipant: (name) => `إزالة: ${apart(name)}`,
  copyPrevious: 'نسخ الإجابات من الأعلى',
  someRegistered: (done, total) => `تم تسجيل ${done} من ${total}.`,
  isRegistered: 'تم التسجيل',
  sendRest: 'تسجيل الباقين',

  opensIn: (left) => `الوقت المتبقي حتى فتح باب التسجيل: ${left}.`,
  opensNow: 'يُفتح باب التسجيل الآن…',
  openUntil: (when) => `موعد إغلاق باب التسجيل: ${when}.`,
  again: (seconds) => `يسجّل كثيرون في هذه اللحظة. كل ما كُتب محفوظ، وسيُعاد إرساله تلقائيًا بعد ${seconds} ث.`,

  waitingList: 'جميع الأماكن محجوزة. توجد قائمة انتظار.',

  draftBack: 'استُعيد ما كُتب هنا سابقًا.',
  startOver: 'البدء من جديد',
  undo: 'تراجع',

  held: 'وصل التسجيل. ستراجعه الجمعية قبل اعتماده.',
  checking: 'لحظة من فضلك، المتصفح يتحقق من أمر ما…',

  apply: 'إرسال الطلب',
  applied: (title) => `وصل الطلب «${apart(title)}». ستبتّ فيه الجمعية.`,
  open: 'التسجيل',
  print: 'طباعة',
  answers: 'الإجابات المرسلة',
  yes: 'نعم',
  no: 'لا',
};

export const list: ListWords = {
  ...common,
  loading: 'جارٍ تحميل الفعاليات…',
  missing: 'هذه الفعاليات غير موجودة أو لم تعد موجودة. يرجى سؤال الجمعية عن تقويم فعالياتها.',
  unavailable: 'لا يمكن عرض الفعاليات في الوقت الحالي.',
  busy: 'يطّلع كثيرون على الفعاليات في هذه اللحظة. يرجى إعادة المحاولة بعد قليل.',
  elsewhere: 'فتح الفعاليات في صفحة مستقلة',

  events: 'الفعاليات',
  none: 'لا توجد فعاليات في الوقت الحالي.',
  noneFound: 'لا توجد فعاليات مطابقة.',
  more: 'عرض المزيد',

  isOpen: 'التسجيل مفتوح',
  fewLeft: placesLeft,
  isFull: 'اكتمل العدد',
  hasWaitingList: 'قائمة انتظار',
  opensOn: (when) => (when ? `موعد فتح التسجيل: ${when}` : 'لم يُفتح التسجيل بعد'),
  isClosed: 'التسجيل مغلق',
  isOver: 'انتهت',

  register: 'التسجيل',
  details: 'التفاصيل',
  back: 'جميع الفعاليات',

  subscribe: 'الاشتراك في التقويم',
};

export const finding: FindingWords = {
  found: (count) =>
    ({
      zero: 'لا فعاليات',
      one: 'فعالية واحدة',
      two: 'فعاليتان',
      few: `${count} فعاليات`,
      many: `${count} فعالية`,
      other: `${count} فعالية`,
    })[rules.select(count)],
  filter: 'تصفية الفعاليات',
  search: 'البحث',
  when: 'الموعد',
  upcoming: 'القادمة',
  past: 'السابقة',
  anyTime: 'الكل',
  from: 'من',
  to: 'إلى',
  place: 'المكان',
  anywhere: 'أي مكان',
  onlyOpen: 'المفتوحة للتسجيل فقط',
  showAll: 'عرض الكل',
  view: 'طريقة العرض',
  asList: 'قائمة',
  asCards: 'بطاقات',
  asMonth: 'شهر',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  thisMonth: 'الشهر الحالي',
  furtherOnDay: (count) => (count === 1 ? 'واحدة أخرى' : count === 2 ? 'اثنتان أخريان' : `${count} أخرى`),
};

export const login: LoginWords = {
  ...common,
  loading: 'لحظة من فضلك…',
  missing: 'بوابة الأعضاء هذه غير موجودة أو لم تعد موجودة. يرجى سؤال الجمعية عن عنوانها.',
  unavailable: 'لا يمكن عرض بوابة الأعضاء في الوقت الحالي.',
  busy: 'يوجد كثيرون هنا في هذه اللحظة. يرجى إعادة المحاولة بعد قليل.',
  elsewhere: 'فتح بوابة الأعضاء في صفحة مستقلة',

  signInTitle: 'دخول الأعضاء',
  emailLabel: 'البريد الإلكتروني',
  emailHelp: 'العنوان الذي تعرفه الجمعية. تصل إليه رسالة فيها رابط للدخول، من دون أي كلمة مرور.',
  emailWrong: 'يرجى الكتابة هكذا: \u2066name@example.org\u2069',
  sendLink: 'إرسال رابط',
  sendingLink: 'جارٍ الإرسال…',
  linkNotSent: 'تعذّر طلب الرابط. العنوان ما زال هنا.',
  lookIntoMail: 'يرجى الآن تفقّد البريد الإلكتروني',
  linkSent: (address) =>
    `إذا كانت الجمعية تعرف العنوان ${apart(address)}، فستصل إليه خلال دقائق رسالة فيها رابط. وقد تكون في مجلد البريد غير المرغوب فيه.`,
  sendAgain: 'إعادة الإرسال',
  sendAgainIn: (seconds) => `إعادة الإرسال (بعد ${seconds} ث)`,
  otherAddress: 'عنوان آخر',
  pasteTitle: 'هل فُتحت الرسالة على جهاز آخر؟',
  pasteLabel: 'الرابط الوارد في الرسالة',
  pasteHelp: 'يرجى لصق الرابط كاملًا، أو ما يأتي فيه بعد العلامة # فقط.',
  pasteWrong: 'لا يوجد رابط هنا. يرجى نسخه كاملًا من الرسالة.',
  goOn: 'متابعة',
  linkFor: (names) => `هذا الرابط باسم ${apart(names)}.`,
  linkUntil: (when) => `موعد انتهاء صلاحيته: ${when}.`,
  signIn: 'الدخول',
  signingIn: 'جارٍ الدخول…',
  linkOver:
    'لم يعد هذا الرابط صالحًا. تمتد صلاحية الرابط 14 يومًا، وتنتهي قبل ذلك إذا أُبلغت الجمعية بعنوان بريد إلكتروني آخر. يمكن طلب رابط جديد هنا:',
  notMe: 'هذا شخص آخر',
  signedInAs: (names) => `تم الدخول باسم: ${apart(names)}`,
  signOut: 'الخروج',
  signedOut: 'تم الخروج. إلى اللقاء!',
  sessionOver:
    'انتهت الجلسة كي لا يطّلع أحد آخر على هذه البيانات. يمكن فتحها من جديد برابط جديد أو بالرابط الوارد في الرسالة.',
  addressChanged:
    'حُفظ عنوان البريد الإلكتروني الجديد. الروابط المرسلة إلى العنوان القديم لم تعد صالحة: يرجى طلب رابط إلى العنوان الجديد.',
  notHere: 'لا تُعرض البيانات الشخصية في هذا الموقع.',
  portalClosed: 'دخول الأعضاء غير متاح هنا.',
  portalAbove: 'يدخل أعضاء هذه الجمعية من صفحة الاتحاد الذي تنتمي إليه.',
  askClub: (address) => `للاستفسار: ${apart(address)}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'البيانات المحفوظة لدى الجمعية',
  membershipNumber: 'رقم العضوية',
  whose: 'عرض بيانات',
  edit: 'تعديل',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  saved: 'تم الحفظ.',
  nothingChanged: 'بقي كل شيء كما كان.',
  unsaved: 'لم يُحفظ بعد',
  notSaved: 'تعذّر الحفظ. كل ما كُتب ما زال هنا.',
  perhapsSaved: 'لم يصل رد، فربما حُفظت التغييرات وربما لم تُحفظ. لا ضرر من إعادة الحفظ.',
  emailNote: 'إذا تغيّر هذا العنوان، فستنتهي جلسات الجميع وسيُرسل رابط جديد إلى العنوان الجديد.',
  onlyClub: 'الجمعية وحدها تستطيع تغيير هذا.',
  notGiven: 'غير مذكور',
  conflict: 'غيّر شخص آخر هذه الإجابة في هذه الأثناء. يرجى اختيار الصحيح:',
  storedNow: 'المحفوظ حاليًا',
  enteredHere: 'المكتوب هنا',
  merged: 'غيّر شخص آخر إجابات أخرى في هذه الأثناء، وهي محفوظة أيضًا.',
  personGone: 'لم تعد بيانات هذا الشخص موجودة هنا.',
  fees: 'الاشتراكات والرسوم',
  noFees: 'لا توجد اشتراكات أو رسوم.',
  amount: 'المبلغ',
  reference: 'الغرض من التحويل',
  total: 'المجموع',
  referenceHint: 'يبيّن الغرض من التحويل للجمعية سبب الدفع.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  download: 'تنزيل كل البيانات في ملف',
  endsSoon: (left) => `لم يكن أحد هنا منذ مدة. الوقت المتبقي حتى انتهاء الجلسة: ${left}.`,
  endsForGood: (left) => `الوقت المتبقي حتى انتهاء الجلسة: ${left}. يرجى الحفظ قبل ذلك.`,
  stay: 'مواصلة الجلسة',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `مرحبًا ${apart(name)}،` : 'مرحبًا،'),
  signInSubject: (organisation) => `رابط الدخول: ${apart(organisation)}`,
  signIn: (organisation) =>
    `هذا رابط الدخول إلى بوابة الأعضاء لدى ${apart(organisation)}، للاطلاع على البيانات الشخصية وتحديثها:`,
  signInButton: 'الدخول',
  validUntil: (when) =>
    `موعد انتهاء صلاحية الرابط: ${when}. يمكن استخدامه حتى ذلك الحين كلما دعت الحاجة. كل من لديه الرابط يستطيع الاطلاع على البيانات وتغييرها: يرجى عدم إعطائه لأحد.`,
  paste: 'إذا قُرئت هذه الرسالة على جهاز آخر، فيمكن نسخ الرابط إلى الحقل في الصفحة التي طُلب منها.',
  notAsked: 'إذا لم يطلب أحد هذا الرابط، فلا حاجة إلى فعل أي شيء: من دون هذه الرسالة لا يمكن لأحد الدخول.',
  emailChangedSubject: (organisation) => `تغيير عنوان البريد الإلكتروني: ${apart(organisation)}`,
  emailChanged: (organisation) =>
    `أصبح في البيانات المحفوظة لدى ${apart(organisation)} عنوان بريد إلكتروني آخر. ستُرسل الرسائل من الآن فصاعدًا إلى العنوان الجديد، وروابط الدخول التي وصلت إلى هذا العنوان لم تعد صالحة.`,
  notYou: (contact) =>
    contact
      ? `إذا كان في ذلك خطأ، فيرجى الكتابة في أقرب وقت إلى ${apart(contact)}.`
      : 'إذا كان في ذلك خطأ، فيرجى إبلاغ الجمعية في أقرب وقت.',
  repeat: 'ربما وصلت هذه الرسالة من قبل.',
};
