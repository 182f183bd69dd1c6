import type { DeskAddWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `أُضيف ${isolate(name)}.`,
  help: 'إذا ذُكر عنوان بريد إلكتروني أُرسلت الرسالة المعتادة. لا تُطلب الموافقات هنا: يمكن منحها في صفحة التسجيل.',
  toWaitingList: 'الوضع في قائمة الانتظار بدلًا من ذلك',
};
