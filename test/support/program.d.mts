export interface RunOptions {
  settings?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  limit?: number;
  show?: (data: string) => void;
}

export interface Ran {
  /** Null where a signal ended it; undefined where it took longer than its limit. */
  status: number | null | undefined;
  output: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<Ran>;
