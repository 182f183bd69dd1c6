import type { PersonValues } from '../forms/index.js';
import { FormTokens, type TimingOptions } from './form-tokens.js';
import {
  Registrar,
  type RegisteredPerson,
  type RegistrarOptions,
  type RegistrationApi,
  type SentRegistration,
} from './registrar.js';

/**
 * Registers several persons, each under an idempotency key of their own. They are sent one after the other, so that the last
 * places go to the persons at the top of the form. Persons who are registered stay so; a retry sends the others.
 */
export class GroupRegistrar {
  readonly #api: RegistrationApi;
  #options: RegistrarOptions;
  readonly #registrars = new Map<number, Registrar>();
  /** The persons who are registered, by their keys in the form. */
  readonly registered = new Map<number, RegisteredPerson>();
  /** The person who was sent last: after a failure, the one who could not be registered. */
  currentKey = 0;

  constructor(api: RegistrationApi, options: Omit<RegistrarOptions, 'tokens'> & TimingOptions) {
    this.#api = api;
    this.#options = { ...options, tokens: new FormTokens(() => api.token(), options) };
  }

  /** The visitor begins: requests a form token. */
  begin(): void {
    this.#options.tokens.begin();
  }

  #registrarOf(key: number): Registrar {
    // derived from the draft's key: every copy of the draft has the same
    const create = () => new Registrar(this.#api, { ...this.#options, key: `${this.#options.key}.${key}` });
    const registrar = this.#registrars.get(key) ?? create();
    this.#registrars.set(key, registrar);
    return registrar;
  }

  /** True while the person who was sent last may be stored although no answer says so. */
  get maybeStored(): boolean {
    return this.#registrarOf(this.currentKey).maybeStored;
  }

  /** The open requests of all persons, to be saved with the draft. */
  get lastSent(): [number, SentRegistration][] {
    return [...this.#registrars].flatMap(([key, { lastSent }]) => (lastSent ? [[key, lastSent]] : []));
  }

  /** Restores the requests of a draft, as `Registrar.restore` does. */
  restore(requests: Iterable<readonly [number, SentRegistration]>, maybeStored = true): void {
    for (const [key, sent] of requests) this.#registrarOf(key).restore(sent, maybeStored);
  }

  /** Forgets open requests: other persons are registered now, under another key. Persons who are registered stay so. */
  renew(key: string): void {
    this.#options = { ...this.#options, key };
    this.#registrars.clear();
  }

  /** Registers the persons who are not registered yet, in order. Throws the `ApiError` of the first failure. */
  async register(persons: readonly PersonValues[], honeypot?: boolean): Promise<void> {
    for (const { key, values } of persons) {
      if (this.registered.has(key)) continue;
      this.currentKey = key;
      this.registered.set(key, await this.#registrarOf(key).register(values, honeypot));
    }
  }
}
