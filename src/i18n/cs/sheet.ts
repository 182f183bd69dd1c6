import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Přihlášeno',
  changed_at: 'Změněno',
  family: 'Přihlášeni společně',
  state: 'Stav',
  external_id: 'Vlastní označení',
  membership_number: 'Členské číslo',
};
