import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'File della banca',
  help: (max) => `CAMT.053, oppure CSV di Sparkasse, DKB o ING, fino a ${max}. Il file non viene conservato.`,
  otherAccount: 'Questo file riguarda un conto diverso da quello indicato nelle e-mail dell’associazione.',
  matched: 'Pagamenti con la loro quota',
  unmatched: 'Pagamenti senza una quota aperta corrispondente',
  payer: 'Pagato da',
  day: 'Contabilizzato il',
  reason: 'Motivo',
  reasons: {
    no_reference: 'Nessun riferimento nella causale',
    unknown_reference: 'Riferimento di nessuna quota di queste liste',
    other_amount: 'Importo diverso dal dovuto',
    other_currency: 'Non in euro',
    already_paid: 'Già pagato',
    already_booked: 'Ha già pagato una quota',
  },
  debits: (count) => `Uscite, non mostrate: ${count}`,
  none: 'In questo file non ci sono pagamenti in entrata.',
  tooLarge: (max) => `Il file supera ${max}. Un periodo più breve lo riduce.`,
  empty: 'Il file è vuoto.',
  otherFormat: 'Questo non è un file bancario leggibile: CAMT.053, oppure CSV di Sparkasse, DKB o ING.',
  unreadable: 'Il file è danneggiato o incompleto. Va scaricato di nuovo dalla banca.',
};
