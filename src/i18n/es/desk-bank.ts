import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Archivo del banco',
  help: (max) => `CAMT.053, o CSV de Sparkasse, DKB o ING, hasta ${max}. El archivo no se guarda.`,
  otherAccount: 'Este archivo es de otra cuenta que la de los correos del club.',
  matched: 'Pagos con su cuota',
  unmatched: 'Pagos sin cuota pendiente que coincida',
  payer: 'Pagado por',
  day: 'Contabilizado el',
  reason: 'Motivo',
  reasons: {
    no_reference: 'Sin referencia en el texto',
    unknown_reference: 'Referencia de ninguna cuota de estas listas',
    other_amount: 'Importe distinto del debido',
    other_currency: 'No en euros',
    already_paid: 'Ya pagado',
    already_booked: 'Ya ha pagado una cuota',
  },
  debits: (count) => `Salidas, no mostradas: ${count}`,
  none: 'En este archivo no hay pagos recibidos.',
  tooLarge: (max) => `El archivo supera ${max}. Un periodo más corto lo reduce.`,
  empty: 'El archivo está vacío.',
  otherFormat: 'No es un archivo bancario que se pueda leer: CAMT.053, o CSV de Sparkasse, DKB o ING.',
  unreadable: 'El archivo está dañado o incompleto. Hay que volver a descargarlo del banco.',
};
