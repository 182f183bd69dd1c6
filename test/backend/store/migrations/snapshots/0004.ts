import { snapshot3 } from './0003.js';
import type { Snapshot } from './snapshot.js';

const [camp] = snapshot3.rows['event']!;
const { workspace_id, list_id } = camp!;

/** What a registration says that somebody is to look at. */
export const reviewBody = { name: { first_name: 'Ada', last_name: 'Ö' }, email: 'ada@example.org' };

/** As the fourth version of the schema left it: what the third had, and registrations that are held for review. */
export const snapshot4: Snapshot = {
  number: 4,
  statements: [
    ...snapshot3.statements,
    'CREATE TABLE held (workspace_id text not null, id text not null, list_id text not null, slug text not null, reason text not null, body text not null, created_at bigint not null, constraint held_key primary key (workspace_id, id))',
    'CREATE INDEX held_age on held (created_at)',
  ],
  rows: {
    ...snapshot3.rows,
    schema_version: [{ version: 4 }],
    held: [
      {
        workspace_id,
        id: 'rev_4c2m5t7d9w1k3q6n8x0b2h4z',
        list_id,
        slug: 'camp',
        reason: 'note',
        body: JSON.stringify(reviewBody),
        created_at: 1795262400000,
      },
    ],
  },
};
