import type { Fee } from '../model/fee.js';
import type { BankAccount } from '../model/workspace.js';
import { epcPayload } from './epc-payload.js';
import { qrModules, QUIET_ZONE } from './qr-code.js';

/** Pixels of a module. */
const MODULE_PX = 4;

/** The QR code of a transfer as an image for mails: GIF in Base64. */
export interface TransferImage {
  readonly base64: string;
  /** Pixels of a side. */
  readonly size: number;
}

/** The image of a transfer to an account; undefined if the standard has no room for it (EPC069-12). */
export function transferImage(
  { amount, reference }: Pick<Fee, 'amount' | 'reference'>,
  account: BankAccount,
): TransferImage | undefined {
  try {
    const code = qrModules(epcPayload({ ...account, amount, reference }));
    const [, base64 = ''] = code.createDataURL(MODULE_PX, QUIET_ZONE * MODULE_PX).split(',');
    return { base64, size: (code.getModuleCount() + 2 * QUIET_ZONE) * MODULE_PX };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
