import type { Fields } from './seed.js';
import type { Key, List, Workspace } from './workspace.js';

/** A request whose address and key are known. */
export interface DoubleRequest {
  readonly workspace: Workspace;
  readonly key: Key;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** {base_url}, the address of the request without its query, {portal_url} and {embed_url}. */
  readonly urls: { readonly address: string; readonly portal: string; readonly embed: string };
  readonly options: DoubleOptions;
}

/** Choices that the specification leaves to a service. */
export interface DoubleOptions {
  /** Persons per page, at most 500. */
  readonly pageSize: number;
  /** The query parameter of the cursor ("not shown"). */
  readonly cursorParameter: string;
  /** Adds keys that nobody knows to each resource. */
  readonly unknownKeys: boolean;
  /** False answers 404 for persons in the area of membership applications. */
  readonly applicationsAreReadable: boolean;
  /** The form of error bodies ("not shown"). */
  readonly errorForm: 'message' | 'sentence_list' | 'text' | 'empty';
  /** How POST /member_portal_sessions compares addresses ("looked up by that identifier"): letter by letter, or without `+tag`. */
  readonly emailComparison: 'exact' | 'without_tag';
  /** Built-in fields of persons besides those of the specification, whose full list is "not shown". */
  readonly builtInFields: readonly string[];
}

export interface DoubleAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export type Handler = (request: DoubleRequest) => DoubleAnswer;

/** A refusal with a status of the specification's tables. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
  }
}

/** 422 about one field. */
export const invalid = (field: string, sentence: string): Refusal =>
  new Refusal(422, `${sentence} (${field})`, { [field]: [sentence] });

export const json = (status: number, body: unknown): DoubleAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A success whose content is wrapped in `data`. */
export const data = (status: number, content: unknown, more: Fields = {}): DoubleAnswer =>
  json(status, { data: content, ...more });

export const noContent: DoubleAnswer = { status: 204, headers: {}, body: '' };

/** A refusal in the form that the service has. */
export function refusalAnswer({ status, message, errors }: Refusal, form: DoubleOptions['errorForm']): DoubleAnswer {
  if (form === 'empty') return { status, headers: {}, body: '' };
  if (form === 'text') return { status, headers: { 'content-type': 'text/plain' }, body: message };
  if (form === 'sentence_list') return json(status, { error: { text: message }, errors: Object.values(errors).flat() });
  return json(status, { message, ...(Object.keys(errors).length ? { errors } : {}) });
}

export const fieldsOf = (value: unknown, field: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(field, 'The payload must be an object.');
  return value as Fields;
};

/** The objects of the key `data` of a payload. */
export function entriesOf(body: unknown): Fields[] {
  const entries = fieldsOf(body, 'data')['data'];
  if (!Array.isArray(entries) || !entries.length) throw invalid('data', 'The data field is required.');
  return entries.map((entry, index) => fieldsOf(entry, `data.${index}`));
}

/** The list of a path (specification: "Errors"): 404, 402 or 403 if it is out of reach. */
export function listIn({ workspace, key, parameters }: DoubleRequest): List {
  const list = workspace.lists.get(parameters['list_id']!);
  if (!list) throw new Refusal(404, 'List not found.');
  if (!workspace.listTypes.has(list.type))
    throw new Refusal(402, 'The list type is not included in your subscription.');
  if (key.lists && !key.lists.has(list.id)) throw new Refusal(403, 'This action is unauthorized.');
  return list;
}

/** Keys that no client knows, where the service is told to have some. */
export const unknownKeysOf = ({ options }: DoubleRequest): Fields =>
  options.unknownKeys ? { sync_state: 'archived_2', _links: { self: '/internal/77' }, score: 4.5 } : {};
