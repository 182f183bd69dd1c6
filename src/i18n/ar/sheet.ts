import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'تاريخ التسجيل',
  changed_at: 'تاريخ التعديل',
  family: 'مسجَّلون معًا',
  state: 'الحالة',
  external_id: 'المعرّف الخاص',
  membership_number: 'رقم العضوية',
};
