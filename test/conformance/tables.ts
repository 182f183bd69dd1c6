/** What the statuses of person endpoints mean: "as for POST /lists/{list_id}/persons". */
const ofPersons = {
  402: 'List type not included in the subscription variant',
  403: 'No permission for this person',
  404: 'Person found neither by id nor by external_id in the list',
} as const;

const ofColumns = {
  402: 'List type not included in the subscription variant',
  403: 'No permission for the list',
  404: 'List not found',
} as const;

const invalid = { 422: 'Validation error; details in the response body' } as const;

/** The status tables of the specification ("Errors"), copied by hand: endpoint, status, meaning. */
export const specified = {
  'GET /events': { 200: 'Success' },
  'GET /lists/{list_id}/persons': {
    200: 'Success',
    402: 'List type is not included in the subscription variant',
    403: 'No permission for this list',
    404: 'List not found',
  },
  'POST /lists/{list_id}/persons': { 201: 'Person created', ...ofPersons, ...invalid },
  'PUT /lists/{list_id}/persons/{person_id}': { 200: 'Person updated', ...ofPersons, ...invalid },
  'GET /lists/{list_id}/persons/{person_id}': { 200: 'Success', ...ofPersons },
  'DELETE /lists/{list_id}/persons/{person_id}': { 204: 'Success', ...ofPersons },
  'GET /lists/{list_id}/custom_columns': { 200: 'Success', ...ofColumns },
  'PUT /lists/{list_id}/custom_columns': { 201: 'Columns created', ...ofColumns, ...invalid },
  'POST /fees': { 201: 'Fees created', 403: 'No permission for the given persons', ...invalid },
  'POST /member_portal_sessions': {
    201: 'Session created',
    402: 'Members are not included in the subscription variant',
    403: 'The member portal is disabled, or it belongs to a superordinate workspace',
    404: 'No member found for the given identifier',
    ...invalid,
  },
} as const;

/** Endpoints that the specification names without showing their statuses: decided in docs/decisions. */
export const decided = {
  'PUT /lists/{list_id}/persons': { 200: 'Persons synchronised', ...ofColumns, ...invalid },
  'GET /me': { 200: 'Success' },
} as const;

export const tables = { ...specified, ...decided };

type CellOf<Tables> = {
  [Endpoint in keyof Tables & string]: `${Endpoint} ${keyof Tables[Endpoint] & number}`;
}[keyof Tables & string];

/** One status of one endpoint: `POST /fees 403`. */
export type Cell = CellOf<typeof tables>;

const cellsOf = (meanings: Record<string, Record<number, string>>): Cell[] =>
  Object.entries(meanings).flatMap(([endpoint, statuses]) =>
    Object.keys(statuses).map((status) => `${endpoint} ${status}` as Cell),
  );

/** All endpoint × status of the specification's tables. */
export const specifiedCells: readonly Cell[] = cellsOf(specified);
/** The same of the endpoints that were decided. */
export const decidedCells: readonly Cell[] = cellsOf(decided);
