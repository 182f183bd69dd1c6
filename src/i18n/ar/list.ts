import type { FilterWords, ListWords } from '../messages.js';
import { common, placesLeft, rules } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'جارٍ تحميل الفعاليات…',
  missing: 'هذه الفعاليات غير موجودة أو لم تعد موجودة. يرجى سؤال الجمعية عن تقويم فعالياتها.',
  unavailable: 'لا يمكن عرض الفعاليات في الوقت الحالي.',
  busy: 'يطّلع كثيرون على الفعاليات في هذه اللحظة. يرجى إعادة المحاولة بعد قليل.',
  elsewhere: 'فتح الفعاليات في صفحة مستقلة',

  events: 'الفعاليات',
  noEvents: 'لا توجد فعاليات في الوقت الحالي.',
  noResults: 'لا توجد فعاليات مطابقة.',
  showMore: 'عرض المزيد',

  isOpen: 'التسجيل مفتوح',
  fewLeft: placesLeft,
  isFull: 'اكتمل العدد',
  hasWaitingList: 'قائمة انتظار',
  opensOn: (when) => (when ? `موعد فتح التسجيل: ${when}` : 'لم يُفتح التسجيل بعد'),
  isClosed: 'التسجيل مغلق',
  isOver: 'انتهت',

  priceFrom: (amount) => `ابتداءً من \u2068${amount}\u2069`,
  isFree: 'مجانًا',
  map: 'الخريطة',

  register: 'التسجيل',
  details: 'التفاصيل',
  back: 'جميع الفعاليات',

  subscribe: 'الاشتراك في التقويم',
};

export const filters: FilterWords = {
  resultCount: (count) =>
    ({
      zero: 'لا فعاليات',
      one: 'فعالية واحدة',
      two: 'فعاليتان',
      few: `${count} فعاليات`,
      many: `${count} فعالية`,
      other: `${count} فعالية`,
    })[rules.select(count)],
  shownOf: (visible, count) => `المعروض: ${visible} من ${count}`,
  filter: 'تصفية الفعاليات',
  search: 'البحث',
  time: 'الموعد',
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
