/** Takes text, and says through the callback when it is ready for more. */
interface Output {
  write(text: string, done?: (error?: Error | null) => void): unknown;
  /** Whether a person watches. */
  readonly isTTY?: boolean;
}

/** Controls that a terminal obeys, and marks that turn the direction of a line; a line break is for `printableLines` alone. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line that a terminal only shows: each control character is written as `\u001b`. */
export const printableLine = (text: string): string => text.replace(unprintable, escaped);

/** The same for a text whose line breaks are its own. In JSON the escapes stand for what they replace. */
export const printableLines = (text: string): string =>
  text.replace(unprintable, (sign) => (sign === '\n' ? sign : escaped(sign)));

/** Where a command reads its environment and writes its output: the process, or a test. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
}
