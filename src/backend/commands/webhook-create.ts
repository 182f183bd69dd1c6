import { webhookEvents } from '../../model/webhook.js';
import { createWebhook } from '../webhooks/index.js';
import { UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

export const webhookCreate = command({
  group: 'set-up',
  name: 'webhook create',
  summary: 'create a webhook and print its secret once',
  details: [
    `Events: ${webhookEvents.join(', ')}; all of them unless --events names some. A webhook has ids and no personal data.`,
    'The secret signs each request (Standard Webhooks). It is printed alone on stdout.',
  ],
  operands: {},
  options: {
    url: { value: 'URL', required: true, description: 'address of the receiver, https' },
    events: { value: 'EVENTS', description: 'events, separated by commas; default: all' },
    'allow-private': { description: 'allow addresses of private networks, and http:// on this machine' },
  },
  examples: ['turnout webhook create --url https://crm.example.org/turnout'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, url, events, ...options }, print, printNote }) {
    if (!url) throw new UsageError('Please say with --url where the receiver is.');
    const webhook = await withStore(data, (store) =>
      createWebhook(store, {
        ...{ workspace, url, allowsPrivate: options['allow-private'] },
        events: events?.split(',').map((event) => event.trim()),
      }),
    );
    print(webhook, [webhook.secret]);
    printNote(`This is the only time that the secret of ${webhook.id} is shown. Keep it like a password.`);
  },
});
