import type { Fee, PaymentDetails, QrCode } from '../model/fee.js';
import type { BankAccount } from '../model/workspace.js';
import { epcPayload } from './epc-payload.js';
import { qrCodeOf } from './qr-code.js';

/** The QR code of a transfer; null if the standard has no room for it. */
function qrOf(account: BankAccount, { amount, reference }: Pick<Fee, 'amount' | 'reference'>): QrCode | null {
  try {
    return qrCodeOf(epcPayload({ ...account, amount, reference }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** How a fee is paid to an account; null if the club has none. */
export const paymentDetails = (
  fee: Pick<Fee, 'amount' | 'reference'>,
  account: BankAccount | null,
): PaymentDetails | null =>
  account && { ...account, amount: fee.amount, reference: fee.reference, qr: qrOf(account, fee) };
