import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'ما الذي سيحدث بعد ذلك',
  number: 'الرقم',
  quoteNumber: 'عند وجود أسئلة، يرجى ذكر رقم التسجيل.',
  payNow: 'يرجى تحويل المبلغ. كل ما يلزم لذلك مذكور أعلاه.',
  changeLater: 'للتعديل أو الإلغاء: عبر الرابط في رسالة البريد الخاصة بالتسجيل، أو لدى الجمعية.',
  onWaitingList: 'لا يوجد مكان مؤكد بعد: التسجيل في قائمة الانتظار. إذا توفر مكان، ستتواصل الجمعية.',
  clubReplies: 'ستتواصل الجمعية. حتى ذلك الحين لا يلزم فعل شيء.',
};
