export interface Suite {
  readonly name: string;
  /** Which command runs it: `npm test`, `npm run test:all`, or either when it is named. */
  readonly set: 'quick' | 'all' | 'named';
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Programs besides Node. */
  readonly needs?: readonly string[];
  /** Names of suites that end before this one begins. */
  readonly after?: readonly string[];
  /** Any output of the program is a warning, and fails the suite. */
  readonly isSilent?: boolean;
  readonly alone?: boolean;
  /** It repeats tests of others elsewhere: on another database, engine or version of Node, or before a hosted service. */
  readonly repeats?: boolean;
  /** Some of its tests run nowhere else, so that it is never ended for time. */
  readonly hasOwnTests?: boolean;
}

export const buildSuites: readonly Suite[];
export const leftOut: readonly string[];
export function suiteList(): string;
export function selectSuites(names: readonly string[], set: 'quick' | 'all'): Suite[] | string;
