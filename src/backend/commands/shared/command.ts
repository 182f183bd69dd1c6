import type { Terminal } from './terminal.js';

/** What may be said to a command with `--name`: without a `value` it is a yes. */
export interface Option {
  /** What the value is called in the help. */
  readonly value?: string;
  readonly says: string;
  /** Variables that say it where the option is not given, the first that is set. */
  readonly environment?: string;
  /** What counts where neither says anything. */
  readonly fallback?: string;
  /** Shown in the overview. */
  readonly required?: true;
}

export type Options = Readonly<Record<string, Option>>;

/** Options as given: texts, or whether they were given at all. */
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { value: string }
    ? Of[Name] extends { fallback: string }
      ? string
      : string | undefined
    : boolean;
};

/** What every command understands. */
export const everywhere = {
  data: {
    value: 'PLACE',
    environment: 'DATABASE_URL, TURNOUT_DATA',
    fallback: './data',
    says: 'where the data is: a folder, or postgres://…',
  },
  workspace: { value: 'SLUG', says: 'which workspace, where there are several' },
  json: { says: 'answers for programs, errors too' },
  help: { says: 'what a command does and takes' },
} as const satisfies Options;

/** The option of commands that may take long. */
export const progressOption = { progress: { says: 'tell how far it is, even where nobody watches' } } as const;

export const groups = {
  run: 'Run',
  'set-up': 'Set up',
  data: 'Use the data',
  keep: 'Keep the data safe',
} as const;

/** One run of a command. */
export interface Call<Of extends Options = Options> {
  /** One for each that the command takes; where the last of these ends with `…`, at least one for it. */
  readonly given: readonly string[];
  readonly options: Values<Of & typeof everywhere>;
  /** For people as lines, for programs as JSON. */
  say(data: unknown, lines: readonly string[]): void;
  /** What people should know besides, on stderr: what they keep of the answer is the answer alone. */
  aside(text: string): void;
  /** How an option was said: `--port`, or the variable that answers where it was not given. */
  saidBy(option: string): string;
  /** How far long work is, for who watches. Never in the data. */
  progress(text: string): void;
  /** Folder of the built scripts. */
  readonly scripts: string;
  readonly terminal: Terminal;
}

export interface Command<Of extends Options = Options> {
  readonly group: keyof typeof groups;
  /** One word, or two: `key create`. */
  readonly name: string;
  /** In a line of the overview. */
  readonly summary: string;
  /** What else there is to know, in paragraphs. */
  readonly about?: readonly string[];
  /** What it is about, all of it needed: name to explanation. A name that ends with `…` is the last, and is one or more. */
  readonly takes: Readonly<Record<string, string>>;
  readonly options: Of;
  readonly examples: readonly string[];
  /** When it ends with 1. */
  readonly refuses: string;
  /** Throws `UsageError` or `Refused`. False when it is done and found something wrong. */
  run(call: Call<Of>): Promise<void | false>;
}

/** A command among others: its options are checked against what it declares, here, and read by name. */
export const command = <const Of extends Options>(definition: Command<Of>): Command => definition as unknown as Command;
