import qrcode from 'qrcode-generator';
import type { QrCode } from '../model/fee.js';

/** Light modules on each side (ISO/IEC 18004, quiet zone). */
export const QUIET_ZONE = 4;

/** A run of dark modules in a row, as part of a path. */
const runsOf = (row: string, y: number): string =>
  [...row.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + QUIET_ZONE} ${y}h${run.length}v1h-${run.length}z`)
    .join('');

/** The modules of a text in UTF-8, with error correction level M as EPC069-12 asks for. */
export function qrModules(payload: string): ReturnType<typeof qrcode> {
  const code = qrcode(0, 'M');
  // the library takes one character for one byte
  code.addData(String.fromCharCode(...new TextEncoder().encode(payload)), 'Byte');
  code.make();
  return code;
}

/** Its QR code as a path. */
export function qrCodeOf(payload: string): QrCode {
  const code = qrModules(payload);
  const count = code.getModuleCount();
  const places = [...Array(count).keys()];
  const rows = places.map((y) => places.map((x) => (code.isDark(y, x) ? 1 : 0)).join(''));
  return { payload, size: count + 2 * QUIET_ZONE, path: rows.map((row, y) => runsOf(row, y + QUIET_ZONE)).join('') };
}
