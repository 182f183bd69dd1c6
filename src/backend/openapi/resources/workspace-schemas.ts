import type { List, Subscription, WorkspaceMetadata } from '../../../model/workspace.js';
import { scopes } from '../../workspace/index.js';
import { enumOf, idOf, listOf, object, text, uri } from '../schema.js';

const listType = enumOf(['member', 'event', 'contact']);
const list = object<List>({ id: idOf('lst'), type: listType, name: text() });
const subscription = object<Subscription>({
  variant: text(),
  list_types: listOf(listType, { description: 'Lists of other types answer 402.' }),
});

/** The workspace of a key, with its lists. */
export const workspaceSchemas = {
  Workspace: object<WorkspaceMetadata>({
    id: idOf('wsp'),
    name: text(),
    slug: text(),
    subscription,
    member_portal: object<WorkspaceMetadata['member_portal']>({
      status: enumOf(['enabled', 'disabled', 'superordinate']),
      url: uri(),
    }),
    lists: listOf(list, { description: 'Those that the key may touch.' }),
    key: object<WorkspaceMetadata['key']>({ name: text(), scopes: listOf(enumOf(scopes)) }),
  }),
} as const;
