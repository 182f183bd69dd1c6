interface Trusted {
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
      createScript: same,
      createScriptURL: same,
    });
  } catch {
    // a page whose list of policies has not got this one
    return undefined;
  }
}

/**
 * Whose addresses of scripts, and texts in them, are our own, said so to a page that trusts none (Trusted Types,
 * `trusted-types turnout`); undefined where a browser knows no such pages, or the page allows nobody of this name.
 */
export const trusted = policy();

/** Has a script come from an address of ours. Throws where the page trusts no address, nor us (Trusted Types). */
export function setSource(script: HTMLScriptElement, address: string): void {
  script.src = (trusted?.createScriptURL(address) as string | undefined) ?? address;
}

/** Whether a page lets us load scripts from beside this address. Modules, where there is none, it lets everybody load. */
export function canLoad(address: string | undefined): boolean {
  try {
    if (address) setSource(document.createElement('script'), address);
    return true;
  } catch {
    return false;
  }
}
