import { expect } from 'chai';
import { commands } from '../../../src/backend/commands/index.js';
import {
  findCommand,
  operandsOf,
  parseArguments,
  optionValues,
} from '../../../src/backend/commands/shared/arguments.js';
import { commonOptions, type Options } from '../../../src/backend/commands/shared/command.js';
import { helpFor, overview } from '../../../src/backend/commands/shared/help.js';
import { closestMatch } from '../../../src/backend/workspace/index.js';
import { workplace } from './command-folder.js';

/** What a command is given when this is typed. */
function understood(...args: string[]) {
  const parsed = parseArguments(args, commands);
  const command = findCommand(parsed.words, commands);
  return {
    command: command.name,
    operands: operandsOf(command, parsed),
    options: optionValues(command, parsed, process.env),
  };
}

describe('the help of turnout', () => {
  for (const command of commands) {
    it(`lists ${command.name}`, () => {
      expect(overview(commands)).to.include(`turnout ${[command.name, ...Object.keys(command.operands)].join(' ')}`);
    });

    it(`explains every option of ${command.name}`, () => {
      const help = helpFor(command);
      const options = Object.keys({ ...command.options, ...commonOptions }).map((name) => `--${name}`);
      for (const word of [...Object.keys(command.operands), ...options, 'Example', 'Exit codes'])
        expect(help).to.include(word);
    });

    for (const example of command.examples)
      it(`shows an example that can be parsed: ${example}`, () => {
        const [line = ''] = example.replace(/^\w+=\S+ /, '').split(' > ');
        const words = line.replace(/\$\(.*\)/, 'today').split(' ');
        expect(understood(...words.slice(1)).command).to.equal(command.name);
      });
  }

  it('explains a command whose name is the beginning of others, and lists those', () => {
    const gate = commands.find(({ name }) => name === 'gate')!;
    const help = helpFor(
      gate,
      commands.filter(({ name }) => name.startsWith('gate ')),
    );
    for (const text of ['turnout gate [', '--upstream URL', 'turnout gate apply FILE', 'turnout gate check'])
      expect(help).to.include(text);
  });

  it('gives an option the same meaning in every command', () => {
    const kinds = new Map<string, Set<boolean>>();
    for (const { options } of [...commands, { options: commonOptions }])
      for (const [name, { value }] of Object.entries<Options[string]>(options))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(value !== undefined));
    expect([...kinds].filter(([, kind]) => kind.size > 1)).to.deep.equal([]);
  });

  for (const [word, listedCommands] of [
    ['aplly', 'apply'],
    ['appyl', 'apply'],
    ['exprot', 'export'],
    ['back', 'backup'],
    ['dance', undefined],
    ['x', undefined],
  ] as const)
    it(`lists for ${word}: ${listedCommands ?? 'no command'}`, () => {
      expect(closestMatch(word, ['serve', 'apply', 'export', 'backup', 'restore', 'check'])).to.equal(listedCommands);
    });
});

describe('the command line of turnout', () => {
  it('takes options in any position', () => {
    const { command, operands, options } = understood('--data', 'there', 'apply', '--dry-run', 'club.yaml', '--json');
    expect([command, operands, options['data'], options['dry-run'], options['json']]).to.deep.equal([
      'apply',
      ['club.yaml'],
      'there',
      true,
      true,
    ]);
  });

  it('takes a name that begins with a dash after --', () => {
    expect(understood('apply', '--', '-club.yaml').operands).to.deep.equal(['-club.yaml']);
  });

  for (const [args, sentence] of [
    [['aply'], /There is no command aply\. Did you mean apply\?/],
    [['toString'], /There is no command toString\./],
    [['key', 'craete'], /Did you mean turnout key create\?/],
    [['check', '--progres'], /no option --progres\. Did you mean --progress\?/],
    [['check', '--force'], /turnout check has no option --force/],
    [['check', '--toString'], /no option --toString/],
    [['check', '-x'], /no option -x/],
    [['check', '--json=yes'], /--json takes no value/],
    [['check', '--data'], /--data needs a value: --data PLACE/],
  ] as const)
    it(`names the fault of turnout ${args.join(' ')}`, () => {
      expect(() => understood(...args)).to.throw(sentence);
    });
});

describe('turnout help', () => {
  const { turnout } = workplace();

  for (const args of [
    ['help', 'export'],
    ['export', '--help'],
    ['export', '--colour', '-h'],
  ])
    it(`is about one command for "turnout ${args.join(' ')}"`, async () => {
      const { code, out, err } = await turnout(...args);
      expect([code, out.startsWith('turnout export LIST [--format FORMAT]'), err]).to.deep.equal([0, true, '']);
    });

  it('is about a family of commands for "turnout help key"', async () => {
    const { out } = await turnout('help', 'key');
    expect([...out.matchAll(/^ {2}turnout (\S+ \S+)/gm)].map(([, name]) => name)).to.deep.equal([
      'key create',
      'key list',
      'key revoke',
      'help COMMAND',
    ]);
  });

  it('suggests a command', async () => {
    const { code, err } = await turnout('help', 'chekc');
    expect([code, /Did you mean check\?/.test(err)]).to.deep.equal([2, true]);
  });

  it('prints JSON', async () => {
    const parsed = JSON.parse((await turnout('help', '--json')).out) as { name: string }[];
    expect(parsed.map(({ name }) => name)).to.deep.equal(commands.map(({ name }) => name));
  });

  for (const [args, code] of [
    [['dance'], 2],
    [['check'], 1],
    [['apply', 'nowhere.yaml'], 2],
    [['export', 'camp', '--colour'], 2],
  ] as const)
    it(`prints the fault of "turnout ${args.join(' ')}" as JSON, and exits with ${code}`, async () => {
      const parsed = await turnout(...args, '--json');
      expect([parsed.code, parsed.out, typeof (JSON.parse(parsed.err) as { error: unknown }).error]).to.deep.equal([
        code,
        '',
        'string',
      ]);
    });

  it('says in a sentence that a data folder cannot be one', async () => {
    const { code, err } = await turnout('key', 'list', '--data', '/dev/null/data');
    expect([code, err.trim()]).to.deep.equal([1, '/dev/null/data is not in a folder.']);
  });
});
