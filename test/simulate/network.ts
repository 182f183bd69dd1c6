import { withClientAddress } from '../../src/backend/backend.js';
import type { Instance } from './instance.js';
import type { World } from './world.js';

/** What happens to requests, from 0 to 1 each. */
export interface Weather {
  /** Requests that never arrive. */
  lostRequests: number;
  /** Answers that never arrive, although the request was carried out. */
  lostAnswers: number;
  /** Requests that arrive twice, as where a proxy sends again what it has no answer to. */
  doubled: number;
}

/** A request that arrives twice does so at the same time, or much later. Milliseconds. */
const MAX_OVERLAP_MS = 20;
const MAX_DOUBLE_DELAY_MS = 2_000;

export const CALM: Weather = { lostRequests: 0, lostAnswers: 0, doubled: 0 };

export interface NetworkCounts {
  lost_requests: number;
  lost_answers: number;
  doubled: number;
}

/** The way from visitors to the processes, as a `fetch`. Each request goes to one of them, whichever it is. */
export class Network {
  weather: Weather = CALM;
  readonly counts: NetworkCounts = { lost_requests: 0, lost_answers: 0, doubled: 0 };
  /** How many requests reached a process, by what `arrived` was told to count them as. */
  readonly arrivals = new Map<string, number>();
  readonly #world: World;
  readonly #instances: readonly Instance[];

  constructor(world: World, instances: readonly Instance[]) {
    this.#world = world;
    this.#instances = instances;
  }

  #deliver(request: Request, address: string, countedAs: string): Promise<Response> {
    const instance = this.#world.random.pick(this.#instances);
    if (instance.isServing) this.arrivals.set(countedAs, (this.arrivals.get(countedAs) ?? 0) + 1);
    return instance.answer(withClientAddress(address, request));
  }

  /**
   * A `fetch` for somebody at an address. `countedAs` names what they ask for in `arrivals`. `doubles: false` for changes: an
   * old one that arrives again later is carried out again, as HTTP has it.
   */
  fetchFrom =
    (address: string, { countedAs = '', doubles = true } = {}) =>
    async (request: Request): Promise<Response> => {
      const { random } = this.#world;
      const { method } = request;
      let isRefused = false;
      await this.#world.sleep(random.between(1, 40));
      const { lostRequests, lostAnswers, doubled } = this.weather;
      if (random.chance(lostRequests)) {
        this.counts.lost_requests++;
        throw new TypeError('The request is lost');
      }
      if (doubles && method !== 'GET' && random.chance(doubled)) {
        this.counts.doubled++;
        const copy = request.clone();
        void this.#world
          .sleep(random.between(1, random.chance(0.5) ? MAX_OVERLAP_MS : MAX_DOUBLE_DELAY_MS))
          .then(() => (isRefused ? undefined : this.#deliver(copy, address, countedAs)))
          .catch(() => {});
      }
      const response = await this.#deliver(request, address, countedAs);
      isRefused = response.status >= 400;
      this.#world.note(`${method} ${response.status}`);
      await this.#world.sleep(random.between(1, 40));
      if (random.chance(lostAnswers)) {
        this.counts.lost_answers++;
        throw new TypeError('The answer is lost');
      }
      return response;
    };
}
