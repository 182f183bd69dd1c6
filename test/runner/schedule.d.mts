export interface Schedulable {
  readonly name: string;
  /** Names of suites that end before this one begins. */
  readonly after?: readonly string[];
  /** Begins when all others have ended. */
  readonly alone?: boolean;
}

export function schedule<S extends Schedulable>(
  suites: readonly S[],
  runSuite: (suite: S, failed: string[]) => Promise<boolean>,
  workers: number,
): Promise<void>;
