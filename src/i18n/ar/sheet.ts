import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'تاريخ التسجيل',
  changed_at: 'تاريخ التعديل',
  family: 'مسجَّلون معًا',
  state: 'الحالة',
  external_id: 'المعرّف الخاص',
  membership_number: 'رقم العضوية',
  cancelled: 'أُلغي',
  consent_given_at: 'تاريخ الموافقة',
  consent_withdrawn_at: 'تاريخ سحب الموافقة',
  consent_text: 'نص الموافقة',
  consent_texts: 'نصوص الموافقات',
  fees_open: 'المبلغ المستحق باليورو',
  fees_due_at: 'موعد السداد',
  fees_paid: 'المبلغ المدفوع باليورو',
  fees_paid_at: 'تاريخ الدفع',
  fees_reference: 'مرجع الدفع',
  persons: 'الأشخاص',
};
