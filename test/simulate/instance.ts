import { createApp } from '../../src/backend/http/app.js';
import type { Backend } from '../../src/backend/backend.js';
import {
  createFees,
  deleteUnconfirmed,
  lifecycleTasks,
  startLifecycleWorker,
} from '../../src/backend/lifecycle/index.js';
import {
  DeliveryUnknownError,
  startOutboxWorker,
  type MailMessage,
  type MailTransport,
} from '../../src/backend/mail/index.js';
import { openStore, type Store } from '../../src/backend/store/index.js';
import { engineOf, isBusy, type Mode } from './database.js';
import { withShortConfirmations } from './short-confirmations.js';
import { weakenedEngine, weakenedStore, type Weakening } from './weaken.js';
import type { Owner, World } from './world.js';

export const origin = 'https://turnout.test';

/** How often the mail worker of an instance looks into the outbox. Milliseconds. */
const MAIL_PERIOD_MS = 10_000;
/** The longest that a mail takes to be handed over: less than the product's own limit (50 s). Milliseconds. */
const MAX_SEND_MS = 40_000;

/** How often registrations are looked for that expire: often enough to meet confirmations in the last moment. Milliseconds. */
const EXPIRY_PERIOD_MS = 1_000;

/** The tasks of the product, with a short time between two looks for registrations that expire. */
const tasks = lifecycleTasks.map((task) =>
  task === deleteUnconfirmed ? { ...task, intervalMs: EXPIRY_PERIOD_MS } : task,
);

/** The workers of a process begin at multiples of this. Milliseconds. */
const WORKER_PERIOD_MS = 5_000;

/** How soon a process that could not open its database is started again. Milliseconds. */
const RESTART_MS = 1_000;

/** Where mails arrive, and what happens to them on their way. */
export interface MailServer {
  readonly delivered: MailMessage[];
  /** From 0 to 1: how likely a mail is refused, or its answer lost. */
  trouble: number;
}

export interface InstanceOptions {
  readonly name: string;
  readonly world: World;
  readonly path: string;
  readonly mode: Mode;
  readonly mails: MailServer;
  readonly weaken: Weakening | undefined;
  /** Hears of faults that the product reports. */
  readonly report: (error: unknown) => void;
}

/** One life of a process: from its start until it dies. */
class Life implements Owner {
  isAlive = true;
  pausedUntil = 0;
  backend: Backend | undefined;
  store: Store | undefined;
  disconnect = () => {};
  die!: (error: Error) => void;
  /** Rejects when it dies: whoever waits for an answer hears that the connection is gone. */
  readonly death: Promise<never>;

  constructor(readonly name: string) {
    this.death = new Promise((_, reject) => (this.die = reject));
    this.death.catch(() => {});
  }
}

/** A process of Turnout that can die at any step, and starts again. */
export class Instance {
  readonly #options: InstanceOptions;
  #life: Life;
  /** How often it was killed: whoever is about to start it again leaves that to who killed it. */
  #kills = 0;

  constructor(options: InstanceOptions) {
    this.#options = options;
    this.#life = new Life(options.name);
  }

  get store(): Store | undefined {
    return this.#life.store;
  }

  #mailTransport(life: Life): MailTransport {
    const { world, mails } = this.#options;
    return {
      send: async (message) => {
        await world.turn(`${life.name} mail`, life);
        const fails = world.random.chance(mails.trouble);
        const isLost = world.random.chance(mails.trouble);
        await world.sleep(world.random.between(5, fails ? MAX_SEND_MS : 500));
        if (!life.isAlive) return new Promise<never>(() => {});
        if (fails) throw new Error('The mail server is away');
        mails.delivered.push(message);
        world.note(`delivered ${message.to.address} ${message.repeat}`);
        await world.turn(`${life.name} mail handed over`, life);
        if (isLost) throw new DeliveryUnknownError('The answer of the mail server is lost');
      },
    };
  }

  /** Opens the database and serves; again after a moment where the database is taken, as a supervisor does. */
  async start(): Promise<void> {
    for (const kills = this.#kills; kills === this.#kills;) {
      const life = new Life(this.#options.name);
      this.#life = life;
      try {
        await this.#serve(life);
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#end(life);
        await this.#options.world.sleep(RESTART_MS);
      }
    }
  }

  /** Never resolves where the life ends meanwhile. */
  async #serve(life: Life): Promise<void> {
    const { world, path, mode, weaken, report } = this.#options;
    const { engine, disconnect } = engineOf({ path, mode }, world, life);
    life.disconnect = disconnect;
    const store = withShortConfirmations(weakenedStore(await openStore(weakenedEngine(engine, weaken)), weaken));
    const { backend, mailSender, ensureFees } = await createApp({
      store,
      origin,
      mailTransport: this.#mailTransport(life),
      report,
      rates: false,
      clock: () => world.now,
      wait: (milliseconds) => world.sleep(milliseconds),
    });
    // the workers of both processes look at the same things at the same moment
    await world.sleep(WORKER_PERIOD_MS - (world.now % WORKER_PERIOD_MS));
    if (!life.isAlive) return;
    startOutboxWorker(mailSender, { intervalMs: MAIL_PERIOD_MS, report });
    startLifecycleWorker({
      store,
      tasks: [...tasks, createFees(ensureFees)],
      report,
      clock: () => world.now,
      log: ({ event }) => world.note(event),
    });
    life.store = store;
    life.backend = backend;
  }

  /** Answers, or throws where nobody is there, or nobody any more. */
  answer(request: Request): Promise<Response> {
    const { backend, death } = this.#life;
    if (!backend) return Promise.reject(new TypeError('Connection refused'));
    return Promise.race([backend(request), death]);
  }

  /** Work of a command or an organiser in this process. Rejects when the process dies. */
  within<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const { store, death } = this.#life;
    if (!store) return Promise.reject(new TypeError('Connection refused'));
    return Promise.race([work(store), death]);
  }

  #end(life: Life): void {
    life.isAlive = false;
    life.backend = undefined;
    life.store = undefined;
    life.disconnect();
    life.die(new TypeError('Connection reset'));
  }

  /** Nothing of it goes on from here; what it has committed stays, and what it has not is rolled back. */
  crash(): void {
    this.#kills++;
    this.#end(this.#life);
  }

  /** It is not scheduled for a while: a machine that stands still, a long garbage collection. */
  pause(until: number): void {
    this.#life.pausedUntil = until;
  }

  /** True of the life that it is in. */
  isLife = (owner: Owner): boolean => owner === this.#life;

  get isServing(): boolean {
    return !!this.#life.backend;
  }
}
