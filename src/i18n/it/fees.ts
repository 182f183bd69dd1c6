import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Prezzo',
  base: 'Prezzo base',
  extra: 'Supplemento',
  siblings: 'Sconto fratelli e sorelle',
  total: 'Totale',
  howToPay: 'Come pagare',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Per ora non c’è nulla da pagare.',
  recipient: 'Beneficiario',
  reference: 'Causale',
  copy: 'Copia',
  copied: 'Copiato',
  qrCode: 'Codice QR per app bancarie',
  openSince: (day) => `Da pagare dal ${day}`,
  dueOn: (day) => `Da pagare entro il ${day}`,
  wasDueOn: (day) => `Era da pagare entro il ${day}`,
  paidOn: (day) => `Pagato il ${day}`,
};
