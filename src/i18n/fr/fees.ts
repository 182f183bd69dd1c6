import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Prix',
  base: 'Prix de base',
  extra: 'Supplément',
  siblings: 'Réduction pour la fratrie',
  total: 'Montant total',
  howToPay: 'Comment payer',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Il n’y a encore rien à payer.',
  recipient: 'Bénéficiaire',
  reference: 'Référence',
  copy: 'Copier',
  copied: 'Copié',
  qrCode: 'Code QR pour applications bancaires',
  openSince: (day) => `En attente depuis le ${day}`,
  dueOn: (day) => `À payer avant le ${day}`,
  wasDueOn: (day) => `Était à payer avant le ${day}`,
  paidOn: (day) => `Payé le ${day}`,
};
