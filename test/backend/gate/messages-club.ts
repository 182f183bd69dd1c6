import type { MessageDraft } from '../../../src/model/desk-message.js';
import { clubWithDesk, signInAtDesk } from '../../support/desk-sign-in.js';
import { familyHeader } from './member-club.js';

export const MESSAGE_ID = '0123456789abcdef0123456789abcdef';
export const draft: MessageDraft = {
  subject: 'News about {{event}}',
  text: 'Hello {{first_name}},\n\nbring <boots> & a hat.\n\n{{link}}\n',
  selection: {},
};

/** A camp with a family of two at one address, one person alone, and one without an address. */
export async function clubWithCampers() {
  const club = await clubWithDesk();
  const list_id = await club.listOf('camp');
  const register = async (first_name: string, email: string | null, headers: Record<string, string>) => {
    const response = await club.register({ name: { first_name, last_name: 'Quist' }, email }, { headers });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const family = familyHeader();
  const ids = {
    nora: await register('Nora', 'quist@example.org', family),
    ben: await register('Ben', 'Quist@Example.org', family),
    kim: await register('Kim', null, family),
    ida: await register('Ida', 'ida@example.org', familyHeader()),
  };
  const { data: lone } = await club.api.createPerson({
    list_id,
    body: { name: { first_name: 'Lone', last_name: 'X' } },
  });
  await mailsOf(club);
  const { client } = await signInAtDesk(club, 'camp@club.example');
  const send = (more: Partial<MessageDraft & { message_id: string }> = {}) =>
    client.sendMessage({ list_id, body: { message_id: MESSAGE_ID, ...draft, ...more } });
  const preview = (more: Partial<MessageDraft> = {}) => client.previewMessage({ list_id, body: { ...draft, ...more } });
  return { club, list_id, ids: { ...ids, lone: lone.id }, client, send, preview };
}

type Club = Awaited<ReturnType<typeof clubWithDesk>>;

export async function mailsOf(club: Club) {
  club.clock.now += 60_000;
  return club.deliverMails();
}
