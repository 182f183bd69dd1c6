import type { Terminal } from './terminal.js';

/** An option `--name`; without a `value` it is a flag. */
export interface Option {
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly description: string;
  /** Environment variables, separated by commas; the first that is set counts if the option is not given. */
  readonly environment?: string;
  /** The default. */
  readonly fallback?: string;
  /** Shown in the overview. */
  readonly required?: true;
}

export type Options = Readonly<Record<string, Option>>;

/** Values of options: strings, or booleans for flags. */
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { value: string }
    ? Of[Name] extends { fallback: string }
      ? string
      : string | undefined
    : boolean;
};

/** Options of every command. */
export const commonOptions = {
  data: {
    value: 'PLACE',
    environment: 'DATABASE_URL, TURNOUT_DATA',
    fallback: './data',
    description: 'location of the data: a folder, or postgres://…',
  },
  workspace: { value: 'SLUG', description: 'slug of the workspace, if there are several' },
  json: { description: 'print results and errors as JSON' },
  help: { description: 'print the help of a command' },
} as const satisfies Options;

/** The option of commands that may take long. */
export const progressOption = { progress: { description: 'show progress even without a terminal' } } as const;

export const groups = {
  run: 'Run',
  'set-up': 'Set up',
  data: 'Use the data',
  keep: 'Keep the data safe',
} as const;

/** One run of a command. */
export interface Call<Of extends Options = Options> {
  /** The operands; the last may occur several times if its name ends with `…`. */
  readonly operands: readonly string[];
  readonly options: Values<Of & typeof commonOptions>;
  /** Prints the result: lines for people, or JSON with `--json`. */
  print(data: unknown, lines: readonly string[]): void;
  /** Prints a note on stderr, so that stdout holds the result alone. */
  printNote(text: string): void;
  /** The source of an option's value for messages: `--port`, or its environment variable. */
  sourceOf(option: string): string;
  /** Shows progress on a terminal, or with `--progress`. */
  progress(text: string): void;
  /** Folder of the built scripts. */
  readonly scripts: string;
  readonly terminal: Terminal;
}

export interface Command<Of extends Options = Options> {
  readonly group: keyof typeof groups;
  /** One word, or two: `key create`. */
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  /** Further paragraphs of the help. */
  readonly details?: readonly string[];
  /** Required operands with their descriptions. The last may end with `…`, for one or more. */
  readonly operands: Readonly<Record<string, string>>;
  readonly options: Of;
  readonly examples: readonly string[];
  /** The meaning of exit code 1. */
  readonly failureMeaning: string;
  /** Throws `UsageError` or `CommandError`. False if it succeeded and found faults. */
  run(call: Call<Of>): Promise<void | false>;
}

/** Declares a command; the types of its options follow from their declaration. */
export const command = <const Of extends Options>(definition: Command<Of>): Command => definition as unknown as Command;
