import {
  columnTypes,
  MAX_LENGTHS,
  memberFields,
  personFields,
  schemaOf,
  schemaOfField,
  type JsonSchema,
} from '../../fields/index.js';
import { knownIssues } from '../../i18n/integrators.js';
import type { FeeChange, FeeCredit, FeeRecord, PersonChange } from '../../model/change.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { Column, ColumnInput } from '../../model/column.js';
import type { Problem } from '../../model/envelope.js';
import type { Fee, FeeInput } from '../../model/fee.js';
import type { Issue } from '../../model/issue.js';
import type { Person, PersonInput, SynchronisedPersonInput } from '../../model/person.js';
import type { PortalSession, PortalSessionInput } from '../../model/portal-session.js';
import type { List, Subscription, WorkspaceMetadata } from '../../model/workspace.js';
import { externalIdField, feeFields, identifierFields } from '../service/index.js';
import { scopes } from '../workspace/index.js';
import {
  uri,
  date,
  boolean,
  idOf,
  listOf,
  named,
  object,
  enumOf,
  inputSchemaOf,
  orNull,
  text,
  integer,
  type SchemaOf,
} from './schema.js';

const builtIn = [...personFields, ...memberFields];

/**
 * Custom fields, each of the type of its column. Described in words: code generators would apply a schema here to `name` and
 * `address` as well.
 */
const customFields: JsonSchema = {
  description: `Custom fields, under the \`external_id\` of their column or its \`id\`, each of the column's type: ${Object.keys(columnTypes).join(', ')}.`,
};

const external_id = schemaOfField(externalIdField);

/** The schemas of a person's writable fields, as answers have them and as requests do. */
const writableFields = Object.fromEntries(builtIn.map((field) => [field.name, schemaOfField(field)]));
const inputFields = Object.fromEntries(
  Object.entries(writableFields).map(([name, schema]) => [name, inputSchemaOf(schema)]),
);

/** An object's schema in which some properties cannot be null. */
function withoutNull(
  schema: JsonSchema,
  names: readonly string[],
): JsonSchema & { properties: Record<string, JsonSchema> } {
  const properties = schema['properties'] as Record<string, { anyOf?: JsonSchema[] } & JsonSchema>;
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    names.includes(name) ? (schema.anyOf?.[0] ?? schema) : schema,
  ]);
  return { ...schema, properties: Object.fromEntries(entries) as Record<string, JsonSchema> };
}

const personInput = (fieldSchemas: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties: { external_id, ...inputFields, ...fieldSchemas },
  additionalProperties: customFields,
});

const columnTypeNames = Object.keys(columnTypes);
const allowed_values = listOf(text({ minLength: 1 }), {
  minItems: 1,
  maxItems: MAX_LENGTHS.list,
  uniqueItems: true,
  description: 'Only for the types `string` and `array`.',
});

const listType = enumOf(['member', 'event', 'contact']);
const list = object<List>({ id: idOf('lst'), type: listType, name: text() });
const subscription = object<Subscription>({
  variant: text(),
  list_types: listOf(listType, { description: 'Lists of other types answer 402.' }),
});

const feeProperties = {
  id: idOf('fee'),
  reference: text({ description: 'For the transfer: ISO 11649, made by the service.' }),
  amount: integer({ description: 'Cents.' }),
  description: text(),
  person_name: text(),
  person_id: idOf('per'),
};

const instant = () => text({ format: 'date-time' });

/** One kind of change. */
const changeOf = (prefix: string, change: string, subject: Record<string, JsonSchema>, description?: string) => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties: { id: idOf(prefix), changed_at: instant(), change: { const: change }, ...subject },
  required: ['id', 'changed_at', 'change', ...Object.keys(subject)],
  additionalProperties: false,
});

