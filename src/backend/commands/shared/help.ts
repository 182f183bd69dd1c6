import { commonOptions, groups, type Command, type Options } from './command.js';

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const wide = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(wide)}   ${right}`);
};

/** Breaks a paragraph into lines that fit a terminal. */
const wrapped = (text: string, wide = 92): string =>
  text
    .split(' ')
    .reduce<string[]>(
      (lines, word) => {
        const last = lines.at(-1)!;
        return last && last.length + word.length >= wide
          ? [...lines, word]
          : [...lines.slice(0, -1), last ? `${last} ${word}` : word];
      },
      [''],
    )
    .join('\n');

const written = (name: string, { value }: Options[string]) => `--${name}${value ? ` ${value}` : ''}`;

const explained = ({ description, environment, fallback }: Options[string]) => {
  const otherwise = [environment, fallback && (environment ? `else ${fallback}` : `default: ${fallback}`)];
  const shown = otherwise.filter(Boolean).join(', ');
  return shown ? `${description} (${shown})` : description;
};

const optionRows = (options: Options) =>
  Object.entries(options).map(([name, option]) => [written(name, option), explained(option)] as const);

const usage = ({ name, operands, options }: Command, all: boolean): string => {
  const shown = Object.entries(options).flatMap(([option, definition]) =>
    definition.required ? [written(option, definition)] : all ? [`[${written(option, definition)}]`] : [],
  );
  return ['turnout', name, ...Object.keys(operands), ...shown].join(' ');
};

/** `turnout help`: commands in groups. */
export function overview(commands: readonly Command[]): string {
  const rows = [
    ...commands.map((command) => [usage(command, false), command.summary] as const),
    ['turnout help COMMAND', 'print the help of a command, with examples'] as const,
    ['turnout --version', 'print the version'] as const,
  ];
  const lines = table(rows);
  const groupsOf = Object.entries(groups).flatMap(([group, title]) => {
    const own = lines.filter((_, index) => commands[index]?.group === group);
    return own.length ? [[title, ...own].join('\n')] : [];
  });
  return [
    'turnout: registration forms, event lists and a member portal for clubs',
    ...groupsOf,
    ['Help', ...lines.slice(commands.length)].join('\n'),
    ['Options of every command', ...table(optionRows(commonOptions))].join('\n'),
    'Exit codes: 0 done, 1 refused or faults found, 2 wrong usage.',
  ].join('\n\n');
}

/** `turnout help COMMAND`: one command whole, and the lines of commands whose names begin with its own. */
export function helpFor(command: Command, family: readonly Command[] = []): string {
  const { operands, options, details = [], examples, failureMeaning } = command;
  const own = optionRows(options);
  const rows = table([...Object.entries(operands), ...own, ...optionRows(commonOptions)]);
  const until = Object.keys(operands).length;
  const block = (title: string, lines: readonly string[]) => (lines.length ? [[title, ...lines].join('\n')] : []);
  const familyRows = table(family.map((other) => [usage(other, false), other.summary]));
  return [
    wrapped(usage(command, true)),
    wrapped(`${command.summary[0]!.toUpperCase()}${command.summary.slice(1)}.`),
    ...details.map((text) => wrapped(text)),
    ...block('Arguments', rows.slice(0, until)),
    ...block('Options', rows.slice(until, until + own.length)),
    ...block('Options of every command', rows.slice(until + own.length)),
    ...block('Further commands', familyRows),
    ...block(
      examples.length > 1 ? 'Examples' : 'Example',
      examples.map((line) => `  ${line}`),
    ),
    ...block('Exit codes', [
      '  0   done',
      `  1   ${failureMeaning}`,
      '  2   wrong usage: an option, an argument, or a name that does not exist',
    ]),
  ].join('\n\n');
}

/** The same for programs. */
export const described = ({ name, summary, operands, options, examples }: Command) => ({
  name,
  summary,
  arguments: operands,
  options: Object.fromEntries(
    Object.entries({ ...options, ...commonOptions }).map(([key, option]) => [key, explained(option)]),
  ),
  examples,
});
