import type { DeskDuplicatesWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'قد تكون هذه التسجيلات للشخص نفسه. عند الدمج يبقى واحد منها بالإجابات المختارة هنا.',
  none: 'لا يبدو أن أحدًا مسجَّل مرتين في هذه القائمة.',
  shared: { birthdate: 'الاسم وتاريخ الميلاد متطابقان', email: 'الاسم وعنوان البريد متطابقان' },
  keep: 'أي تسجيل يبقى؟',
  mustKeep: 'لا يمكن أن يبقى إلا هذا: له مكان، أو دُفع عنه شيء.',
  bothPaid: 'دُفع عن الاثنين، لذلك لا يمكن دمجهما. أعد أولًا مبلغ أحدهما ثم ألغه.',
  differing: 'إجابات مختلفة: أيها يبقى؟',
  same: 'إجابات متطابقة',
  fixed: 'تبقى الموافقة كما أعطاها صاحبها.',
  merge: 'دمج',
  ask: (name) =>
    `هل تريد دمج تسجيلَي ${isolate(name)}؟ يُحذف الآخر ويصبح مكانه شاغرًا. لا تُرسل أي رسالة إلا إذا تغيّر السعر.`,
  twoPersons: 'شخصان مختلفان',
  merged: (name) => `تم دمج تسجيلَي ${isolate(name)}.`,
  distinct: (name) => `سُجّل: يوجد شخصان باسم ${isolate(name)}.`,
};
