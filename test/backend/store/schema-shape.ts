import { PostgresAdapter, sql, type Kysely } from 'kysely';

const inPostgres = sql<object>`
  select 'column' as kind, table_name as of_table, column_name as name,
    data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
  from information_schema.columns where table_schema = current_schema()
  union all
  select 'index', tablename, indexname, replace(indexdef, current_schema() || '.', '')
  from pg_indexes where schemaname = current_schema()
  order by 1, 2, 3
`;

const inSqlite = sql<object>`
  select 'column' as kind, m.name as of_table, c.name as name,
    c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk as what
  from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'
  union all
  select 'index', m.name, i.name, i."unique" || ' ' || i.origin || ' ' ||
    (select group_concat(name) from (select name from pragma_index_info(i.name) order by seqno))
  from sqlite_master m, pragma_index_list(m.name) i where m.type = 'table'
  order by 1, 2, 3
`;

/** Every table with its columns, and every index with what it is over, as the engine itself tells of them. */
export async function shapeOf(db: Kysely<never>): Promise<object[]> {
  const question = db.getExecutor().adapter instanceof PostgresAdapter ? inPostgres : inSqlite;
  return (await question.execute(db)).rows;
}

const tablesInPostgres = sql<{ name: string }>`
  select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1
`;

const tablesInSqlite = sql<{ name: string }>`select name from sqlite_master where type = 'table' order by 1`;

/** The names of all tables: of one's own schema, where other tests have theirs in the same database. */
export async function tablesOf(db: Kysely<never>): Promise<string[]> {
  const question = db.getExecutor().adapter instanceof PostgresAdapter ? tablesInPostgres : tablesInSqlite;
  return (await question.execute(db)).rows.map(({ name }) => name);
}
