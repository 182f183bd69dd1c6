import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscripción',
  changed_at: 'Modificación',
  family: 'Inscritos juntos',
  state: 'Estado',
  external_id: 'Identificador propio',
  membership_number: 'Número de socio',
};
