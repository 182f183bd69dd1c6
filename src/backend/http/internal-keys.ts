import type { Scope, Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import { newSecret, type AccessKey } from '../store/index.js';

/** Keys of the gate, one per workspace, that exist only in the memory of this process. */
export function internalKeys(scopes: readonly Scope[]) {
  const byHash = new Map<string, AccessKey>();
  const keyOf = async ({ id }: Workspace): Promise<string> => {
    const key = `sk_${newSecret()}`;
    const hash = await digest(key);
    byHash.set(hash, {
      workspace_id: id,
      id: 'key_gate',
      name: 'gate',
      hash,
      scopes: [...scopes],
      lists: null,
      created_at: 0,
      revoked_at: null,
    });
    return key;
  };
  return { byHash: (hash: string) => byHash.get(hash), keyOf };
}
