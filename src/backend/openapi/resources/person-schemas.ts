import { columnTypes, memberFields, personFields, schemaOfField, type JsonSchema } from '../../../fields/index.js';
import type { Person, PersonInput, SynchronisedPersonInput } from '../../../model/person.js';
import { externalIdField } from '../../service/index.js';
import { enumOf, idOf, inputSchemaOf, withoutNull, type SchemaOf } from '../schema.js';

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

const personInput = (fieldSchemas: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties: { external_id, ...inputFields, ...fieldSchemas },
  additionalProperties: customFields,
});

/** Persons, as answers and requests have them. */
export const personSchemas = {
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
} as const;
