import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Registered',
  changed_at: 'Changed',
  family: 'Registered together',
  state: 'State',
  external_id: 'Your identifier',
  membership_number: 'Membership number',
};
