import { digest } from '../../crypto/index.js';
import { jsonResponse } from './json-response.js';

/**
 * An answer with an entity tag; 304 without a body when the asker has it already (RFC 9110, 13.1.2). `tagged` is what counts
 * as a change, and `answer` is made only where there is one to be given.
 */
export async function respondUnlessMatched(
  request: Request,
  tagged: string,
  answer: (headers: Readonly<Record<string, string>>) => Response,
): Promise<Response> {
  const etag = `"${(await digest(tagged)).slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  const known = request.headers.get('if-none-match') ?? '';
  if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return answer(headers);
}

/** The same for JSON. */
export const jsonWithEtag = (request: Request, body: unknown, tagged: unknown = body): Promise<Response> =>
  respondUnlessMatched(request, JSON.stringify(tagged), (headers) => jsonResponse(JSON.stringify(body), { headers }));
