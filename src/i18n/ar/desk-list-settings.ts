import type { DeskListSettingsWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'التسجيل والأماكن',
  openUntil: (moment) => `التسجيل مفتوح حتى ${isolate(moment)}.`,
  opensAt: (moment) => `يُفتح التسجيل في ${isolate(moment)}.`,
  closedByFile: (moment) => `أُغلق التسجيل في ${isolate(moment)} كما ورد في ملف إعدادات الجمعية.`,
  closedHere: (moment) => `أُغلق التسجيل هنا في ${isolate(moment)} ويبقى مغلقًا حتى يُفتح هنا.`,
  hidden: 'هذه الفعالية غير ظاهرة: ملف إعدادات الجمعية يخفيها.',
  close: 'إغلاق التسجيل',
  open: 'فتح التسجيل',
  nowClosed: 'التسجيل مغلق الآن.',
  nowOpen: 'فُتح التسجيل من جديد كما ورد في ملف إعدادات الجمعية.',
  placesLabel: 'عدد الأماكن',
  placesHelp: 'يُترك فارغًا إن لم يكن هناك حد. الأماكن الشاغرة تُعرض أولًا على قائمة الانتظار.',
  taken: (count) => `المحجوز أو المعروض: ${isolate(count)}.`,
  fileSays: (count) => `تغيّر هنا. العدد في ملف إعدادات الجمعية: ${isolate(count)}.`,
  fileUnlimited: 'تغيّر هنا. ملف إعدادات الجمعية لا يضع حدًّا.',
  savePlaces: 'حفظ الأماكن',
  placesSaved: 'تغيّر عدد الأماكن.',
  invalid: (max) => `يُكتب عدد صحيح من 1 إلى ${isolate(max)} أو يُترك الحقل فارغًا.`,
  fewerThanTaken: (taken, places) =>
    `عدد الأماكن المحجوزة أو المعروضة الآن: ${isolate(taken)}. هل يُغيَّر العدد إلى ${isolate(places)} رغم ذلك؟ لن يفقد أحد مكانه، ولكن لن تُمنح أماكن جديدة حتى يقلّ المحجوز.`,
};
