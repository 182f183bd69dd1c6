import { parseTrustedProxies } from '../../http/trusted-proxies.js';
import { serve as listen } from '../../node.js';
import type { NodeOptions, Running } from '../../node-options.js';
import { logTo } from '../../observability/index.js';
import { redactedLocation } from '../../store/engines/open-engine.js';
import { UsageError } from '../../workspace/index.js';
import type { Call } from './command.js';
import { CommandError } from './faults.js';
import type { serverOptions } from './serve-options.js';
import { hasData, withStore } from './open-store.js';
import { levelOf, metricsAddressOf, originOf, outboxOf, portOf, transportFor } from './serve-settings.js';
import { closeOnSignal } from './shutdown.js';
import { versionBeside } from './version.js';

/** A sentence about a port that cannot be opened; undefined for other errors. */
function portErrorMessage(error: NodeJS.ErrnoException, alternative: (port: number) => string): string | undefined {
  if (error.syscall !== 'listen') return undefined;
  const { address = '', port = 0 } = error as { address?: string; port?: number };
  if (error.code !== 'EADDRINUSE') return `${address}:${port} cannot be listened at.`;
  return `Port ${port} is taken. Another one: ${alternative(port < 65535 ? port + 1 : 8080)}`;
}

/** A server that listens, and the description of its mail transport. */
export interface StartedServer {
  readonly running: Running;
  readonly mails: string;
  readonly mailHint: string;
}

/** Starts a server with the options of a command. It ends on a signal. Throws `UsageError` or `CommandError`. */
export async function startServer(
  commandName: string,
  { options, progress, sourceOf, scripts, terminal }: Call<typeof serverOptions>,
  furtherOptions: Pick<NodeOptions, 'listsClubs' | 'pages' | 'hosted'> = {},
): Promise<StartedServer> {
  const { data, origin, host } = options;
  const port = portOf(options.port, sourceOf('port'));
  const metrics = options.metrics === undefined ? undefined : metricsAddressOf(options.metrics, sourceOf('metrics'));
  if (metrics && port && metrics.port === port)
    throw new UsageError(`${sourceOf('metrics')} must be another port than ${sourceOf('port')}.`);
  const outbox = outboxOf(options.outbox, data, terminal.env);
  const { mailTransport, description: mails, mailHint } = transportFor(options.smtp, outbox, sourceOf('smtp'));
  const mailFrom = options['mail-from'];
  if (mailFrom !== undefined && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(mailFrom))
    throw new UsageError(`${sourceOf('mail-from')} must read like portal@example.org, not ${mailFrom}.`);
  if (!/^(yes|no)$/.test(options['list-clubs']))
    throw new UsageError(`${sourceOf('list-clubs')} must be yes or no, not ${options['list-clubs']}.`);
  if (hasData(data)) await withStore(data, async () => {}, furtherOptions.hosted ? 'gate' : 'service');
  progress(`Opening the data in ${redactedLocation(data)} …`);
  const log = logTo(process.stderr, levelOf(options.log, sourceOf('log')));
  // a signal during the start also ends it
  let close = async () => {};
  closeOnSignal(() => close(), log);
  const running = await listen({
    data,
    port,
    host,
    scripts,
    log,
    version: versionBeside(scripts),
    report: log.level === 'off' ? () => {} : log.fault,
    proxies: parseTrustedProxies(options.proxies),
    mailTransport,
    mailHint,
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(origin === undefined ? {} : { origin: originOf(origin, sourceOf('origin')) }),
    ...(metrics ? { metrics } : {}),
    listsClubs: options['list-clubs'] === 'yes',
    ...furtherOptions,
  }).catch((error: NodeJS.ErrnoException & { port?: number }) => {
    const option = metrics && error.port === metrics.port ? 'metrics' : 'port';
    const sentence = portErrorMessage(error, (other) => {
      if (sourceOf(option) === 'PORT') return `PORT=${other} npm start`;
      return `turnout ${commandName} --${option} ${other}`;
    });
    throw sentence === undefined ? error : new CommandError(sentence, { cause: error });
  });
  close = running.close;
  return { running, mails, mailHint };
}

/** The slugs of the clubs that have a form; a club without one has no page yet. */
export async function clubsWithForms({ store: { workspaces, forms } }: Pick<Running, 'store'>): Promise<string[]> {
  const slugs = [];
  for (const { id, slug } of await workspaces.all()) if ((await forms.all(id)).length) slugs.push(slug);
  return slugs;
}
