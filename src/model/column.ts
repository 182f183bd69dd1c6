/** A custom field of a list (specification: Custom column). */
export interface Column {
  id: string;
  /** The type of its values: `string`, `boolean` … The registry of `fields` has all types. */
  type: string;
  name: string;
  allowed_values: string[] | null;
  external_id: string | null;
}

/** One column in PUT /lists/{list_id}/custom_columns. */
export interface ColumnInput {
  name: string;
  type: string;
  allowed_values?: string[] | null;
  external_id?: string | null;
}
