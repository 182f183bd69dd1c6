import { shownPlace } from '../store/engines/configured.js';
import { demoPages, seedDemo } from '../demo.js';
import { serve as listen } from '../node.js';
import { proxiesOf } from '../proxies.js';
import { UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { Refused } from './shared/faults.js';

/** Our own faults, for the operator: where they happened, without what a request said. */
const report = (error: unknown): void => {
  const {
    name,
    code,
    errcode,
    errstr,
    stack = '',
  } = error as Error & {
    code?: string;
    /** Of SQLite: its own constants, nothing that anybody stored. */
    errcode?: number;
    errstr?: string;
  };
  const [, ...frames] = stack.split('\n');
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      name,
      code,
      errcode,
      errstr,
      at: frames.map((frame) => frame.trim()).slice(0, 8),
    }),
  );
};

/** The origin that was given: every address that is handed out begins with it. */
function originOf(text: string, saidBy: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`${saidBy} must read like https://turnout.example.org, not ${text}.`);
  return url.origin;
}

function portOf(text: string, saidBy: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`${saidBy} must be a number from 0 to 65535, not ${text}.`);
  return port;
}

export const serve = command({
  group: 'run',
  name: 'serve',
  summary: 'serve everything: the service, the forms, the script',
  about: ['Runs until it is told to end (SIGTERM, SIGINT); requests under way are answered first.'],
  takes: {},
  options: {
    port: { value: 'PORT', environment: 'PORT', fallback: '8080', says: 'where it listens; 0 for any that is free' },
    host: { value: 'ADDRESS', environment: 'TURNOUT_HOST', fallback: '0.0.0.0', says: 'at which address' },
    origin: {
      value: 'ORIGIN',
      environment: 'TURNOUT_ORIGIN',
      says: 'where visitors reach it, else http://localhost:PORT',
    },
    proxies: {
      value: 'ADDRESSES',
      environment: 'TURNOUT_PROXIES',
      fallback: '',
      says: 'proxies before it, commas between; their X-Forwarded-For is believed',
    },
    demo: { says: 'a club to play with, when the data folder is empty' },
  },
  examples: [
    'turnout serve --demo',
    'TURNOUT_ORIGIN=https://turnout.example.org turnout serve --host 127.0.0.1 --data /var/lib/turnout',
  ],
  refuses: 'refused: the port is taken, or the data cannot be opened',

  async run({ options, say, saidBy, scripts }) {
    const { data, demo, origin, host } = options;
    const port = portOf(options.port, saidBy('port'));
    const running = await listen({
      data,
      port,
      host,
      scripts,
      report,
      proxies: proxiesOf(options.proxies),
      ...(origin === undefined ? {} : { origin: originOf(origin, saidBy('origin')) }),
      ...(demo ? { pages: demoPages } : {}),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const other = port < 65535 ? port + 1 : 8080;
        const another = saidBy('port') === 'PORT' ? `PORT=${other} npm start` : `turnout serve --port ${other}`;
        throw new Refused(`Port ${port} is taken. Another one: ${another}`, { cause: error });
      }
      if (error.syscall === 'listen') throw new Refused(`${host}:${port} cannot be listened at.`, { cause: error });
      throw error;
    });
    const keys = demo ? await seedDemo(running) : undefined;
    const { workspaces, forms } = running.store;
    const slugs = [];
    // whoever has no form has no page to show yet
    for (const { id, slug } of await workspaces.all()) if ((await forms.all(id)).length) slugs.push(slug);
    const answer = {
      origin: running.origin,
      api: `${running.origin}/api`,
      embed: `${running.origin}/embed.js`,
      portals: slugs.map((slug) => `${running.origin}/portal/${slug}`),
      data: shownPlace(data),
      ...(keys ? { key: keys.main, refused: keys.refused } : {}),
    };
    say(answer, [
      `Turnout is ready at ${running.origin}`,
      '',
      ...(demo ? [`  Example page   ${running.origin}/example`] : []),
      ...answer.portals.map((portal) => `  Portal         ${portal}/…`),
      `  API            ${answer.api}`,
      `  Embed script   ${answer.embed}`,
      `  Data           ${shownPlace(data)}`,
      ...(keys
        ? [
            '',
            `  Demo key       ${keys.main}`,
            '                 (printed this once; node dist/server/cli.js key create --workspace sv-wiesental --name NAME makes more)',
            '',
            '  Keys that are refused things, for trying:',
            ...keys.refused.map(({ status, what, key }) => `    ${status}  ${what.padEnd(26)} ${key}`),
          ]
        : []),
    ]);
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  },
});
