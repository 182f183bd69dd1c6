/** What a script must be, as its tag says it (Subresource Integrity). */
export interface Fingerprint {
  readonly size: string;
  readonly digest: string;
}

/** In base64 as it is compared; a browser takes the letters of addresses as well. */
const plain = (digest: string): string => digest.replaceAll('-', '+').replaceAll('_', '/');

/** The fingerprints that count: the strongest of those that are written like one. Browsers pass over the rest. */
export function fingerprintsIn(integrity = ''): Fingerprint[] {
  const all = integrity.split(/\s+/).flatMap((one) => {
    const [, size = '', digest = ''] = /^sha(256|384|512)-([\w+/-]+={0,2})(?:\?.*)?$/i.exec(one) ?? [];
    return size ? [{ size, digest: plain(digest) }] : [];
  });
  const strongest = all
    .map(({ size }) => size)
    .sort()
    .at(-1);
  return all.filter(({ size }) => size === strongest);
}
