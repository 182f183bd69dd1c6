import { tagSummary } from './tag-summary.js';
import { fingerprintsIn } from './fingerprint.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import type { Embed } from './page.js';
import { snippetFrom } from './tag.js';

const inBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A finding if the script does not match its `integrity`. Only secure pages can compute checksums. */
export async function checkIntegrity({ tag, source }: Embed): Promise<AnyFinding[]> {
  const fingerprints = fingerprintsIn(tag.attributes['integrity']);
  if (!fingerprints.length || !source || !globalThis.crypto?.subtle) return [];
  try {
    const answer = await fetch(source, { credentials: 'omit', signal: AbortSignal.timeout(6000) });
    if (!answer.ok) return [];
    const expected = `sha384-${inBase64(await crypto.subtle.digest('SHA-384', await answer.clone().arrayBuffer()))}`;
    const bytes = await answer.arrayBuffer();
    for (const { size, digest } of fingerprints)
      if (inBase64(await crypto.subtle.digest(`SHA-${size}`, bytes)) === digest) return [];
    return [
      createFinding(
        'integrity_mismatch',
        { expected },
        { subject: tagSummary(tag), lines: [snippetFrom(tag, { integrity: expected })] },
      ),
    ];
  } catch {
    // other findings report a script that does not load
    return [];
  }
}
