/** A stream that calls back when it is ready for more text. */
interface Output {
  write(text: string, done?: (error?: Error | null) => void): unknown;
  /** Whether it is a terminal. */
  readonly isTTY?: boolean;
}

/** Control characters and marks of direction. `printableLines` keeps line breaks. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes control characters as `\u001b`, so that a terminal does not obey them. */
export const printableLine = (text: string): string => text.replace(unprintable, escaped);

/** The same, but keeps line breaks. In JSON the escapes are equivalent. */
export const printableLines = (text: string): string =>
  text.replace(unprintable, (sign) => (sign === '\n' ? sign : escaped(sign)));

/** Environment and streams of a command: the process, or a test. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Absent if nobody can answer questions. */
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean };
}
