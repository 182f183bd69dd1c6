import { demoPages, seedDemo } from '../demo.js';
import { parseTrustedProxies } from '../http/trusted-proxies.js';
import { serve as listen } from '../node.js';
import { logTo } from '../observability/index.js';
import { redactedLocation } from '../store/engines/open-engine.js';
import { UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { CommandError } from './shared/faults.js';
import { readyMessage } from './shared/ready-message.js';
import { serveOptions } from './shared/serve-options.js';
import { levelOf, metricsAddressOf, originOf, outboxOf, portOf, transportFor } from './shared/serve-settings.js';
import { closeOnSignal } from './shared/shutdown.js';
import { versionBeside } from './shared/version.js';

/** A sentence about a port that cannot be opened; undefined for other errors. */
function portErrorMessage(error: NodeJS.ErrnoException, alternative: (port: number) => string): string | undefined {
  if (error.syscall !== 'listen') return undefined;
  const { address = '', port = 0 } = error as { address?: string; port?: number };
  if (error.code !== 'EADDRINUSE') return `${address}:${port} cannot be listened at.`;
  return `Port ${port} is taken. Another one: ${alternative(port < 65535 ? port + 1 : 8080)}`;
}

export const serve = command({
  group: 'run',
  name: 'serve',
  summary: 'serve everything: the service, the forms, the script',
  details: [
    'Runs until SIGTERM or SIGINT, and answers running requests within ten seconds. A second signal ends it at once.',
    'The log is JSON lines on stderr: errors logs faults and answers with status 500 and above, requests logs every answer. It contains the template of an address and never the address, no input, and nothing about visitors.',
  ],
  operands: {},
  options: serveOptions,
  examples: [
    'turnout serve --demo',
    'turnout serve --log requests --metrics 9464',
    'TURNOUT_ORIGIN=https://turnout.example.org turnout serve --host 127.0.0.1 --data /var/lib/turnout',
  ],
  failureMeaning: 'refused: the port is taken, or the data cannot be opened',

  async run({ options, print, progress, sourceOf, scripts, terminal }) {
    const { data, demo, origin, host } = options;
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
      listsClubs: demo || options['list-clubs'] === 'yes',
      ...(demo ? { pages: demoPages } : {}),
    }).catch((error: NodeJS.ErrnoException & { port?: number }) => {
      const option = metrics && error.port === metrics.port ? 'metrics' : 'port';
      const sentence = portErrorMessage(error, (other) => {
        if (sourceOf(option) === 'PORT') return `PORT=${other} npm start`;
        return `turnout serve --${option} ${other}`;
      });
      throw sentence === undefined ? error : new CommandError(sentence, { cause: error });
    });
    close = running.close;
    if (demo) progress('Filling the demo club …');
    const keys = demo ? await seedDemo(running) : undefined;
    const { workspaces, forms } = running.store;
    const slugs = [];
    // a club without a form has no page yet
    for (const { id, slug } of await workspaces.all()) if ((await forms.all(id)).length) slugs.push(slug);
    const mailTrouble = running.mailTrouble();
    const answer = {
      origin: running.origin,
      api: `${running.origin}/api`,
      embed: `${running.origin}/embed.js`,
      portals: slugs.map((slug) => `${running.origin}/portal/${slug}`),
      data: redactedLocation(data),
      mails,
      ...(mailTrouble === undefined ? {} : { mail_trouble: mailTrouble }),
      ...(running.metrics ? { metrics: running.metrics } : {}),
      ...(keys ? { key: keys.main, refused: keys.refusals } : {}),
    };
    print(answer, readyMessage(answer, { demo, demoKeys: keys, mailHint }));
  },
});
