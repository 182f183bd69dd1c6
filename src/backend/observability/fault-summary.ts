/** A place in the code, as a stack has it. */
const STACK_FRAME = /^at .+:\d+(:\d+)?\)?$/;

/**
 * What may be told about a fault of our own: its kind, its code and where it happened. Never its message, which may hold
 * what somebody sent or what is stored.
 */
export function faultSummary(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const {
    name,
    code,
    errcode,
    errstr,
    message,
    stack = '',
  } = error as Error & {
    code?: string;
    /** Of SQLite: its own constants, nothing that anybody stored. */
    errcode?: number;
    errstr?: string;
  };
  // a message may have several lines, and any of them may look like a place
  const messageStart = stack.indexOf(message);
  const stackText = messageStart < 0 ? stack : stack.slice(messageStart + message.length);
  const frames = stackText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => STACK_FRAME.test(line));
  return { name, code, errcode, errstr, at: frames.slice(0, 8) };
}
