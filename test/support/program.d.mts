export interface RunOptions {
  settings?: Readonly<Record<string, string>>;
  /** Ends it. */
  signal?: AbortSignal;
  show?: (text: string) => void;
}

export interface Ran {
  /** Null where something else ended it; undefined where its signal did. */
  status: number | null | undefined;
  output: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<Ran>;
