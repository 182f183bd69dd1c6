import { trustedPolicy } from '../browser/trusted-types.js';

// Lit creates a policy called `lit-html` while it is loaded, and fails on pages whose list of policies (Trusted Types,
// `trusted-types turnout`) does not have that name. While this script loads its copy, it gets the policy of the kit:
// `lit-policy-end.ts` takes this away before any other script runs.
const identity = (text: string): string => text;

export const policies = (globalThis as { trustedTypes?: { createPolicy?: unknown } }).trustedTypes;

if (policies)
  Object.defineProperty(policies, 'createPolicy', {
    configurable: true,
    value: () => trustedPolicy ?? { createHTML: identity },
  });
