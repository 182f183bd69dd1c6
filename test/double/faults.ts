import { randomOf } from '../simulate/random.js';
import type { EndpointName } from './endpoints/index.js';

/** Milliseconds: always as many, or between two bounds by the seed. */
export type Milliseconds = number | readonly [from: number, to: number];

/**
 * Faults of a service and of the network before it. `stored` says that the endpoint does its work first, so that only its
 * answer is replaced.
 */
export type Fault =
  | { readonly kind: 'slow'; readonly milliseconds: Milliseconds }
  /** Any status; `retryAfter` is a number of seconds or a date (RFC 9110, section 10.2.3). */
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly retryAfter?: number | string;
      readonly stored?: boolean;
    }
  /** Ends the connection before anything is stored. */
  | { readonly kind: 'lose_request' }
  /** Stores, and ends the connection without an answer. */
  | { readonly kind: 'lose_answer' }
  /** Stores, and never answers. */
  | { readonly kind: 'hang' }
  /** Stores, and ends the connection in the middle of the body. */
  | { readonly kind: 'truncate' }
  /** A page of something else, as captive portals send it, with 200. */
  | { readonly kind: 'html'; readonly stored?: boolean }
  /** JSON that is no object, with the status of a success. */
  | { readonly kind: 'not_an_object'; readonly stored?: boolean }
  /** The status of a success without a body. */
  | { readonly kind: 'empty'; readonly stored?: boolean }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303 | 307 | 308;
      readonly location: string;
      readonly stored?: boolean;
    };

export interface FaultRule {
  readonly fault: Fault;
  /** Only requests to this endpoint; all without it. */
  readonly endpoint?: EndpointName;
  /** Only so many requests, the next ones; all without it. */
  readonly next?: number;
  /** Share of the requests, by the seed; all without it. */
  readonly probability?: number;
}

const kinds = [
  ...['slow', 'refuse', 'lose_request', 'lose_answer', 'hang', 'truncate'],
  ...['html', 'not_an_object', 'empty', 'redirect'],
];

/** The rules of a double. They change at run time; the same seed and the same requests have the same faults. */
export class Faults {
  #rules: { rule: FaultRule; left: number }[] = [];
  readonly #random;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  /** Adds rules. Throws for a kind of fault that there is not. */
  add(...rules: readonly FaultRule[]): void {
    for (const { fault } of rules)
      if (!kinds.includes(fault?.kind)) throw new Error(`Faults are: ${kinds.join(', ')}.`);
    this.#rules.push(...rules.map((rule) => ({ rule, left: rule.next ?? Infinity })));
  }

  clear(): void {
    this.#rules = [];
  }

  /** The delay and the first other fault for a request. */
  take(endpoint: EndpointName | undefined): { delayMs: number; fault: Exclude<Fault, { kind: 'slow' }> | undefined } {
    let delayMs = 0;
    let fault: Exclude<Fault, { kind: 'slow' }> | undefined;
    for (const entry of this.#rules) {
      const { rule, left } = entry;
      if (left <= 0 || (rule.endpoint && rule.endpoint !== endpoint)) continue;
      if (fault && rule.fault.kind !== 'slow') continue;
      if (rule.probability !== undefined && !this.#random.chance(rule.probability)) continue;
      entry.left--;
      if (rule.fault.kind === 'slow') delayMs += this.#duration(rule.fault.milliseconds);
      else fault = rule.fault;
    }
    return { delayMs, fault };
  }

  #duration(milliseconds: Milliseconds): number {
    return typeof milliseconds === 'number' ? milliseconds : this.#random.between(...milliseconds);
  }
}

/** True where the endpoint does its work in spite of the fault. */
export const storesAlthough = (fault: Exclude<Fault, { kind: 'slow' }> | undefined): boolean => {
  if (!fault) return true;
  if (fault.kind === 'lose_request') return false;
  return 'stored' in fault ? !!fault.stored : ['lose_answer', 'hang', 'truncate'].includes(fault.kind);
};
