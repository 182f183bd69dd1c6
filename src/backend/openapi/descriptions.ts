import { limits, type Extensions, type InputOf, type OutputOf, type Service } from '../../contract/index.js';
import type { JsonSchema } from '../../fields/index.js';
import type { ChangePage, FeeChange, PersonChange } from '../../model/change.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { Column, ColumnInput } from '../../model/column.js';
import type { Data, Dated, Page, Synchronised, Synchronising } from '../../model/envelope.js';
import type { Fee, FeeInput } from '../../model/fee.js';
import type { Person, PersonInput, SynchronisedPersonInput } from '../../model/person.js';
import type { PortalSession, PortalSessionInput } from '../../model/portal-session.js';
import type { WorkspaceMetadata } from '../../model/workspace.js';
import { boolean, listOf, named, object, enumOf, orNull, text, integer, type SchemaOf } from './schema.js';

export type Tag = 'Events' | 'Persons' | 'Custom fields' | 'Fees' | 'Metadata' | 'Member portal';

/** The documentation of an endpoint beside its line in the contract. The compiler requires one for each endpoint. */
export interface Description<Input, Output> {
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** Absent without a request body. */
  readonly input?: Input extends undefined ? never : SchemaOf<Input>;
  /** Absent without a response body. */
  readonly output?: Output extends undefined ? never : SchemaOf<Output>;
  /** A valid request body. */
  readonly example?: Input;
  /** Parameters of the example request, where they differ from `exampleParameters`. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Whether it accepts `If-Match` (RFC 9110 section 13.1.1). */
  readonly acceptsIfMatch?: boolean;
  /** Whether the response has an `ETag`. */
  readonly hasEtag?: boolean;
}

const data = <Content>(schema: SchemaOf<Content>) => object<Data<Content>>({ data: schema });

const instant = (description: string) => text({ format: 'date-time', description });

const dated = <Row>(row: SchemaOf<Row>) =>
  object<Dated<Row>>(
    {
      data: row,
      meta: object<NonNullable<Dated<Row>['meta']>>(
        { created_at: instant('When it was created.'), changed_at: instant('When it was changed last.') },
        { description: 'Absent in a repeated answer of an earlier version.' },
      ),
    },
    { optional: ['meta'] },
  );

const count = () => integer({ minimum: 0 });
const cursor = (description: string) => orNull(text(), { description });

const pageOf = <Row>(row: SchemaOf<Row>) =>
  object<Page<Row>>({
    data: listOf(row, { maxItems: limits.perPage }),
    meta: object<Page<Row>['meta']>({
      path: text(),
      per_page: integer({ minimum: 1, maximum: limits.perPage }),
      next_cursor: cursor('For `?cursor=`; null on the last page.'),
      prev_cursor: cursor('For `?cursor=`; null on the first page.'),
    }),
  });

const changesOf = <Row>(row: SchemaOf<Row>) =>
  object<ChangePage<Row>>({
    data: listOf(row, { maxItems: limits.perPage }),
    meta: object<ChangePage<Row>['meta']>({
      next_cursor: text({ description: 'For the next request, now or in some weeks. Never null.' }),
      has_more: boolean({ description: 'Whether there is more to read now.' }),
    }),
  });

const zoe = {
  external_id: 'crm-4711',
  name: { first_name: 'Zoë', last_name: 'Öztürk' },
  email: 'zoe@example.org',
};
const bo = { external_id: 'crm-4712', name: { first_name: 'Bo', last_name: 'Lindqvist' } };

/** Path parameters of the example requests. */
export const exampleParameters: Readonly<Record<string, string>> = { list_id: 'member', person_id: 'crm-4711' };

