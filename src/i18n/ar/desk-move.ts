import type { DeskMoveWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMove: DeskMoveWords = {
  choose: 'إلى أي فعالية؟',
  noEvents: 'لا توجد فعالية أخرى يمكن النقل إليها.',
  freePlaces: (count) => `الأماكن الشاغرة: ${isolate(count)}`,
  unlimited: 'الأماكن بلا حد',
  full: 'اكتمل العدد',
  toWaitingList: 'إلى قائمة الانتظار',
  otherEvent: 'اختيار فعالية أخرى',
  between: (from, to) => `من «${isolate(from)}» إلى «${isolate(to)}»`,
  leftOut: (fields) => `لا تسأل الاستمارة الجديدة عن: ${isolate(fields)}. تُحذف هذه الإجابات.`,
  help: 'يصبح المكان في الفعالية السابقة شاغرًا فورًا. إذا ذُكر عنوان بريد إلكتروني أُرسلت رسالة واحدة بذلك. لا تنتقل الموافقات إلا إذا طلبتها الاستمارتان بالكلمات نفسها.',
  paidHelp: 'يُحتسب المدفوع للفعالية الجديدة. إن كانت أغلى بقي الفرق مستحقًا، وإن كانت أرخص وجب على الجمعية رد الفرق.',
  toWaitingListInstead: 'النقل إلى قائمة الانتظار بدلًا من ذلك',
  priceCheck: 'يغيّر هذا السعر. يرجى التحقق من السعر الجديد ثم النقل مرة أخرى.',
  moved: (name, event) => `نُقل ${isolate(name)} إلى «${isolate(event)}».`,
};
