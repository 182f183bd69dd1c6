/** The part of sql.js that is used; the package has no types. */
declare module 'sql.js' {
  export type SqlValue = number | string | Uint8Array | null;

  export interface Statement {
    bind(values: readonly SqlValue[]): boolean;
    /** False if there is no further row. */
    step(): boolean;
    getAsObject(): Record<string, SqlValue>;
    free(): boolean;
  }

  export interface Database {
    /** Throws `Error` with the message of SQLite. */
    prepare(sql: string): Statement;
    /** The number of rows that the last statement changed. */
    getRowsModified(): number;
    /** The bytes of a database file. Ends all statements. */
    export(): Uint8Array;
    close(): void;
  }

  export interface SqlJs {
    readonly Database: new (file?: Uint8Array) => Database;
  }

  export default function initSqlJs(options: { wasmBinary: ArrayBuffer }): Promise<SqlJs>;
}
