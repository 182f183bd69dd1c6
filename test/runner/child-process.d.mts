export interface RunOptions {
  /** Environment variables besides those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Ends the program. */
  signal?: AbortSignal;
  /** Called with each piece of output; default: writes it to stdout. */
  show?: (text: string) => void;
}

export interface RunResult {
  /** Null when a signal of somebody else ended the program; undefined when `signal` did. */
  status: number | null | undefined;
  output: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
