import { createHash } from 'node:crypto';
import { newId } from '../../src/backend/store/index.js';
import type { Random } from './random.js';

/** Whose steps end with it when it dies. */
export interface Owner {
  readonly isAlive: boolean;
  /** Its steps are not taken before that moment. Milliseconds since 1970. */
  readonly pausedUntil: number;
}

interface Step {
  readonly label: string;
  readonly owner: Owner | undefined;
  readonly run: () => void;
}

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly work: () => void;
}

const realImmediate = globalThis.setImmediate;

/** So many turns of the real event loop are enough for everybody to come to the next wait. */
const DRAIN_TURNS = 100;

/** How likely time passes although somebody could go on: as where a disk or a network is slow. */
const SLOW = 0.03;
/** How likely a timer that is due at this moment fires before others go on. */
const SAME_MOMENT = 0.3;
/** So much, at most, passes then. Milliseconds. */
const SLOW_MS = 3_000;

/**
 * Time and order of a simulation. Everybody who waits, for a database, a network or a timer, waits here; one of them goes on
 * at a time, chosen by a seeded random number. Time stands still but where nobody can go on.
 */
export class World {
  readonly random: Random;
  /** Milliseconds since 1970. */
  now: number;
  /** How many steps were taken. */
  steps = 0;
  #ready: Step[] = [];
  #timers: Timer[] = [];
  #lastTimer = 0;
  #alarms: { at: number; ring: (owner: Owner) => void }[] = [];
  #ownedSteps = 0;
  #lastOwner: Owner | undefined;
  readonly #trace = createHash('sha256');

  constructor(random: Random, now: number) {
    this.random = random;
    this.now = now;
  }

  /** Adds to what is hashed: two runs with the same trace have done the same in the same order. */
  note(line: string): void {
    this.#trace.update(`${this.now} ${line}\n`);
  }

  /** The hash of all that happened. Ends the trace. */
  traceHash = (): string => this.#trace.digest('hex').slice(0, 16);

  /** Resolves when it is the caller's turn; never where its owner has died. */
  turn(label: string, owner?: Owner): Promise<void> {
    return new Promise((resolve) => {
      if (!owner || owner.isAlive) this.#ready.push({ label, owner, run: resolve });
    });
  }

  /** Resolves when processes have taken so many more steps, with the one that took the last: it is in the middle of something. */
  afterSteps = (count: number): Promise<Owner> =>
    new Promise((ring) => void this.#alarms.push({ at: this.#ownedSteps + count, ring }));

  /** Resolves after so many milliseconds of this world. */
  sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => void this.#setTimer(resolve, milliseconds));

  #setTimer(work: () => void, delay = 0): number {
    const id = ++this.#lastTimer;
    const timer = { id, at: this.now + Math.max(1, Math.ceil(delay)), work };
    const before = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(before < 0 ? this.#timers.length : before, 0, timer);
    return id;
  }

  #fireNextTimer(): void {
    const timer = this.#timers.shift()!;
    this.now = Math.max(this.now, timer.at);
    this.note('timer');
    timer.work();
  }

  /** One step of somebody. False where nobody has any left. */
  #step(): boolean {
    for (const dead of this.#ready.filter(({ owner }) => owner && !owner.isAlive))
      this.#ready.splice(this.#ready.indexOf(dead), 1);
    const able = this.#ready.filter(({ owner }) => !owner || owner.pausedUntil <= this.now);
    const [timer] = this.#timers;
    const chance = timer && timer.at <= this.now ? SAME_MOMENT : SLOW;
    const slow = timer && timer.at - this.now < SLOW_MS && this.random.chance(chance);
    if (!able.length || slow) {
      const wakes = this.#ready.flatMap(({ owner }) =>
        owner && owner.pausedUntil > this.now ? [owner.pausedUntil] : [],
      );
      const wake = Math.min(...wakes);
      if (timer && timer.at <= wake) this.#fireNextTimer();
      else if (wakes.length) this.now = wake;
      else return false;
      return true;
    }
    const step = this.random.pick(able);
    this.#ready.splice(this.#ready.indexOf(step), 1);
    this.note(step.label);
    step.run();
    if (step.owner) {
      this.#ownedSteps++;
      this.#lastOwner = step.owner;
    }
    return true;
  }

  /** Lets those go on who wait for steps, before anybody takes the next one. */
  async #ring(): Promise<void> {
    const due = this.#alarms.filter(({ at }) => at <= this.#ownedSteps);
    if (!due.length) return;
    this.#alarms = this.#alarms.filter((alarm) => !due.includes(alarm));
    for (const { ring } of due) ring(this.#lastOwner!);
    await new Promise(realImmediate);
  }

  /** Takes steps until `isDone` says so; `after` runs behind each, when nobody is in the middle of anything. */
  async run(isDone: () => boolean, after: () => void): Promise<void> {
    await new Promise(realImmediate);
    while (!isDone()) {
      if (!this.#step()) throw new Error('Nobody can go on, and not everybody is done');
      this.steps++;
      // whoever was given the turn goes on until they wait again
      await new Promise(realImmediate);
      await this.#ring();
      after();
    }
  }

  /** Lets everybody go on until they wait for a turn or a timer that never comes any more. */
  async drain(): Promise<void> {
    for (let turn = 0; turn < DRAIN_TURNS; turn++) await new Promise(realImmediate);
  }

  /** Puts this world's time and chance in the place of the platform's. Gives what puts those back. */
  install(): () => void {
    const target = globalThis as unknown as Record<string, unknown>;
    const own = {
      setTimeout: (work: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
        const id = this.#setTimer(() => work(...args), delay);
        return { id, unref: () => {}, ref: () => {}, hasRef: () => true };
      },
      clearTimeout: (handle?: { id: number }) => {
        this.#timers = this.#timers.filter(({ id }) => id !== handle?.id);
      },
      setImmediate: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
        void this.turn('turn of the event loop').then(() => work(...args)),
    };
    const before = Object.fromEntries(Object.keys(own).map((name) => [name, target[name]]));
    const [dateNow, mathRandom, signalTimeout] = [Date.now, Math.random, AbortSignal.timeout];
    let isFilled = false;
    Object.assign(target, own);
    Date.now = () => this.now;
    Math.random = () => this.random.next();
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      this.#setTimer(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
    performance.now = () => this.now;
    crypto.getRandomValues = ((bytes: Uint8Array) => {
      isFilled = true;
      const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < view.length; at++) view[at] = this.random.between(0, 255);
      return bytes;
    }) as typeof crypto.getRandomValues;
    // ids are drawn in advance: what an earlier run has left is used up
    while (!isFilled) newId('per');
    return () => {
      Object.assign(target, before);
      [Date.now, Math.random, AbortSignal.timeout] = [dateNow, mathRandom, signalTimeout];
      // what hides the methods of their prototypes
      delete (performance as { now?: unknown }).now;
      delete (crypto as { getRandomValues?: unknown }).getRandomValues;
    };
  }
}
