import { readBytes, Refusal } from '../http/middleware/index.js';

/** The largest body of a form. */
const MAX_BODY_BYTES = 64 * 1024;

/** Whether another website sent the form, by the browser's Fetch Metadata. */
export const isCrossSite = ({ headers }: Request): boolean =>
  /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '');

/**
 * Reads a submitted form.
 *
 * @throws Refusal 415 if it is no form, 413 if it is too large
 */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new Refusal(415, 'Please send the form as application/x-www-form-urlencoded.');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES)));
}
