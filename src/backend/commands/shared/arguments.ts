import { parseArgs } from 'node:util';
import { closestMatch, UsageError } from '../../workspace/index.js';
import { commonOptions, type Command, type Options } from './command.js';
import type { Terminal } from './terminal.js';

/** Parsed arguments, not validated yet. */
export interface ParsedArguments {
  readonly words: readonly string[];
  readonly options: readonly { name: string; shown: string; value: string | undefined; attached: boolean }[];
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Parses arguments with `util.parseArgs`. An option has the same kind in all commands, so options may stand anywhere. */
export function parseArguments(args: readonly string[], commands: readonly Command[]): ParsedArguments {
  const optionsByName: Options = Object.assign({}, commonOptions, ...commands.map(({ options }) => options));
  const { tokens, positionals } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(optionsByName).map(([name, { value }]) => [
          name,
          { type: value ? 'string' : 'boolean' } as const,
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  });
  const options = tokens.flatMap((token) =>
    token.kind === 'option'
      ? [{ name: token.name, shown: token.rawName, value: token.value, attached: token.inlineValue === true }]
      : [],
  );
  const has = (name: string) => options.some((option) => option.name === name);
  return { words: positionals, options, json: has('json'), help: has('help'), version: has('version') };
}

const did = (word: string | undefined) => (word === undefined ? '' : ` Did you mean ${word}?`);

const words = ({ name }: Command) => name.split(' ');

/** The command that the first words name. Throws `UsageError`. */
export function findCommand(args: readonly string[], commands: readonly Command[]): Command {
  const match = commands.find((command) => words(command).every((word, index) => word === args[index]));
  if (match) return match;
  const [first = '', second] = args;
  const family = commands.filter((command) => words(command)[0] === first).map(({ name }) => `turnout ${name}`);
  if (family.length) {
    const suggestion = second === undefined ? undefined : closestMatch(`turnout ${first} ${second}`, family);
    const all = `${family.slice(0, -1).join(', ')}, or ${family.at(-1)}.`;
    throw new UsageError(
      `${second === undefined ? '' : `There is no command ${first} ${second}. `}${suggestion ? `Did you mean ${suggestion}?` : `Please say which: ${all}`}`,
    );
  }
  const suggestion = closestMatch(first, [
    'help',
    ...new Set(commands.map((command) => words(command)[0]!)),
    ...commands.map(({ name }) => name),
  ]);
  throw new UsageError(`There is no command ${first}.${did(suggestion)} turnout help lists all there are.`);
}

/** The operands after the name of a command. Throws `UsageError`. */
export function operandsOf(command: Command, { words: all }: ParsedArguments): string[] {
  const operands = all.slice(words(command).length);
  const operandNames = Object.keys(command.operands);
  const missing = operandNames[operands.length];
  if (missing)
    throw new UsageError(
      `turnout ${[command.name, ...operandNames].join(' ')}: which ${missing.toLowerCase().replace('…', '')}?`,
    );
  if (operands.length > operandNames.length && !operandNames.at(-1)?.endsWith('…'))
    throw new UsageError(
      `${operands[operandNames.length]} is one argument too many for turnout ${[command.name, ...operandNames].join(' ')}.`,
    );
  return operands;
}

/** The values of options from arguments, environment variables or defaults. Throws `UsageError`. */
export function optionValues(
  command: Command,
  { options }: ParsedArguments,
  env: Terminal['env'],
): Record<string, string | boolean | undefined> {
  const optionsByName: Options = { ...command.options, ...commonOptions };
  const values = new Map<string, string | boolean | undefined>();
  for (const [name, { value, environment, fallback }] of Object.entries(optionsByName)) {
    // an empty variable counts as unset
    const [fromEnvironment] = (environment?.split(', ') ?? []).flatMap((variable) => env[variable] || []);
    values.set(name, value === undefined ? false : (fromEnvironment ?? fallback));
  }
  for (const { name, shown, value, attached } of options) {
    const option = Object.hasOwn(optionsByName, name) ? optionsByName[name] : undefined;
    if (!option) {
      const suggestion = closestMatch(name, Object.keys(optionsByName));
      throw new UsageError(
        `turnout ${command.name} has no option ${shown}.${did(suggestion && `--${suggestion}`)} turnout help ${command.name} lists those it has.`,
      );
    }
    if (option.value === undefined && value !== undefined) throw new UsageError(`${shown} takes no value.`);
    // a value that begins with a dash is the next option: the value is missing
    const forgotten = value === undefined || (!attached && value.length > 1 && value.startsWith('-'));
    if (option.value !== undefined && forgotten)
      throw new UsageError(`${shown} needs a value: ${shown} ${option.value}.`);
    values.set(name, value ?? true);
  }
  return Object.fromEntries(values);
}
