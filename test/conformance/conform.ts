import type { Case } from './case.js';
import { cases } from './cases/index.js';
import { NotTried, Unseen } from './expect.js';
import { connectionTo, excerptOf, redacted, type Connection, type ConnectionOptions } from './http.js';
import { decidedCells, specifiedCells, tables, type Cell } from './tables.js';
import { World, type WorldOptions } from './world.js';

export type Result = 'passed' | 'failed' | 'not tried' | 'unseen';

export interface Outcome {
  readonly name: string;
  readonly topic: string;
  readonly of: Case['of'];
  readonly cells: readonly Cell[];
  readonly result: Result;
  /** Why not. */
  readonly reason?: string;
  /** The last request and its answer, without keys. */
  readonly exchange?: readonly string[];
}

/** One status of one endpoint, and what was seen of it. */
export interface CellOutcome {
  readonly endpoint: string;
  readonly status: number;
  readonly meaning: string;
  readonly of: Case['of'];
  readonly result: Exclude<Result, 'unseen'>;
  readonly cases: readonly string[];
}

export interface Report {
  readonly base_url: string;
  /** The workspaces of the keys, by what they are good for. */
  readonly workspaces: World['roles'];
  readonly only?: string;
  readonly outcomes: readonly Outcome[];
  readonly cells: readonly CellOutcome[];
  readonly requests: number;
  readonly waited_seconds: number;
  /** What cannot be taken away again, and persons that could not be. */
  readonly left_behind: { readonly columns: number; readonly fees: number; readonly persons: number };
}

export interface ConformOptions extends ConnectionOptions, Omit<WorldOptions, 'connection'> {
  /** `specification`, `decisions`, what cases are about, or words of a case's name. */
  only?: string | undefined;
  /** Hears of every case as it ends. */
  onOutcome?: (outcome: Outcome) => void;
  /** Ends the run early; what was made is taken away all the same. */
  signal?: AbortSignal;
}

/** What `--only` can name. */
export const topics: readonly string[] = [...new Set(cases.map(({ topic }) => topic))];

/** The cases that `--only` names; all without it. */
export function casesFor(only: string | undefined): readonly Case[] {
  if (only === undefined) return cases;
  const needle = only.toLowerCase();
  const exactly = cases.filter(({ of, topic }) => of === needle || topic === needle);
  return exactly.length
    ? exactly
    : cases.filter(({ name, cells }) => [name, ...cells].some((text) => text.toLowerCase().includes(needle)));
}

/** Runs one case and says how it went. */
export async function outcomeOf(one: Case, world: World, { totals }: Connection): Promise<Outcome> {
  const { name, topic, of, cells } = one;
  totals.last = undefined;
  try {
    await one.run(world);
    return { name, topic, of, cells, result: 'passed' };
  } catch (error) {
    const reason = redacted(error instanceof Error ? error.message : String(error));
    if (error instanceof NotTried) return { name, topic, of, cells, result: 'not tried', reason };
    if (error instanceof Unseen) return { name, topic, of, cells, result: 'unseen', reason };
    const last = totals.last as Parameters<typeof excerptOf>[0] | undefined;
    return { name, topic, of, cells, result: 'failed', reason, ...(last ? { exchange: excerptOf(last) } : {}) };
  }
}

/** What came of each cell: the tables' by the cases of the specification, the others by those of the decisions. */
function cellsIn(outcomes: readonly Outcome[], all: readonly Cell[], of: Case['of']): CellOutcome[] {
  return all.flatMap((cell) => {
    const [, endpoint = '', code = ''] = /^(.*) (\d+)$/.exec(cell) ?? [];
    const matching = outcomes.filter((outcome) => outcome.of === of && outcome.cells.includes(cell));
    if (!matching.length) return [];
    const has = (result: Result) => matching.some((outcome) => outcome.result === result);
    const result = has('failed') ? 'failed' : has('passed') ? 'passed' : 'not tried';
    const meaning = (tables as Record<string, Record<string, string>>)[endpoint]![code]!;
    return [{ endpoint, status: Number(code), meaning, of, result, cases: matching.map(({ name }) => name) }];
  });
}

/** Asks an implementation everything, one after the other, and takes away what was made. Throws `CannotBegin`. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { only, onOutcome = () => {}, signal, baseUrl } = options;
  const connection = connectionTo({ ...options, baseUrl: baseUrl.replace(/\/+$/, '') });
  const world = await World.open({ ...options, connection });
  const outcomes: Outcome[] = [];
  let persons: number;
  try {
    for (const one of casesFor(only)) {
      if (signal?.aborted) break;
      const outcome = await outcomeOf(one, world, connection);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  } finally {
    persons = (await world.cleanUp()).remaining;
  }
  const { requests, waited } = connection.totals;
  return {
    base_url: connection.baseUrl,
    workspaces: world.roles,
    ...(only === undefined ? {} : { only }),
    outcomes,
    cells: [...cellsIn(outcomes, specifiedCells, 'specification'), ...cellsIn(outcomes, decidedCells, 'decisions')],
    requests,
    waited_seconds: waited,
    left_behind: { columns: world.columns, fees: world.fees, persons },
  };
}

/** 0 all covered and green; 1 something failed; 3 green, but not everything could be tried. */
export function exitCodeOf({ outcomes, left_behind }: Report): 0 | 1 | 3 {
  if (left_behind.persons || outcomes.some(({ result }) => result === 'failed')) return 1;
  return outcomes.some(({ result }) => result === 'not tried') ? 3 : 0;
}
