/** A frame of a stack trace. */
const STACK_FRAME = /^at .+:\d+(:\d+)?\)?$/;

/**
 * An error for the log: its name, code and stack frames. Never its message, which may quote a request or stored data.
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
    /** SQLite's result code and its constant text. */
    errcode?: number;
    errstr?: string;
  };
  // a message may have several lines that look like frames
  const messageStart = stack.indexOf(message);
  const stackText = messageStart < 0 ? stack : stack.slice(messageStart + message.length);
  const frames = stackText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => STACK_FRAME.test(line));
  return { name, code, errcode, errstr, at: frames.slice(0, 8) };
}
