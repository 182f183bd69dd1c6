import { dataOf, type Club } from './service-requests.js';

/** The secret of a device; another for each name. */
export const deviceSecret = (name = 'A'): string => `device-${name}-`.padEnd(43, '0');

/** The code in the text of a mail; undefined if there is none. */
export const codeIn = (text: string | undefined): string | undefined =>
  /^(\d{3})\u00a0(\d{3})$/m
    .exec(text ?? '')
    ?.slice(1)
    .join('');

/** A code that is not the given one. */
export const otherCode = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

interface DeviceOptions {
  readonly device?: string;
  readonly club?: string;
  readonly address?: string;
}

const post = (
  club: Pick<Club, 'request'>,
  path: string,
  body: object,
  { club: slug = 'club', address }: DeviceOptions,
) => club.request('POST', `/public/${slug}/portal/${path}`, { body, ...(address ? { address } : {}) });

/** Asks for a link with the secret of a device, and gives code and token from the mail; undefined where no mail came. */
export async function requestCode(club: Club, email: string, options: DeviceOptions = {}) {
  await post(club, 'link-requests', { email, device_secret: deviceSecret(options.device) }, options);
  const text = (await club.deliverMails()).at(-1)?.text;
  return { text, code: codeIn(text), token: /#([\w-]{43})/.exec(text ?? '')?.[1] };
}

/** Types a code on a device. */
export const typeCode = (club: Pick<Club, 'request'>, code: unknown, options: DeviceOptions = {}) =>
  post(club, 'codes', { code, device_secret: deviceSecret(options.device) }, options);

/** Opens a session with the link. */
export const useLink = (club: Pick<Club, 'request'>, token: string) => post(club, 'sessions', { token }, {});

/** The ids that a session sees. */
export async function idsSeen(club: Pick<Club, 'request'>, opened: Response): Promise<string[]> {
  const { token } = await dataOf<{ token: string }>(opened);
  const headers = { authorization: `Bearer ${token}` };
  const response = await club.request('GET', '/public/club/portal/sessions/current', { headers });
  return (await dataOf<{ persons: { id: string }[] }>(response)).persons.map(({ id }) => id);
}
