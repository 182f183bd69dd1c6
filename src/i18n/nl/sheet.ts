import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Aangemeld',
  changed_at: 'Gewijzigd',
  family: 'Samen aangemeld',
  state: 'Status',
  external_id: 'Eigen kenmerk',
  membership_number: 'Lidnummer',
};
