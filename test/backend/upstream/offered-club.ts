import type { StartOptions } from '../../double/start-double.js';
import { ada, gateFile, hostedClub, waitForForm, type HostedClub } from './hosted-club.js';

export const eve = { name: { first_name: 'Eve', last_name: 'Adams' }, email: 'eve@example.org' };

const queueFile =
  (promotion: string) =>
  (double: HostedClub['double']): string =>
    gateFile(double, 1)
      .replace('participants: 3', `participants: 3, waiting_list: queue, promotion: ${promotion}`)
      .replace('slug: winter', 'slug: queue');

/** The session of the link in a mail. */
export async function sessionOf(club: HostedClub, text: string): Promise<{ authorization: string }> {
  const [, token] = /#([\w-]{43})/.exec(text)!;
  const session = await club.request('POST', '/public/club/registrations/sessions', {}, { token });
  const { data } = (await session.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

async function idIn(club: HostedClub, headers: Record<string, string>): Promise<string> {
  const own = await club.request('GET', '/public/club/registrations/current', headers);
  const { data } = (await own.json()) as { data: { registrations: { id: string }[] } };
  return data.registrations[0]!.id;
}

/** A full camp whose only camper has cancelled, so that Eve, who waits, is offered the place. */
export async function offeredClub({
  promotion = 'automatic',
  double: startOptions,
  changeFile = (yaml) => yaml,
}: { promotion?: string; double?: StartOptions; changeFile?: (yaml: string) => string } = {}) {
  const file = (double: HostedClub['double']) => changeFile(queueFile(promotion)(double));
  const club = await hostedClub({ file, ...(startOptions ? { double: startOptions } : {}) });
  try {
    return await withOffer(club);
  } catch (error) {
    // a server that is left behind keeps the runner alive
    await club.close();
    throw error;
  }
}

async function withOffer(club: HostedClub) {
  const { double, register, deliverMails, completeTasks, request, clock } = club;
  double.changeEvent(double.lists.main.draft, { published: true });
  for (const form of ['camp', 'queue']) await waitForForm(club, form);
  await register(ada);
  const [adasMail] = (await deliverMails()).filter(({ to }) => to.address === ada.email);
  await register(eve, { form: 'queue' });
  const evesMail = (await deliverMails()).find(({ to }) => to.address === eve.email)!;
  const adas = await sessionOf(club, adasMail!.text);
  await request('DELETE', `/public/club/registrations/current/${await idIn(club, adas)}`, adas);
  await deliverMails();
  clock.now += 3_600_000;
  await completeTasks();
  const offerMail = (await deliverMails()).find(({ to }) => to.address === eve.email) ?? evesMail;
  const headers = await sessionOf(club, offerMail.text);
  return {
    ...club,
    offerMail,
    headers,
    registration_id: await idIn(club, headers),
    /** Everybody in the waiting list at the service. */
    waiting: () => double.persons(double.lists.main.draft),
  };
}

export type OfferedClub = Awaited<ReturnType<typeof offeredClub>>;

/** Accepts or declines the place that Eve is offered. */
export const answerOffer = (
  { headers, registration_id, backend }: OfferedClub,
  accept: boolean,
  app = backend,
  query = '',
): Promise<Response> =>
  app(
    new Request(`https://gate.test/public/club/registrations/current/${registration_id}/offer${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ accept }),
    }),
  );
