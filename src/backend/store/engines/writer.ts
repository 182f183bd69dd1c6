import { nextTask } from '../next-task.js';
import type { SqliteDatabase } from './sqlite-dialect.js';

/** Transactions that share one commit: each is answered when that commit is on the disk, or fails with it. */
class Group {
  members = 0;
  readonly began = performance.now();
  readonly done: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    // whoever waits for it hears of it; where nobody does, nobody has to
    this.done.catch(() => {});
  }
}

/** The longest that a group waits for others, in milliseconds. */
const patience = 50;

/**
 * The one who writes. Transactions run one after the other, each in a savepoint of a larger one, and those that come
 * together are committed together: one flush of the disk for all of them. A group waits for others for one turn of the
 * event loop, which brings no more than one new connection with it; where a flush takes a while, for half as long as that.
 * Who has worked for as long already, as a synchronise does, waits no longer: others have come meanwhile.
 */
export class Writer {
  readonly #database: SqliteDatabase;
  readonly #committed: () => void;
  readonly #assertInPlace: () => void;
  #free: Promise<void> = Promise.resolve();
  #leave = () => {};
  #group: Group | undefined;
  /** How long the last flush took, in milliseconds. */
  #took = 0;

  /** `committed` hears of each commit; `assertInPlace` throws where the file that is written is not the one at its path. */
  constructor(database: SqliteDatabase, committed: () => void, assertInPlace: () => void) {
    this.#database = database;
    this.#committed = committed;
    this.#assertInPlace = assertInPlace;
  }

  /** Waits for its turn; whoever comes later waits until `leave`. */
  async #enter(): Promise<void> {
    const before = this.#free;
    let leave = () => {};
    this.#free = new Promise((resolve) => (leave = resolve));
    await before;
    this.#leave = leave;
  }

  #say(sql: string): void {
    this.#database.run(sql, []);
  }

  async begin(): Promise<void> {
    await this.#enter();
    try {
      if (!this.#group) {
        this.#assertInPlace();
        this.#say('begin immediate');
        this.#group = new Group();
      }
      this.#say('savepoint one');
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  /** Ends a transaction, and resolves when it is on the disk. */
  async commit(): Promise<void> {
    const group = this.#group!;
    try {
      this.#say('release one');
    } catch (error) {
      this.#fail(error);
      this.#leave();
      throw error;
    }
    if (group.members++ === 0) void this.#others(group).then(() => this.#close(group));
    this.#leave();
    return group.done;
  }

  /** Takes a transaction back. `cause` is what went wrong in it. */
  rollback(cause: unknown): void {
    try {
      this.#say('rollback to one');
      this.#say('release one');
      if (!this.#group?.members) {
        this.#say('rollback');
        this.#group = undefined;
      }
    } catch (error) {
      // a full disk takes back the whole transaction by itself, and with it what others did in it
      this.#fail(cause ?? error);
    } finally {
      this.#leave();
    }
  }

  /** Runs alone, outside of every transaction: what has been done before is committed first. */
  async alone<Result>(work: () => Result): Promise<Result> {
    await this.#enter();
    try {
      if (this.#group) this.#flush();
      return work();
    } finally {
      this.#leave();
    }
  }

  /** Gives others the time to come. */
  #others({ began }: Group): Promise<void> {
    const wait = Math.min(this.#took / 2, patience);
    if (this.#took < 1 || performance.now() - began > wait) return nextTask();
    return new Promise((resolve) => setTimeout(resolve, wait));
  }

  async #close(group: Group): Promise<void> {
    await this.#enter();
    if (this.#group === group) this.#flush();
    this.#leave();
  }

  #flush(): void {
    const group = this.#group;
    const start = performance.now();
    try {
      this.#say('commit');
      // after the commit: nothing is acknowledged that went into a file that nobody would find
      this.#assertInPlace();
      this.#took = performance.now() - start;
      this.#committed();
      this.#group = undefined;
      group?.resolve();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Nothing of the group is stored: everybody in it hears why. */
  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    try {
      this.#say('rollback');
    } catch {
      // it is rolled back already
    }
    group?.reject(error);
  }
}
