interface Trusted {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Trusted): Trusted;
}

/** Where a script of ours that loads another one leaves it the policy, for a page may allow only one of a name. */
export const policySlot: unique symbol = Symbol.for('turnout.policy');

const same = (text: string): string => text;

function policy(): Trusted | undefined {
  try {
    return (
      (document.currentScript as { [policySlot]?: Trusted } | null)?.[policySlot] ??
      (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('turnout', {
        createHTML: same,
        createScript: same,
        createScriptURL: same,
      })
    );
  } catch {
    // a page whose list of policies has not got this one
    return undefined;
  }
}

/**
 * Whose texts and addresses of scripts are our own, said so to a page that trusts none (Trusted Types,
 * `trusted-types turnout`); undefined where a browser knows no such pages, or the page allows nobody of this name.
 */
export const trusted = policy();

/** Has a script come from an address of ours. Throws where the page trusts no address, nor us (Trusted Types). */
export function setSource(script: HTMLScriptElement, address: string): void {
  script.src = (trusted?.createScriptURL(address) as string | undefined) ?? address;
}

/** Whether a page lets us load scripts and draw templates. */
export function isTrusting(): boolean {
  try {
    setSource(document.createElement('script'), 'data:,');
    return true;
  } catch {
    return false;
  }
}
