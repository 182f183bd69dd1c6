import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Preço',
  base: 'Preço base',
  extra: 'Suplemento',
  siblings: 'Desconto para irmãos',
  total: 'Valor total',
  howToPay: 'Como pagar',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Ainda não há nada a pagar.',
  recipient: 'Beneficiário',
  reference: 'Referência',
  copy: 'Copiar',
  copied: 'Copiado',
  qrCode: 'Código QR para aplicações bancárias',
  openSince: (day) => `Em aberto desde ${day}`,
  dueOn: (day) => `Vence em ${day}`,
  wasDueOn: (day) => `Venceu em ${day}`,
  paidOn: (day) => `Pago em ${day}`,
};