export const descriptions: {
  readonly [Name in keyof (Service & Extensions)]: Description<
    InputOf<(Service & Extensions)[Name]>,
    OutputOf<(Service & Extensions)[Name]>
  >;
} = {
  listEvents: {
    tag: 'Events',
    summary: 'List all events',
    description: 'All of them in one answer.',
    output: data(listOf(named<ClubEvent>('Event'))),
  },
  listPersons: {
    tag: 'Persons',
    summary: 'List persons',
    description:
      'A page at a time, in the order in which they came. Membership applications are not listed. While pages are walked, persons who come and go leave no gap and no double.',
    query: {
      cursor: text({ description: 'From `meta` of another page of the same list; means nothing to another key.' }),
      per_page: integer({ minimum: 1, maximum: limits.perPage, default: limits.perPage }),
      email: text({ description: 'Only persons with this e-mail address, in any spelling of it.' }),
    },
    output: pageOf(named<Person>('Person')),
    parameters: { per_page: 2 },
  },
  synchronisePersons: {
    tag: 'Persons',
    summary: 'Synchronise persons',
    description:
      'Brings the list to what is sent: each person is matched by `id`, else by `external_id`; of those that are there only the keys sent are changed, the others are created. All or nothing; a fault is told with its row (`data.3.email`). The answer has the order of the request.',
    query: {
      missing: enumOf(['delete'], {
        description:
          'Also deletes, irrevocably, the persons that carry an `external_id` and were not sent. Refused where `data` is empty, and with `too_many_deletions` where more than a tenth of the list (at least 10) would go, unless `max_deleted` allows it.',
      }),
      max_deleted: integer({
        minimum: 0,
        description: 'How many persons may be deleted at most, instead of a tenth of the list.',
      }),
      dry_run: enumOf(['true', 'false'], {
        description:
          '`true`: checks everything, answers the same `meta` with an empty `data`, and stores nothing. Tells in `meta.deleted` how many persons would go; is refused for their number only where `max_deleted` is sent.',
      }),
    },
    input: object<Synchronising<SynchronisedPersonInput>>(
      {
        data: listOf(named<SynchronisedPersonInput>('SynchronisedPerson'), { maxItems: limits.synchronised }),
        delete_omitted: boolean({
          description:
            'Also deletes, irrevocably, all persons of the list that were not sent, with an `external_id` or without. Membership applications stay. Refused as `missing` is.',
        }),
      },
      { optional: ['delete_omitted'] },
    ),
    output: object<Synchronised<Person>>({
      data: listOf(named<Person>('Person')),
      meta: object<Synchronised<Person>['meta']>(
        { created: count(), updated: count(), unchanged: count(), deleted: count() },
        { optional: ['deleted'] },
      ),
    }),
    example: { data: [bo] },
  },
  createPerson: {
    tag: 'Persons',
    summary: 'Create one person',
    description: 'Custom fields go under the `external_id` of their column, or under its `id`.',
    input: named<PersonInput>('PersonInput'),
    output: dated(named<Person>('Person')),
    example: zoe,
    hasEtag: true,
  },
  readPerson: {
    tag: 'Persons',
    summary: 'Read one person',
    output: dated(named<Person>('Person')),
    hasEtag: true,
  },
  updatePerson: {
    tag: 'Persons',
    summary: 'Update one person',
    description: 'A new e-mail address takes back the sign-in links of the person.',
    input: named<Omit<PersonInput, 'creation_behaviour'>>('PersonUpdate'),
    output: dated(named<Person>('Person')),
    example: { phone: '+49 30 123456' },
    acceptsIfMatch: true,
    hasEtag: true,
  },
  deletePerson: {
    tag: 'Persons',
    summary: 'Delete one person',
    description: 'Irrevocable: nothing of the person is kept, nor their fees, sign-in links or stored answers.',
    parameters: { person_id: 'crm-4712' },
    acceptsIfMatch: true,
  },
  listColumns: {
    tag: 'Custom fields',
    summary: 'List custom columns',
    output: data(listOf(named<Column>('Column'))),
  },
  addColumns: {
    tag: 'Custom fields',
    summary: 'Add custom columns',
    description:
      'All or none are added. Columns cannot be deleted or change their type. Give each an `external_id`: a request that is sent again is refused for it, and without one adds the column again.',
    input: object<Data<ColumnInput[]>>({
      data: listOf(named<ColumnInput>('ColumnInput'), { maxItems: limits.columns }),
    }),
    output: data(listOf(named<Column>('Column'))),
    example: { data: [{ name: 'Schuhgröße', type: 'integer', external_id: 'shoe_size' }] },
  },
  createFees: {
    tag: 'Fees',
    summary: 'Create fees',
    description:
      'All or none are made, and answered in the order of the request. A `person_external_id` is looked for in the member list first, then in all other lists that the key may touch; where it fits several there, name the list by `list_id`, or the person by `person_id`.',
    input: object<Data<FeeInput[]>>({ data: listOf(named<FeeInput>('FeeInput'), { maxItems: limits.fees }) }),
    output: data(listOf(named<Fee>('Fee'))),
    example: { data: [{ amount: 29000, description: 'Sommerzeltlager', person_external_id: 'crm-4711' }] },
  },
  readMe: {
    tag: 'Metadata',
    summary: 'Read workspace metadata',
    description: 'Also tells what the key may do. Any key may ask.',
    output: data(named<WorkspaceMetadata>('Workspace')),
  },
  createPortalSession: {
    tag: 'Member portal',
    summary: 'Create a portal session',
    description:
      'For members only. Several members with one e-mail address share it. The link is valid for two weeks, and taken back when the e-mail address changes.',
    input: named<PortalSessionInput>('PortalSessionInput'),
    output: data(named<PortalSession>('PortalSession')),
    example: { person_external_id: 'crm-4711' },
  },
  listChanges: {
    tag: 'Persons',
    summary: 'List changes of persons',
    description:
      'Keeps a copy of a list up to date. Without a cursor, the answer begins with all persons; with the cursor of the last page, it has the persons that were changed or deleted after it. Changes come in their order, each person once with the present fields. No change is missed, but the same one may come twice. Not in the specification.',
    query: {
      cursor: text({ description: '`next_cursor` of the page before; another key may have read it.' }),
      per_page: integer({ minimum: 1, maximum: limits.perPage, default: limits.perPage }),
    },
    output: changesOf(named<PersonChange>('PersonChange')),
    parameters: { per_page: 2 },
  },
  listFees: {
    tag: 'Fees',
    summary: 'List fees',
    description:
      'Lists fees in the order of their last change: created, paid, open again, changed in amount, paid back or withdrawn. Read on with the cursor, as for changes of persons. Only fees of persons in lists that the key may access are listed. Not in the specification.',
    query: {
      since: instant('Only fees that were changed at this time or later.'),
      cursor: text({ description: 'From `meta` of the page before.' }),
      per_page: integer({ minimum: 1, maximum: limits.perPage, default: limits.perPage }),
    },
    output: changesOf(named<FeeChange>('FeeChange')),
    parameters: { per_page: 2 },
  },
};
