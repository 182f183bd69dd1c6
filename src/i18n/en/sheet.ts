import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Registered',
  changed_at: 'Changed',
  family: 'Registered together',
  state: 'State',
  external_id: 'Your identifier',
  membership_number: 'Membership number',
  cancelled: 'Cancelled',
  consent_given_at: 'consent given on',
  consent_withdrawn_at: 'consent withdrawn on',
  consent_text: 'text of the consent',
  consent_texts: 'Consent texts',
  fees_open: 'Amount open in EUR',
  fees_due_at: 'Due on',
  fees_paid: 'Amount paid in EUR',
  fees_paid_at: 'Paid on',
  fees_reference: 'Payment reference',
  persons: 'Persons',
};
