import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscrição',
  changed_at: 'Alteração',
  family: 'Inscritos em conjunto',
  state: 'Estado',
  external_id: 'Identificador próprio',
  membership_number: 'Número de sócio',
  cancelled: 'Cancelada',
  consent_given_at: 'consentimento dado em',
  consent_withdrawn_at: 'consentimento retirado em',
  consent_text: 'texto do consentimento',
  consent_texts: 'Textos de consentimento',
  fees_open: 'Valor em aberto em EUR',
  fees_due_at: 'Vence em',
  fees_paid: 'Valor pago em EUR',
  fees_paid_at: 'Pago em',
  fees_reference: 'Referência do pagamento',
  persons: 'Pessoas',
};
