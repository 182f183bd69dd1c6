import type { LoggedMessage, MessagePreview } from '../../../src/model/desk-message.js';

const message: LoggedMessage = {
  message_id: 'm'.repeat(32),
  at: '2030-01-05T09:00:00Z',
  by: 'board@example.org',
  name: 'Petra Vogt',
  subject: 'What to bring',
  mails: 9,
  waiting: 3,
  undelivered: 2,
  undelivered_to: [{ person_id: 'per_1', name: 'Nora Quist' }],
};

const preview: MessagePreview = {
  mails: 9,
  persons: 11,
  without_address: 1,
  example: { subject: 'News about Summer camp', text: 'Hello Ada,\n\nbring boots.\n' },
};

/** Answers requests about messages; undefined for others. */
export function answerMessage(line: string): { data: unknown } | undefined {
  if (!/\/messages(\/preview)?$/.test(line)) return undefined;
  if (line.startsWith('GET')) return { data: [message] };
  return { data: line.endsWith('/preview') ? preview : message };
}
