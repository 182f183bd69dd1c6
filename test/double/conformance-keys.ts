import type { DescribedKey } from '../conformance/roles.js';
import type { Double } from './start-double.js';

/** What the keys of a double are good for. GET /me of a service that is not the bundled one cannot tell it. */
export const describedKeys = ({ workspaces }: Pick<Double, 'workspaces'>): DescribedKey[] =>
  Object.values(workspaces).flatMap(({ name, listTypes, portal, lists, keys }) =>
    keys.map(({ secret, lists: within }) => ({
      key: secret,
      workspace: name,
      list_types: [...listTypes],
      member_portal: portal,
      lists: [...lists.values()].filter(({ id }) => !within || within.has(id)).map(({ id, type }) => ({ id, type })),
    })),
  );
