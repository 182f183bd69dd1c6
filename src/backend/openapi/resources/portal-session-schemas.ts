import { schemaOf } from '../../../fields/index.js';
import type { PortalSession, PortalSessionInput } from '../../../model/portal-session.js';
import { identifierFields } from '../../service/index.js';
import { idOf, inputSchemaOf, listOf, object, uri, withoutNull, type SchemaOf } from '../schema.js';

/** Sign-in links of the member portal, and whom they are requested for. */
export const portalSessionSchemas = {
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
} as const;
