import type { PersonValues } from '../forms/index.js';
import { FormTokens, type Timing } from './form-tokens.js';
import { Registrar, type Desk, type Registered, type RegistrarOptions, type Sent } from './registrar.js';

/**
 * Registers several, each under a key of their own: one after the other, so that of the last places nobody gets one before
 * somebody who stands above them. Who is registered stays so; sending again sends the others.
 */
export class PartyRegistrar {
  readonly #desk: Desk;
  #options: RegistrarOptions;
  readonly #each = new Map<number, Registrar>();
  /** Who is registered already. */
  readonly registered = new Map<number, Registered>();
  /** Whose turn it was last: after a failure, who could not be registered. */
  turn = 0;

  constructor(desk: Desk, options: Omit<RegistrarOptions, 'tokens'> & Timing) {
    this.#desk = desk;
    this.#options = { ...options, tokens: new FormTokens(() => desk.token(), options) };
  }

  begin(): void {
    this.#options.tokens.begin();
  }

  #of(key: number): Registrar {
    // one for each, that every copy of the draft makes of its key
    const own = () => new Registrar(this.#desk, { ...this.#options, key: `${this.#options.key}.${key}` });
    const registrar = this.#each.get(key) ?? own();
    this.#each.set(key, registrar);
    return registrar;
  }

  /** True while whoever's turn it was may be stored already, although no answer says so. */
  get sent(): boolean {
    return this.#of(this.turn).sent;
  }

  /** What was sent last of each, to be remembered over a reload. */
  get memory(): [number, Sent][] {
    return [...this.#each].flatMap(([key, { memory }]) => (memory ? [[key, memory]] : []));
  }

  /** Takes up what was sent before, as `Registrar.recall` does. */
  recall(memory: Iterable<readonly [number, Sent]>, open = true): void {
    for (const [key, sent] of memory) this.#of(key).recall(sent, open);
  }

  /** Lets go of what was sent: others are to be registered, under a key of their own. Who is registered stays so. */
  renew(key: string): void {
    this.#options = { ...this.#options, key };
    this.#each.clear();
  }

  /** Registers who is not registered yet, in order. Throws the `ApiError` of the first who could not be. */
  async register(people: readonly PersonValues[], note?: boolean): Promise<void> {
    for (const { key, values } of people) {
      if (this.registered.has(key)) continue;
      this.turn = key;
      this.registered.set(key, await this.#of(key).register(values, note));
    }
  }
}
