import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apply, withStore } from './commands.js';
import { demoPages, seedDemo } from './demo.js';
import { serve } from './node.js';
import { NewerDatabase } from './store/index.js';
import {
  createKey,
  listKeys,
  revokeKey,
  scopes,
  UsageError,
  WorkspaceFileError,
  workspaceSchema,
} from './workspace/index.js';

const help = `turnout: registration forms, event lists and a member portal for clubs

  turnout serve [--demo]              serve everything (PORT, TURNOUT_HOST, TURNOUT_DATA, TURNOUT_ORIGIN)
  turnout apply FILE [--dry-run]      make the workspace as the file says
  turnout schema                      the JSON Schema of workspace.yaml, for editors
  turnout key create --name NAME      print a new key, once  [--scopes a,b] [--lists lst_…,member]
  turnout key list                    keys, without the keys themselves
  turnout key revoke ID               from now on the key is unknown

  --workspace SLUG   which workspace, where there are several
  --data FOLDER      where the data is (TURNOUT_DATA, else ./data)
  --json             answers for programs
  --demo             a club to play with, when the data folder is empty

Scopes: ${scopes.join(', ')}; all of them unless --scopes names some.`;

const { values: options, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string', default: process.env['TURNOUT_DATA'] ?? './data' },
        port: { type: 'string', default: process.env['PORT'] ?? '8080' },
        host: { type: 'string', default: process.env['TURNOUT_HOST'] ?? '0.0.0.0' },
        origin: {
          type: 'string',
          ...(process.env['TURNOUT_ORIGIN'] ? { default: process.env['TURNOUT_ORIGIN'] } : {}),
        },
        workspace: { type: 'string' },
        name: { type: 'string' },
        scopes: { type: 'string' },
        lists: { type: 'string' },
        demo: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
})();

/** For people as lines, for programs as JSON. */
const say = (data: unknown, lines: readonly string[]): void =>
  console.log(options.json ? JSON.stringify(data, null, 2) : lines.join('\n'));

const separated = (text: string | undefined) => text?.split(',').map((part) => part.trim());

/** Our own faults, for the operator: where they happened, without what a request said. */
const report = (error: unknown): void => {
  const { name, code, stack = '' } = error as Error & { code?: string };
  const [, ...frames] = stack.split('\n');
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      name,
      code,
      at: frames.map((frame) => frame.trim()).slice(0, 8),
    }),
  );
};

/** The origin of TURNOUT_ORIGIN: every address that is handed out begins with it. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`TURNOUT_ORIGIN must read like https://turnout.example.org, not ${text}.`);
  return url.origin;
}

async function runServer(): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`PORT must be a number from 0 to 65535, not ${options.port}.`);
  const scripts = fileURLToPath(new URL('..', import.meta.url));
  const running = await serve({
    data: options.data,
    port,
    host: options.host,
    scripts,
    report,
    ...(options.origin ? { origin: originOf(options.origin) } : {}),
    ...(options.demo ? { pages: demoPages } : {}),
  });
  const key = options.demo ? await seedDemo(running) : undefined;
  const all = await running.store.workspaces.all();
  const lines = [
    `Turnout is ready at ${running.origin}`,
    '',
    ...(options.demo ? [`  Example page   ${running.origin}/example`] : []),
    ...all.map(({ slug }) => `  Portal         ${running.origin}/portal/${slug}/…`),
    `  API            ${running.origin}/api`,
    `  Embed script   ${running.origin}/embed.js`,
    `  Data           ${options.data}`,
    ...(key
      ? [
          '',
          `  Demo key       ${key}`,
          '                 (printed this once; node dist/server/cli.js key create makes more)',
        ]
      : []),
  ];
  console.log(lines.join('\n'));
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function runKey(action: string | undefined, id: string | undefined): Promise<void> {
  const { workspace, name } = options;
  if (action === 'create') {
    if (!name) throw new UsageError('Please say with --name what the key is for.');
    const made = await withStore(options.data, (store) =>
      createKey(store, { workspace, name, scopes: separated(options.scopes), lists: separated(options.lists) }),
    );
    say(made, [made.key, '', `This is the only time that ${made.id} is shown. Keep it like a password.`]);
  } else if (action === 'list') {
    const found = await withStore(options.data, (store) => listKeys(store, workspace));
    say(
      found,
      found.map((key) => [key.id, key.name, key.revoked_at ? 'revoked' : 'in force', key.scopes.join(',')].join('  ')),
    );
  } else if (action === 'revoke' && id) {
    await withStore(options.data, (store) => revokeKey(store, workspace, id));
    say({ id, revoked: true }, [`${id} is revoked.`]);
  } else throw new UsageError('turnout key create, turnout key list, or turnout key revoke ID.');
}

async function runApply(path: string | undefined): Promise<void> {
  if (!path) throw new UsageError('turnout apply FILE: which file?');
  const dryRun = options['dry-run'];
  const steps = await withStore(options.data, (store) => apply(store, path, { dryRun }));
  const lines = steps.map(({ does, what }) => `  ${does}  ${what}`);
  const end = steps.length
    ? [dryRun ? `${steps.length} steps to do; nothing was changed.` : `${steps.length} steps done.`]
    : ['Everything is as the file says.'];
  say(steps, [...lines, ...end]);
}

async function run(): Promise<void> {
  const [command, action, argument] = positionals;
  if (options.help || command === undefined || command === 'help') console.log(help);
  else if (command === 'serve') await runServer();
  else if (command === 'apply') await runApply(action);
  else if (command === 'schema') console.log(JSON.stringify(workspaceSchema, null, 2));
  else if (command === 'key') await runKey(action, argument);
  else throw new UsageError(`There is no command ${command}.\n\n${help}`);
}

run().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(error.message);
  else if (error instanceof WorkspaceFileError) console.error(error.faults.map((line) => `  ${line}`).join('\n'));
  else if (error instanceof NewerDatabase) console.error(error.message);
  else if ((error as { code?: string }).code === 'EADDRINUSE')
    console.error(`Port ${options.port} is taken. Another one: PORT=8081 npm start`);
  else throw error;
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
