import type { DeskBankWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskBank: DeskBankWords = {
  file: 'ملف البنك',
  help: (max) => `صيغة CAMT.053، أو CSV من Sparkasse أو DKB أو ING، بحد أقصى ${isolate(max)}. لا يُحفظ الملف.`,
  otherAccount: 'هذا الملف يخص حسابًا آخر غير الحساب الوارد في رسائل الجمعية.',
  matched: 'دفعات مع رسومها',
  unmatched: 'دفعات لا تطابق رسومًا مستحقة',
  payer: 'الدافع',
  day: 'تاريخ القيد',
  reason: 'السبب',
  reasons: {
    no_reference: 'لا مرجع في النص',
    unknown_reference: 'المرجع لا يخص أي رسوم في هذه القوائم',
    other_amount: 'مبلغ غير المستحق',
    other_currency: 'ليس باليورو',
    already_paid: 'مدفوع من قبل',
    already_booked: 'سبق أن سددت هذه الدفعة رسومًا',
  },
  debits: (count) => `دفعات صادرة غير معروضة: ${isolate(count)}`,
  none: 'لا توجد دفعات واردة في هذا الملف.',
  tooLarge: (max) => `الملف أكبر من ${isolate(max)}. فترة أقصر تجعله أصغر.`,
  empty: 'الملف فارغ.',
  otherFormat: 'ليس هذا ملف بنك يمكن قراءته: CAMT.053، أو CSV من Sparkasse أو DKB أو ING.',
  unreadable: 'الملف تالف أو غير مكتمل. يُرجى تنزيله من البنك مرة أخرى.',
};
