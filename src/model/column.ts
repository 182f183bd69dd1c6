/** What a custom column can store (design.md section 3, "Column types"). */
export type ColumnType =
  'string' | 'text' | 'boolean' | 'integer' | 'number' | 'date' | 'email' | 'phone' | 'url' | 'array';

/** A custom field of a list (specification.md: Custom column). */
export interface Column {
  id: string;
  type: ColumnType;
  name: string;
  allowed_values: string[] | null;
  external_id: string | null;
}

/** What PUT /lists/{list_id}/custom_columns takes for each column. */
export interface ColumnInput {
  name: string;
  type: ColumnType;
  allowed_values?: string[] | null;
  external_id?: string | null;
}
