import { redactedLocation } from '../store/engines/open-engine.js';
import { hostedService } from '../upstream/index.js';
import { command } from './shared/command.js';
import { serverOptions } from './shared/serve-options.js';
import { clubsWithForms, startServer } from './shared/start-server.js';
import { upstreamFrom, upstreamOptions } from './shared/upstream-options.js';

export const gate = command({
  group: 'run',
  name: 'gate',
  summary: 'serve forms and the script before a service that has the persons',
  details: [
    'Serves the embed scripts, the forms and the hosted pages of gate.yaml, and registers persons at a service that speaks the specification (docs/gate-before-a-service.md). The key is in no argument, log or answer.',
    'Runs until SIGTERM or SIGINT, as turnout serve does, and has the same log.',
  ],
  operands: {},
  options: { ...upstreamOptions, ...serverOptions },
  examples: ['turnout gate --upstream https://service.example.org/api --key-file key.txt --data gate-data'],
  failureMeaning: 'refused: the port is taken, or the data cannot be opened',

  async run(call) {
    const { options, print } = call;
    const { url, upstream } = upstreamFrom(call);
    const { running, mails, mailHint } = await startServer('gate', call, {
      hosted: (parts) => hostedService({ ...parts, upstream }),
    });
    const mailTrouble = running.mailTrouble();
    const answer = {
      origin: running.origin,
      upstream: url,
      embed: `${running.origin}/embed.js`,
      portals: (await clubsWithForms(running)).map((slug) => `${running.origin}/portal/${slug}`),
      data: redactedLocation(options.data),
      mails,
      ...(mailTrouble === undefined ? {} : { mail_trouble: mailTrouble }),
      ...(running.metrics ? { metrics: running.metrics } : {}),
    };
    const [first] = answer.portals;
    print(answer, [
      `Turnout is ready at ${answer.origin}, before ${url}`,
      '',
      ...answer.portals.map((portal) => `  Forms          ${portal}`),
      `  Embed script   ${answer.embed}`,
      `  Data           ${answer.data}`,
      `  Mails          ${mails}`,
      ...(mailTrouble === undefined ? [] : [`                 CANNOT BE SENT (${mailTrouble}). ${mailHint}`]),
      ...(running.metrics ? [`  Metrics        ${running.metrics}`] : []),
      '',
      first === undefined
        ? '  There is no form yet. In another terminal: turnout gate apply gate.yaml'
        : `  Open ${first} first.`,
    ]);
  },
});
