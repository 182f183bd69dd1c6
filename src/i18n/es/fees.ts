import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Precio',
  base: 'Precio base',
  extra: 'Suplemento',
  siblings: 'Descuento por hermanos',
  total: 'Importe total',
  howToPay: 'Cómo pagar',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Todavía no hay nada que pagar.',
  recipient: 'Beneficiario',
  reference: 'Concepto',
  copy: 'Copiar',
  copied: 'Copiado',
  qrCode: 'Código QR para aplicaciones bancarias',
  openSince: (day) => `Pendiente desde el ${day}`,
  dueOn: (day) => `Vence el ${day}`,
  wasDueOn: (day) => `Venció el ${day}`,
  paidOn: (day) => `Pagado el ${day}`,
};
