import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'תאריך ההרשמה',
  changed_at: 'תאריך השינוי',
  family: 'נרשמו יחד',
  state: 'מצב',
  external_id: 'מזהה משלכם',
  membership_number: 'מספר חבר',
  cancelled: 'בוטל',
  consent_given_at: 'ההסכמה ניתנה בתאריך',
  consent_withdrawn_at: 'ההסכמה בוטלה בתאריך',
  consent_text: 'נוסח ההסכמה',
  consent_texts: 'נוסחי ההסכמות',
  fees_open: 'סכום לתשלום באירו',
  fees_due_at: 'לתשלום עד',
  fees_paid: 'סכום ששולם באירו',
  fees_paid_at: 'שולם בתאריך',
  fees_reference: 'אסמכתה לתשלום',
  persons: 'אנשים',
};
