import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscrição',
  changed_at: 'Alteração',
  family: 'Inscritos em conjunto',
  state: 'Estado',
  external_id: 'Identificador próprio',
  membership_number: 'Número de sócio',
};
