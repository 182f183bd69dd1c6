import { turnout, type Turnout } from './turnout-server.js';

const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
lists: [{ type: member, name: Members }]
`;

export const addressOf = (number: number): string => `member-${number}@example.org`;

/** A club with so many members, each with an address of their own, on a built server whose mails go to `smtp`. */
export async function clubWith(count: number, smtp: string): Promise<Turnout> {
  const server = await turnout({ yaml, settings: { SMTP_URL: smtp, TURNOUT_PROXIES: '127.0.0.1,::1' } });
  const body = Array.from({ length: count }, (_, number) => ({
    external_id: `member-${number}`,
    name: { first_name: 'Member', last_name: `${number}` },
    email: addressOf(number),
  }));
  await server.api.synchronisePersons({ list_id: 'member', body: { data: body } });
  return server;
}

let last = 0;

/** Comes from an address of its own, so that no limit of one is met. */
export const newClientAddress = (): Record<string, string> => {
  last++;
  return { 'X-Forwarded-For': `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}` };
};

/** Asks for a sign-in link. */
export const requestLink = ({ port }: Pick<Turnout, 'port'>, email: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/public/club/portal/link-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientAddress() },
    body: JSON.stringify({ email }),
  });
