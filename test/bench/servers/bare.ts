// What a program without us would do at best, for `bench:store`: node:http and prepared statements on the same database,
// answering the same bytes. No keys, no checks, no errors.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { loadDriver } from '../../../src/backend/store/engines/sqlite.js';
import { reportStatistics } from './server-statistics.js';

interface Row extends Record<string, string | number | null> {
  data: string;
}

/** What the bytes are made of: the workspace and list of the rows, the names of an answer in order, and the rest of a page. */
export interface Bytes {
  workspace_id: string;
  list_id: string;
  names: string[];
  /** Where the page begins. */
  from: string;
  meta: unknown;
}

const { workspace_id, list_id, names, from, meta } = JSON.parse(process.argv[3]!) as Bytes;
const database = new (await loadDriver())(join(process.argv[2]!, 'turnout.db'));
database.exec('pragma query_only = on');
const columns = 'id, external_id, first_name, last_name, email, membership_number, data';
const one = database.prepare(
  `select ${columns}, created_at, changed_at from person where workspace_id = ? and list_id = ? and id = ?`,
);
const page = database.prepare(
  `select ${columns} from person where workspace_id = ? and list_id = ? and confirmed = 1 and row_key > ?
   order by row_key limit 501`,
);

const direct = new Set(['id', 'external_id', 'email', 'membership_number']);
function personOf(row: Row) {
  const data = JSON.parse(row.data) as Record<string, unknown>;
  const person: Record<string, unknown> = {};
  for (const name of names)
    person[name] =
      name === 'name'
        ? { first_name: row['first_name'], last_name: row['last_name'] }
        : direct.has(name)
          ? row[name]
          : (data[name] ?? null);
  return person;
}

const timeIn = (row: Row, name: string): string => new Date(row[name] as number).toISOString();

function answerAbout(row: Row) {
  const times = { created_at: timeIn(row, 'created_at'), changed_at: timeIn(row, 'changed_at') };
  return { data: personOf(row), meta: times };
}

const server = createServer((request, response) => {
  const id = request.url!.slice(request.url!.lastIndexOf('/') + 1);
  const body = id.startsWith('per_')
    ? answerAbout((one.all(workspace_id, list_id, id) as Row[])[0]!)
    : { data: (page.all(workspace_id, list_id, from) as Row[]).slice(0, 500).map(personOf), meta };
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => reportStatistics((server.address() as { port: number }).port));
// keeps it, too: a database that nobody knows of is closed
process.on('exit', () => database.close());
