interface Trusted {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Trusted): Trusted;
}

const same = (text: string): string => text;

function policy(): Trusted | undefined {
  try {
    return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('turnout', {
      createHTML: same,
      createScript: same,
      createScriptURL: same,
    });
  } catch {
    // a page whose list of policies has not got this one
    return undefined;
  }
}

/**
 * What we wrote ourselves, said so to a page that trusts no text (Trusted Types, `trusted-types turnout`); undefined where a
 * browser knows no such pages, or the page allows nobody of this name.
 */
export const trusted = policy();

/** Whether a page lets us load what we draw with: where it trusts no address of a script, it has to know us. */
export function canLoad(): boolean {
  try {
    document.createElement('script').src = (trusted?.createScriptURL('') as string | undefined) ?? '';
    return true;
  } catch {
    return false;
  }
}
