/** A checksum in an `integrity` attribute (Subresource Integrity). */
export interface Fingerprint {
  readonly size: string;
  readonly digest: string;
}

/** The digest in standard base64; browsers also accept the URL-safe alphabet. */
const standardBase64 = (digest: string): string => digest.replaceAll('-', '+').replaceAll('_', '/');

/** The effective checksums: those of the strongest algorithm. Browsers ignore the others. */
export function fingerprintsIn(integrity = ''): Fingerprint[] {
  const all = integrity.split(/\s+/).flatMap((part) => {
    const [, size = '', digest = ''] = /^sha(256|384|512)-([\w+/-]+={0,2})(?:\?.*)?$/i.exec(part) ?? [];
    return size ? [{ size, digest: standardBase64(digest) }] : [];
  });
  const strongest = all
    .map(({ size }) => size)
    .sort()
    .at(-1);
  return all.filter(({ size }) => size === strongest);
}
