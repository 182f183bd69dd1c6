/** Every response wraps its content in `data` (specification: GET /events). */
export interface Data<Content> {
  data: Content;
}

/** One row with the times of its creation and its last change, RFC 3339 in UTC. Services that speak only the specification have none. */
export interface Dated<Row> extends Data<Row> {
  meta?: { created_at: string; changed_at: string };
}

/** One page of a list (specification: GET /lists/{list_id}/persons). */
export interface Page<Row> extends Data<Row[]> {
  meta: {
    /** The request's address without its query. */
    path: string;
    per_page: number;
    next_cursor: string | null;
    prev_cursor: string | null;
  };
}

/** The rows of a synchronisation (specification: PUT /lists/{list_id}/persons). */
export interface Synchronising<Row> extends Data<Row[]> {
  /** Whether to delete all rows of the list that are not sent. */
  delete_omitted?: boolean;
}

/** The synchronised rows, in the order of the request. */
export interface Synchronised<Row> extends Data<Row[]> {
  meta: {
    created: number;
    updated: number;
    unchanged: number;
    /** Present with `?missing=delete` or `delete_omitted`. */
    deleted?: number;
  };
}

/** The body of an error response: problem details (RFC 9457) with `errors` and `issues`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Sentences by dotted path. */
  errors?: Record<string, string[]>;
  issues?: import('./issue.js').Issue[];
}
