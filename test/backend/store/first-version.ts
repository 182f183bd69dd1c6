/** A database as the first version of the schema left it, to the letter: what it said of itself, and a small club in it. */
export const statements: readonly string[] = [
  'CREATE TABLE schema_version (version integer not null)',
  'CREATE TABLE setting (name text primary key, value text not null)',
  'CREATE TABLE workspace (id text primary key, slug text not null unique, name text not null, time_zone text not null, contact_email text, portal_origins text not null, subscription text not null)',
  'CREATE TABLE list (workspace_id text not null, id text not null, type text not null, name text not null, constraint list_key primary key (workspace_id, id))',
  'CREATE TABLE event (workspace_id text not null, list_id text not null, slug text not null, title text not null, published integer not null, opens_at bigint, closes_at bigint not null, start_date text not null, end_date text not null, max_persons integer, persons_count integer default 0 not null, location text, description text, position integer not null, constraint event_key primary key (workspace_id, list_id), constraint event_slug unique (workspace_id, slug))',
  'CREATE TABLE custom_column (workspace_id text not null, list_id text not null, id text not null, position integer not null, type text not null, name text not null, allowed_values text, external_id text, constraint custom_column_key primary key (workspace_id, list_id, id), constraint custom_column_external_id unique (workspace_id, list_id, external_id))',
  'CREATE TABLE person (workspace_id text not null, list_id text not null, row_key text not null, id text not null, external_id text, first_name text, last_name text, email text, email_key text, membership_number text, data text not null, confirmed integer not null, version integer not null, created_at bigint not null, constraint person_key primary key (workspace_id, list_id, row_key), constraint person_id unique (workspace_id, list_id, id), constraint person_external_id unique (workspace_id, list_id, external_id))',
  'CREATE TABLE access_key (workspace_id text not null, id text not null, name text not null, hash text not null unique, scopes text not null, lists text, created_at bigint not null, revoked_at bigint, constraint access_key_key primary key (workspace_id, id))',
  'CREATE TABLE idempotency (workspace_id text not null, key_hash text not null, fingerprint text not null, status integer not null, body text not null, person_id text, created_at bigint not null, constraint idempotency_key primary key (workspace_id, key_hash))',
  'CREATE INDEX idempotency_age on idempotency (created_at)',
  'CREATE TABLE form (workspace_id text not null, slug text not null, list_id text not null, title text not null, published integer not null, opens_at bigint, closes_at bigint, layout text, constraint form_key primary key (workspace_id, slug))',
  'CREATE INDEX form_list on form (workspace_id, list_id)',
];

/** Its rows, by table. Both persons were created with an Idempotency-Key of their own. */
export const rows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  schema_version: [
    {
      version: 1,
    },
  ],
  setting: [
    {
      name: 'secret',
      value: 'HCsEloH65I7Lt00rnY7byw6i1ct9lu-d8muHA0DSTDg',
    },
  ],
  workspace: [
    {
      id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      slug: 'club',
      name: 'Club',
      time_zone: 'Europe/Berlin',
      contact_email: null,
      portal_origins: '["https://club.example"]',
      subscription: '{"variant":"complete","list_types":["member","event","contact"]}',
    },
  ],
  list: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      id: 'lst_sbmp1wcb2meca03zfwvj45yr',
      type: 'member',
      name: 'Members',
    },
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      id: 'lst_vvv6rbq9sc3cpzcbr9j9c6g5',
      type: 'event',
      name: 'Camp',
    },
  ],
  event: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      list_id: 'lst_vvv6rbq9sc3cpzcbr9j9c6g5',
      slug: 'camp',
      title: 'Camp',
      published: 1,
      opens_at: null,
      closes_at: 1816466400000,
      start_date: '2027-07-24',
      end_date: '2027-07-24',
      max_persons: 2,
      persons_count: 1,
      location: null,
      description: null,
      position: 0,
    },
  ],
  custom_column: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      list_id: 'lst_sbmp1wcb2meca03zfwvj45yr',
      id: 'col_8kmeaeqv0skedzq312qp9p2q',
      position: 0,
      type: 'string',
      name: 'Department',
      allowed_values: '["Swim","Row"]',
      external_id: 'department',
    },
  ],
  person: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      list_id: 'lst_sbmp1wcb2meca03zfwvj45yr',
      row_key: '1k0s0ct2w00n4a085g6',
      id: 'per_vz33hqk9mn03k2vhbhy6peaz',
      external_id: 'zoe',
      first_name: 'Zoë',
      last_name: 'Ö',
      email: 'Zoe@example.org',
      email_key: 'zoe@example.org',
      membership_number: null,
      data: '{"department":"Row"}',
      confirmed: 1,
      version: 1,
      created_at: 1795262400000,
    },
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      list_id: 'lst_vvv6rbq9sc3cpzcbr9j9c6g5',
      row_key: '1k0s0ct2w01jfq2d0a4',
      id: 'per_9rx28cef8cyyjrdksr4fe93p',
      external_id: 'bob',
      first_name: 'Bob',
      last_name: 'Noyce',
      email: 'bob@example.org',
      email_key: 'bob@example.org',
      membership_number: null,
      data: '{}',
      confirmed: 1,
      version: 1,
      created_at: 1795262400000,
    },
  ],
  access_key: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      id: 'key_first',
      name: 'first',
      hash: '-0VKbWr00KVocuv48mkpMwlrGXR1bu--kgUYBYNEHMo',
      scopes: '["persons:read","persons:write","events:read","columns:read"]',
      lists: null,
      created_at: 1795262400000,
      revoked_at: null,
    },
  ],
  idempotency: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      key_hash: 'YXNmp9F55S9mwUEnCb-6tZL7B515t_1tvQ3QuFsq458',
      fingerprint: '2XMp2qPrSmGc_0jNkCjjR-6A8nEhRF2TNU1wcDq46K8',
      status: 201,
      body: '{"data":{"id":"per_vz33hqk9mn03k2vhbhy6peaz","external_id":"zoe","name":{"first_name":"Zoë","last_name":"Ö"},"email":"Zoe@example.org","birthdate":null,"phone":null,"address":null,"membership_number":null,"department":"Row"}}',
      person_id: 'per_vz33hqk9mn03k2vhbhy6peaz',
      created_at: 1795262400000,
    },
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      key_hash: 'sJMJVWAg3Y_ntqQpIVtBjqrtUytqyQmZz-UyVgPquAI',
      fingerprint: 'dKwo5waEkPaeBZTKfzM8z-WwJpYUn7RtINSV7eCx7bs',
      status: 201,
      body: '{"data":{"id":"per_9rx28cef8cyyjrdksr4fe93p","external_id":"bob","name":{"first_name":"Bob","last_name":"Noyce"},"email":"bob@example.org","birthdate":null,"phone":null,"address":null}}',
      person_id: 'per_9rx28cef8cyyjrdksr4fe93p',
      created_at: 1795262400000,
    },
  ],
  form: [
    {
      workspace_id: 'wsp_5vgvcyyfg4nfyzf47vnfbd24',
      slug: 'camp',
      list_id: 'lst_vvv6rbq9sc3cpzcbr9j9c6g5',
      title: 'Camp',
      published: 1,
      opens_at: null,
      closes_at: 1816466400000,
      layout: '{"sections":[{"fields":[{"name":"name"},{"name":"email"}]}]}',
    },
  ],
};

/** The workspace key of that club, which its database knows by hash only. */
export const key = `sk_${'k'.repeat(43)}`;
