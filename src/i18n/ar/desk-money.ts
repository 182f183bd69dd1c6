import type { DeskMoneyWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'هنا رسوم التسجيلات التي تمت عبر هذه الصفحة فقط. قد تكون لدى خدمة الجمعية رسوم أخرى.',
  owedBack: 'مبالغ تُرد',
  costUnit: 'مركز التكلفة',
  noCostUnit: 'بدون مركز تكلفة',
  amount: 'المبلغ',
  purpose: 'عن',
  reference: 'الغرض من التحويل',
  due: 'الاستحقاق',
  paidDay: 'تاريخ الدفع',
  selectAll: 'تحديد كل المعروض',
  selected: (count, amount) => `المحدد: ${isolate(count)}، ${isolate(amount)}`,
  clearSelection: 'إلغاء التحديد',
  markPaid: 'تسجيل كمدفوع',
  markOpen: 'تسجيل كغير مدفوع مجددًا',
  markedPaid: (count, amount) => `سُجّل كمدفوع: ${isolate(count)}، ${isolate(amount)}`,
  markedOpen: (count, amount) => `غير مدفوع مجددًا: ${isolate(count)}، ${isolate(amount)}`,
  wrongDay: 'يجب اختيار يوم ليس في المستقبل.',
  noneOpen: 'لا توجد رسوم غير مدفوعة.',
  nonePaid: 'لم تُدفع أي رسوم بعد.',
  saveCsv: 'حفظ بصيغة CSV لدفتر الصندوق',
  importFile: 'استيراد ملف البنك',
};
