import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Price',
  base: 'Base price',
  extra: 'Extra charge',
  siblings: 'Sibling discount',
  total: 'Total',
  howToPay: 'How to pay',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'There is nothing to pay yet.',
  recipient: 'Recipient',
  reference: 'Reference',
  copy: 'Copy',
  copied: 'Copied',
  qrCode: 'QR code for banking apps',
  openSince: (day) => `Open since ${day}`,
  dueOn: (day) => `Due by ${day}`,
  wasDueOn: (day) => `Was due by ${day}`,
  paidOn: (day) => `Paid on ${day}`,
};
