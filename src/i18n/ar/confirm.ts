import { isolate } from './common.js';
import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'بقي تأكيد عنوان البريد الإلكتروني',
  confirmSent: (address) =>
    `رسالة في الطريق إلى ${isolate(address)}. يسري التسجيل بعد تأكيده بالزر الموجود فيها خلال 24 ساعة، وبعد ذلك يُحذف.`,
  sendMailAgain: 'إعادة إرسال الرسالة',
  mailSentAgain: 'إذا لم يُؤكَّد العنوان بعد، فالرسالة في الطريق من جديد. وقد تكون في مجلد البريد غير المرغوب فيه.',
};
