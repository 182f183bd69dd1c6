import { BANK_FILE_PART_BYTES } from '../../../model/desk-bank.js';

/** The bytes of a file as they are sent to the desk: base64 in parts. */
export function bankFileParts(bytes: Uint8Array): string[] {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BANK_FILE_PART_BYTES)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + BANK_FILE_PART_BYTES))));
  return parts;
}
