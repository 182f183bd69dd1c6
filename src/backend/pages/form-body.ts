import { readBytes, Refusal } from '../http/middleware/index.js';

/** What a form may weigh, as it is sent. */
const MAX_BODY_BYTES = 64 * 1024;

/** True of a form that another website has sent, as far as the browser says so (Fetch Metadata). */
export const isCrossSite = ({ headers }: Request): boolean =>
  /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '');

/** What was typed into a form and sent by the browser itself. Refuses what is no form (415) and what is too large (413). */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal(415, 'Please send the form as application/x-www-form-urlencoded.');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES)));
}
