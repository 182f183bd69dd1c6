/** Takes text, and says through the callback when it is ready for more. */
interface Output {
  write(text: string, done?: (error?: Error | null) => void): unknown;
  /** Whether a person watches. */
  readonly isTTY?: boolean;
}

/** Where a command reads its environment and writes its output: the process, or a test. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
}
