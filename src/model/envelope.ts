/** Every answer wraps its content in `data` (specification.md, opening paragraph). */
export interface Data<Content> {
  data: Content;
}

/** One page of a list (specification.md: GET /lists/{list_id}/persons). */
export interface Page<Row> extends Data<Row[]> {
  meta: {
    /** The request's address without its query. */
    path: string;
    per_page: number;
    next_cursor: string | null;
    prev_cursor: string | null;
  };
}

/** Rows that a list is brought to. */
export interface Synchronising<Row> extends Data<Row[]> {
  /** Also deletes all rows of the list that are not sent. */
  delete_omitted?: boolean;
}

/** Rows that were synchronised, in the order in which they were sent. */
export interface Synchronised<Row> extends Data<Row[]> {
  meta: {
    created: number;
    updated: number;
    unchanged: number;
    /** Only with `?missing=delete` or `delete_omitted`. */
    deleted?: number;
  };
}

/** How a refusal reads on the wire: RFC 9457, with our two additions. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Sentences by dotted path. */
  errors?: Record<string, string[]>;
  issues?: import('./issue.js').Issue[];
}
