import type { MailMessage } from '../../../src/backend/mail/index.js';
import { club as clubFile } from '../../support/backend.js';
import { portalClient, sharedEmail, clubWithMembers } from '../../support/member-sign-in.js';
import type { Club } from '../../support/service-requests.js';

/** A club of which more is said. */
export const clubWith = (more: string, profile = '') =>
  clubFile
    .replace('name: Club,', () => `name: Club, ${more},`)
    .replace('type: member\n', () => `type: member\n${profile}`);

/** The mail with a sign-in link that somebody gets who asks for one. */
export async function signInMail(
  yaml?: string,
  { email = sharedEmail, language }: { email?: string; language?: string } = {},
) {
  const { club, ids } = await clubWithMembers(yaml);
  await portalClient(club).requestLink({ body: { email, language } });
  const [mail, ...more] = await club.deliverMails();
  if (!mail || more.length) throw new Error(`There are ${more.length + (mail ? 1 : 0)} mails, not one`);
  return { club, ids, mail };
}

/** Gives a member another address, as a key does. */
export const moves = ({ api }: Club, person_id: string, email: string | null) =>
  api.updatePerson({ list_id: 'member', person_id, body: { email } });

/** A mail as it is handed over. */
export const sampleMessage: MailMessage = {
  from: { name: 'SV Wiesental e. V.', address: 'office@club.example' },
  to: { name: 'Eve Adams', address: 'eve@example.org' },
  replyTo: { name: 'SV Wiesental e. V.', address: 'members@club.example' },
  subject: 'Login-Link für Ö & Söhne',
  text: 'Grüße,\n\nhttps://turnout.test/portal/club#xxxx\n\n.\n\nVerein\n',
  html: '<p>Grüße</p>\n',
  language: 'de',
  id: '1k0s0ct2w05aaaaaaaa@turnout.test',
  repeat: false,
  created_at: Date.parse('2026-11-21T12:00:00Z'),
  workspace_id: 'wsp_1',
  person_ids: ['per_eve', 'per_bob'],
  fields: ['name', 'email'],
};
