import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscripción',
  changed_at: 'Modificación',
  family: 'Inscritos juntos',
  state: 'Estado',
  external_id: 'Identificador propio',
  membership_number: 'Número de socio',
  cancelled: 'Anulada',
  consent_given_at: 'consentimiento dado el',
  consent_withdrawn_at: 'consentimiento retirado el',
  consent_text: 'texto del consentimiento',
  consent_texts: 'Textos de consentimiento',
  fees_open: 'Importe pendiente en EUR',
  fees_due_at: 'Vence el',
  fees_paid: 'Importe pagado en EUR',
  fees_paid_at: 'Pagado el',
  fees_reference: 'Concepto',
  persons: 'Personas',
};
