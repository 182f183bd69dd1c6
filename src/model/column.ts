/** A custom field of a list (specification.md: Custom column). */
export interface Column {
  id: string;
  /** What it stores: `string`, `boolean` … The whole list is the registry of `fields`. */
  type: string;
  name: string;
  allowed_values: string[] | null;
  external_id: string | null;
}

/** What PUT /lists/{list_id}/custom_columns takes for each column. */
export interface ColumnInput {
  name: string;
  type: string;
  allowed_values?: string[] | null;
  external_id?: string | null;
}
