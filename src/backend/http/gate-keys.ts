import { internalKeys } from './internal-keys.js';

const visitorScopes = ['events:read', 'columns:read', 'registrations:write'] as const;
const memberScopes = ['events:read', 'columns:read', 'persons:read', 'persons:write', 'portal_sessions:write'] as const;
const feeScopes = ['persons:read', 'fees:write'] as const;

/** The keys with which the gate asks the service: for visitors, who may register, for members, and for fees. */
export function gateKeys() {
  const visitors = internalKeys(visitorScopes);
  const members = internalKeys(memberScopes);
  const fees = internalKeys(feeScopes);
  return {
    visitors,
    members,
    fees,
    byHash: (hash: string) => visitors.byHash(hash) ?? members.byHash(hash) ?? fees.byHash(hash),
  };
}
