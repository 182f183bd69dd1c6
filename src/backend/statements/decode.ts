/**
 * The text of a file of a bank: UTF-8, and Windows-1252 if it is not UTF-8. ISO 8859-1 is read as Windows-1252, which has
 * the same letters.
 */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
