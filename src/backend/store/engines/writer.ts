import { nextTask } from '../next-task.js';
import type { SqliteDatabase } from './sqlite-dialect.js';

/** Transactions that share one commit: each resolves when the commit is on the disk, or fails with it. */
class CommitGroup {
  members = 0;
  readonly startedAt = performance.now();
  readonly done: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    // a rejection without a listener is not an unhandled one
    this.done.catch(() => {});
  }
}

/** The longest that a group waits for more transactions. */
const MAX_GROUP_WAIT_MS = 50;

/**
 * Group commit (docs/storage.md#sqlite). Transactions run one after the other, each in a savepoint of a larger transaction;
 * those that arrive together are committed together, with one flush of the disk. A group waits for others for one task of the
 * event loop or, if a flush is slow, for half the duration of a flush. A group that has already run that long, as a
 * synchronise does, does not wait: others have arrived by then.
 */
export class Writer {
  readonly #database: SqliteDatabase;
  readonly #onCommit: () => void;
  readonly #assertInPlace: () => void;
  #idle: Promise<void> = Promise.resolve();
  #releaseLock = () => {};
  #group: CommitGroup | undefined;
  /** Duration of the last flush. */
  #flushMs = 0;

  /** `onCommit` is called after each commit; `assertInPlace` throws if the open file is not the one at its path. */
  constructor(database: SqliteDatabase, onCommit: () => void, assertInPlace: () => void) {
    this.#database = database;
    this.#onCommit = onCommit;
    this.#assertInPlace = assertInPlace;
  }

  /** Acquires the lock; `#releaseLock` releases it. */
  async #acquireLock(): Promise<void> {
    const previous = this.#idle;
    let release = () => {};
    this.#idle = new Promise((resolve) => (release = resolve));
    await previous;
    this.#releaseLock = release;
  }

  #execute(sql: string): void {
    this.#database.run(sql, []);
  }

  async begin(): Promise<void> {
    await this.#acquireLock();
    try {
      if (!this.#group) {
        this.#assertInPlace();
        this.#execute('begin immediate');
        this.#group = new CommitGroup();
      }
      this.#execute('savepoint one');
    } catch (error) {
      this.#releaseLock();
      throw error;
    }
  }

  /** Ends a transaction and resolves when it is on the disk. */
  async commit(): Promise<void> {
    const group = this.#group!;
    try {
      this.#execute('release one');
    } catch (error) {
      this.#fail(error);
      this.#releaseLock();
      throw error;
    }
    if (group.members++ === 0) void this.#waitForOthers(group).then(() => this.#close(group));
    this.#releaseLock();
    return group.done;
  }

  /** Rolls a transaction back. `cause` is the error that it failed with. */
  rollback(cause: unknown): void {
    try {
      this.#execute('rollback to one');
      this.#execute('release one');
      if (!this.#group?.members) {
        this.#execute('rollback');
        this.#group = undefined;
      }
    } catch (error) {
      // a full disk rolls back the outer transaction, and with it the other members of the group
      this.#fail(cause ?? error);
    } finally {
      this.#releaseLock();
    }
  }

  /** Runs `work` outside of every transaction; commits the current group first. */
  async runExclusively<Result>(work: () => Result): Promise<Result> {
    await this.#acquireLock();
    try {
      if (this.#group) this.#flush();
      return work();
    } finally {
      this.#releaseLock();
    }
  }

  /** Waits for more transactions. */
  #waitForOthers({ startedAt }: CommitGroup): Promise<void> {
    const wait = Math.min(this.#flushMs / 2, MAX_GROUP_WAIT_MS);
    if (this.#flushMs < 1 || performance.now() - startedAt > wait) return nextTask();
    return new Promise((resolve) => setTimeout(resolve, wait));
  }

  async #close(group: CommitGroup): Promise<void> {
    await this.#acquireLock();
    if (this.#group === group) this.#flush();
    this.#releaseLock();
  }

  #flush(): void {
    const group = this.#group;
    const start = performance.now();
    try {
      this.#execute('commit');
      // after the commit: a write into a file that is no longer at its path must not be acknowledged
      this.#assertInPlace();
      this.#flushMs = performance.now() - start;
      this.#onCommit();
      this.#group = undefined;
      group?.resolve();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Rolls the group back and rejects all of its members. */
  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    try {
      this.#execute('rollback');
    } catch {
      // already rolled back
    }
    group?.reject(error);
  }
}
