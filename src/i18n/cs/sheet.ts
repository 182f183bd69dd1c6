import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Přihlášeno',
  changed_at: 'Změněno',
  family: 'Přihlášeni společně',
  state: 'Stav',
  external_id: 'Vlastní označení',
  membership_number: 'Členské číslo',
  cancelled: 'Zrušeno',
  consent_given_at: 'souhlas udělen',
  consent_withdrawn_at: 'souhlas odvolán',
  consent_text: 'znění souhlasu',
  consent_texts: 'Znění souhlasů',
  fees_open: 'K úhradě, EUR',
  fees_due_at: 'Splatnost',
  fees_paid: 'Uhrazeno, EUR',
  fees_paid_at: 'Datum úhrady',
  fees_reference: 'Platební reference',
  persons: 'Osoby',
};
