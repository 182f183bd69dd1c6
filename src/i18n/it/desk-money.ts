import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Qui ci sono solo le quote delle iscrizioni fatte da questa pagina. Il servizio dell’associazione può averne altre.',
  owedBack: 'Da rimborsare',
  costUnit: 'Centro di costo',
  noCostUnit: 'Senza centro di costo',
  amount: 'Importo',
  purpose: 'Per',
  reference: 'Causale',
  due: 'Scadenza',
  paidDay: 'Pagato il',
  selectAll: 'Seleziona tutte quelle mostrate',
  selected: (count, amount) => `Selezionate: ${count}, ${amount}`,
  clearSelection: 'Annulla la selezione',
  markPaid: 'Segna come pagate',
  markOpen: 'Segna di nuovo da pagare',
  markedPaid: (count, amount) => `Segnate come pagate: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Di nuovo da pagare: ${count}, ${amount}`,
  wrongDay: 'Scegliere un giorno che non sia nel futuro.',
  noneOpen: 'Non c’è nessuna quota da pagare.',
  nonePaid: 'Non è ancora stata pagata nessuna quota.',
  saveCsv: 'Salva come CSV per il libro cassa',
  importFile: 'Importa file della banca',
};
