interface TrustedPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** The property of a script tag with which one of our scripts passes its policy to the next: a page may allow a name once. */
export const policySlot: unique symbol = Symbol.for('turnout.policy');

const identity = (text: string): string => text;

function createPolicy(): TrustedPolicy | undefined {
  try {
    return (
      (document.currentScript as { [policySlot]?: TrustedPolicy } | null)?.[policySlot] ??
      (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('turnout', {
        createHTML: identity,
        createScript: identity,
        createScriptURL: identity,
      })
    );
  } catch {
    // the page does not allow a policy of this name
    return undefined;
  }
}

/**
 * The kit's policy for Trusted Types (`trusted-types turnout`); undefined if the browser has no Trusted Types, or the page
 * does not allow a policy of this name.
 */
export const trustedPolicy = createPolicy();

/** Sets the address of a script. Throws if Trusted Types of the page forbid it. */
export function setScriptSource(script: HTMLScriptElement, address: string): void {
  script.src = (trustedPolicy?.createScriptURL(address) as string | undefined) ?? address;
}

/** Whether the page's Trusted Types allow our scripts and templates. */
export function allowsOwnScripts(): boolean {
  try {
    setScriptSource(document.createElement('script'), 'data:,');
    return true;
  } catch {
    return false;
  }
}
