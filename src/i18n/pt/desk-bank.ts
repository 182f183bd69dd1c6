import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Ficheiro do banco',
  help: (max) => `CAMT.053, ou CSV do Sparkasse, DKB ou ING, até ${max}. O ficheiro não é guardado.`,
  otherAccount: 'Este ficheiro é de outra conta que não a dos e-mails do clube.',
  matched: 'Pagamentos com a sua quota',
  unmatched: 'Pagamentos sem quota em aberto correspondente',
  payer: 'Pago por',
  day: 'Lançado em',
  reason: 'Motivo',
  reasons: {
    no_reference: 'Sem referência no texto',
    unknown_reference: 'Referência de nenhuma quota destas listas',
    other_amount: 'Montante diferente do devido',
    other_currency: 'Não em euros',
    already_paid: 'Já pago',
    already_booked: 'Já pagou uma quota',
  },
  debits: (count) => `Saídas, não mostradas: ${count}`,
  none: 'Neste ficheiro não há pagamentos recebidos.',
  tooLarge: (max) => `O ficheiro excede ${max}. Um período mais curto reduz o tamanho.`,
  empty: 'O ficheiro está vazio.',
  otherFormat: 'Não é um ficheiro bancário que se possa ler: CAMT.053, ou CSV do Sparkasse, DKB ou ING.',
  unreadable: 'O ficheiro está danificado ou incompleto. É preciso voltar a descarregá-lo do banco.',
};
