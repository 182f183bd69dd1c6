import { demoPages, seedDemo } from '../demo.js';
import { redactedLocation } from '../store/engines/open-engine.js';
import { command } from './shared/command.js';
import { readyMessage } from './shared/ready-message.js';
import { serveOptions } from './shared/serve-options.js';
import { clubsWithForms, startServer } from './shared/start-server.js';

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

  async run(call) {
    const { options, print, progress } = call;
    const { data, demo } = options;
    const { running, mails, mailHint } = await startServer(
      'serve',
      call,
      demo ? { listsClubs: true, pages: demoPages } : {},
    );
    if (demo) progress('Filling the demo club …');
    const keys = demo ? await seedDemo(running) : undefined;
    const mailTrouble = running.mailTrouble();
    const answer = {
      origin: running.origin,
      api: `${running.origin}/api`,
      embed: `${running.origin}/embed.js`,
      portals: (await clubsWithForms(running)).map((slug) => `${running.origin}/portal/${slug}`),
      data: redactedLocation(data),
      mails,
      ...(mailTrouble === undefined ? {} : { mail_trouble: mailTrouble }),
      ...(running.metrics ? { metrics: running.metrics } : {}),
      ...(keys ? { key: keys.main, refused: keys.refusals } : {}),
    };
    print(answer, readyMessage(answer, { demo, demoKeys: keys, mailHint }));
  },
});
