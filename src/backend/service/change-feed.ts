import { DELETION_MEMORY_MS } from '../store/index.js';
import { Refusal, unprocessable } from '../http/middleware/index.js';
import { perPage } from './per-page.js';
import { ReadyAnswer, type Call } from './route.js';

/** The position of a reader, in a cursor. */
interface FeedPosition {
  /** Numbers of another epoch mean nothing. */
  epoch: string;
  /** The last change that was read. */
  after: number;
  /** The last change before the first page: deletions up to it are of no interest to this reader. */
  begin: number;
  /** Before this time every deletion was read, milliseconds since 1970. */
  read_at: number;
}

const cursorError = () =>
  new Refusal(
    410,
    'The cursor is older than 90 days, or a backup was restored since. Read everything again, without a cursor.',
  );

async function positionOf({ query, workspace, store, signer, now }: Call, purpose: string) {
  const cursor = query.get('cursor');
  const [epoch, last] = [await store.changes.epoch(), await store.changes.last(workspace.id)];
  if (cursor === null) return { position: { epoch, after: 0, begin: last, read_at: now }, last };
  const position = (await signer.verifyToken(purpose, cursor)) as FeedPosition | undefined;
  if (!position) throw unprocessable([{ field: 'cursor', code: 'invalid' }]);
  // a number that was not given yet: the file of the database was replaced by an older one
  if (position.epoch !== epoch || position.after > last || position.read_at < now - DELETION_MEMORY_MS)
    throw cursorError();
  return { position, last };
}

/** A part of a feed. `skipDeletedUpTo`: deletions up to this number are left out. */
export interface FeedPart {
  readonly after: number;
  readonly skipDeletedUpTo: number;
  readonly limit: number;
}

/**
 * Answers with a page of changes, and with a cursor for the changes after it. `purpose` binds cursors to a list or workspace, and not to
 * the key: a new key reads on. `toData` represents a row; undefined leaves it out, if a later change of it follows.
 */
export async function answerFeed<Row extends { readonly sequence: number }>(
  call: Call,
  purpose: string,
  read: (part: FeedPart) => Promise<readonly Row[]>,
  toData: (rows: readonly Row[]) => Promise<readonly unknown[]> | readonly unknown[],
): Promise<ReadyAnswer> {
  const limit = perPage(call.query);
  const { position, last } = await positionOf(call, purpose);
  const { after, begin, read_at } = position;
  const page = await read({ after, skipDeletedUpTo: begin, limit: limit + 1 });
  const has_more = page.length > limit;
  const rows = page.slice(0, limit);
  const data = JSON.stringify(await toData(rows));
  const next: FeedPosition = {
    ...position,
    // all changes up to `last` were committed before the page was read
    after: has_more ? rows.at(-1)!.sequence : Math.max(last, rows.at(-1)?.sequence ?? 0),
    read_at: has_more ? read_at : call.now,
  };
  const meta = { next_cursor: await call.signer.issueToken(purpose, next), has_more };
  return new ReadyAnswer(`{"data":${data},"meta":${JSON.stringify(meta)}}`);
}

/** A time as answers have it: RFC 3339 in UTC. */
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
