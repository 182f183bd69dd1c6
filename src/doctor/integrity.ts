import { aboutOf } from './about.js';
import { fingerprintsIn } from './fingerprint.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import type { Embed } from './page.js';
import { pasted } from './tag.js';

const inBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Whether the script is what its tag says; only secure pages can tell. */
export async function integrityOf({ tag, source }: Embed): Promise<AnyFinding[]> {
  const written = fingerprintsIn(tag.attributes['integrity']);
  if (!written.length || !source || !globalThis.crypto?.subtle) return [];
  try {
    const answer = await fetch(source, { credentials: 'omit', signal: AbortSignal.timeout(6000) });
    if (!answer.ok) return [];
    const expected = `sha384-${inBase64(await crypto.subtle.digest('SHA-384', await answer.clone().arrayBuffer()))}`;
    const bytes = await answer.arrayBuffer();
    for (const { size, digest } of written)
      if (inBase64(await crypto.subtle.digest(`SHA-${size}`, bytes)) === digest) return [];
    return [
      found('integrity_mismatch', { expected }, { about: aboutOf(tag), lines: [pasted(tag, { integrity: expected })] }),
    ];
  } catch {
    // that it cannot be had is told of elsewhere
    return [];
  }
}
