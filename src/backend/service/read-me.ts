import type { Service } from '../../contract/index.js';
import type { Route } from './route.js';

/** specification: GET /me; its shape: docs/api.md#workspace-and-events. Omits lists that the key may not access. */
export const readMe: Route<Service['readMe']> = async ({ workspace, key, store, addresses }) => {
  const { id, name, slug, subscription, portal_status } = workspace;
  const lists = await store.lists.all(id);
  return {
    data: {
      id,
      name,
      slug,
      subscription,
      member_portal: { status: portal_status, url: `${addresses.portal_url}/${slug}` },
      lists: lists.filter((list) => !key.lists || key.lists.includes(list.id)),
      key: { name: key.name, scopes: key.scopes },
    },
  };
};
