import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Ilmoittautunut',
  changed_at: 'Muutettu',
  family: 'Ilmoitettu yhdessä',
  state: 'Tila',
  external_id: 'Oma tunniste',
  membership_number: 'Jäsennumero',
};
