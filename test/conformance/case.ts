import type { Cell } from './tables.js';
import type { World } from './world.js';

/** The source of a case: the specification, or docs/decisions where the specification is silent. */
export type Source = 'specification' | 'decisions';

/** One thing that an implementation does or does not do. */
export interface Case {
  /** What it does, as a sentence without its subject. */
  readonly name: string;
  readonly topic: string;
  readonly of: Source;
  /** The endpoints and statuses that are seen at work. */
  readonly cells: readonly Cell[];
  readonly run: (world: World) => Promise<void>;
}

type Collect = (name: string, cells: Cell | readonly Cell[], run: Case['run']) => void;

/** A sheet of cases about one thing. */
export function casesOf(topic: string): { cases: Case[]; specified: Collect; decided: Collect } {
  const cases: Case[] = [];
  const collect =
    (of: Source): Collect =>
    (name, cells, run) =>
      void cases.push({ name, topic, of, cells: typeof cells === 'string' ? [cells] : cells, run });
  return { cases, specified: collect('specification'), decided: collect('decisions') };
}