/** The schemas of all resources and request bodies. */
export const resources = {
  Event: object<ClubEvent>({
    list_id: idOf('lst', { description: 'The list that holds the persons of the event.' }),
    title: text(),
    published: boolean({ description: 'True while the event accepts registrations.' }),
    start_date: date(),
    end_date: date(),
    url: uri({ description: 'The registration form on a page of its own.' }),
    embed_snippet: text({ description: 'The script tag that embeds the form. It carries `data-slug`.' }),
    slug: text(),
    max_persons: orNull(integer({ minimum: 1 })),
    persons_count: integer({ minimum: 0 }),
    location: orNull(text()),
    description: orNull(text()),
    changed_at: text({ format: 'date-time', description: 'When something that calendars show changed last.' }),
    revision: integer({ minimum: 0, description: 'How often that happened: SEQUENCE of the calendar file.' }),
    places_left: orNull(
      integer({ minimum: 0, description: 'Places for newcomers. Places offered to the waiting list are taken.' }),
    ),
    state: enumOf(['draft', 'not_yet_open', 'open', 'full', 'closed', 'over']),
    waiting_list_of: orNull(idOf('lst', { description: 'The list of the event whose waiting list this event is.' })),
  }),

  Person: {
    type: 'object',
    description: 'All fields of the list. What is not known is null.',
    properties: {
      id: idOf('per'),
      external_id,
      ...withoutNull({ properties: writableFields }, ['name'])['properties'],
    },
    required: ['id', 'external_id', ...personFields.map(({ name }) => name)],
    additionalProperties: customFields,
  } as SchemaOf<Person>,

  PersonInput: personInput({
    creation_behaviour: enumOf(['default', 'unconfirmed'], {
      description: '`unconfirmed`: a membership application. For the member list only.',
    }),
  }) as SchemaOf<PersonInput>,

  PersonUpdate: {
    ...personInput({}),
    description:
      'Only what is sent is changed. null takes a value away; parts of a name or an address that are not sent stay.',
  } as SchemaOf<Omit<PersonInput, 'creation_behaviour'>>,

  SynchronisedPerson: {
    ...personInput({ id: idOf('per', { description: 'Of a person of the list; leave it out for somebody new.' }) }),
    description: 'Matched by `id`, else by `external_id`; nobody matched is created.',
  } as SchemaOf<SynchronisedPersonInput>,

  Column: object<Column>({
    id: idOf('col'),
    type: text({ enum: columnTypeNames, description: 'Cannot change.' }),
    name: text({ maxLength: MAX_LENGTHS.columnName }),
    allowed_values: orNull(listOf(text())),
    external_id: orNull(text(), { description: 'Persons are read and written under it where there is one.' }),
  }),

  ColumnInput: object<ColumnInput>(
    {
      name: text({ minLength: 1, maxLength: MAX_LENGTHS.columnName }),
      type: text({ enum: columnTypeNames }),
      allowed_values: orNull(allowed_values),
      external_id: orNull(text({ minLength: 1, maxLength: MAX_LENGTHS.externalId })),
    },
    { optional: ['allowed_values', 'external_id'] },
  ),

  Fee: object<Fee>(feeProperties),

  FeeRecord: object<FeeRecord>({
    ...feeProperties,
    created_at: instant(),
    due_at: orNull(date()),
    paid_at: orNull(date(), { description: 'Null while it is open.' }),
    credits: listOf(
      object<FeeCredit>({
        amount: integer({ description: 'Cents.' }),
        created_at: instant(),
        refunded_at: orNull(date()),
      }),
      { description: 'What the club owes back, or has paid back, since the registration costs less by now.' },
    ),
  }),

  PersonChange: {
    oneOf: [
      changeOf('per', 'changed', { person: named('Person') }),
      changeOf('per', 'deleted', {}, 'The person was deleted; nothing else is left of it.'),
    ],
  } as SchemaOf<PersonChange>,

  FeeChange: {
    oneOf: [
      changeOf('fee', 'changed', { fee: named('FeeRecord') }),
      changeOf('fee', 'withdrawn', {}, 'Nothing is owed any more, or the person was deleted.'),
    ],
  } as SchemaOf<FeeChange>,

  FeeInput: {
    ...inputSchemaOf(withoutNull(schemaOf(feeFields), ['person_id', 'person_external_id'])),
    oneOf: [{ required: ['person_id'] }, { required: ['person_external_id'] }],
    description: 'Exactly one of `person_id` and `person_external_id`.',
  } as SchemaOf<FeeInput>,

  PortalSession: object<PortalSession>({
    url: uri({ description: 'The sign-in link. It gives access to personal data: treat it like a password.' }),
    person_ids: listOf(idOf('per'), { minItems: 1 }),
  }),

  PortalSessionInput: {
    ...inputSchemaOf(
      withoutNull(
        schemaOf(identifierFields),
        identifierFields.map(({ name }) => name),
      ),
    ),
    minProperties: 1,
    maxProperties: 1,
    description: 'Exactly one identifier of a member.',
  } as SchemaOf<PortalSessionInput>,

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

  Issue: object<Issue>(
    {
      field: text({ description: 'Dotted path: `data.3.email`.' }),
      code: enumOf(knownIssues().map(({ code }) => code)) as SchemaOf<Issue['code']>,
      params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    },
    { optional: ['params'] },
  ),

  Problem: object<Problem>(
    {
      type: text(),
      title: text(),
      status: integer(),
      detail: text(),
      errors: {
        type: 'object',
        description: 'Sentences by path.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      issues: listOf(named<Issue>('Issue'), { description: 'The same for programs.' }),
    },
    { optional: ['errors', 'issues'], description: 'RFC 9457, with `errors` and `issues` where fields are to blame.' },
  ),
} as const;
