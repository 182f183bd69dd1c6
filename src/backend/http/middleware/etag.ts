import { digest } from '../../crypto/index.js';
import { jsonResponse } from './json-response.js';

/**
 * Answers with an entity tag, or with 304 if the client has the same version (RFC 9110, 13.1.2). The tag is computed from
 * `taggedContent`; `answer` is called only for a full response. Hono's `etag` hashes each body after it was made; this one may
 * leave out parts that change with every answer, and saves making the body.
 */
export async function respondUnlessMatched(
  request: Request,
  taggedContent: string,
  answer: (headers: Readonly<Record<string, string>>) => Response,
): Promise<Response> {
  const etag = `"${(await digest(taggedContent)).slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  const ifNoneMatch = request.headers.get('if-none-match') ?? '';
  if (ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return answer(headers);
}

/** The same for JSON. */
export const jsonWithEtag = (request: Request, body: unknown, taggedContent: unknown = body): Promise<Response> =>
  respondUnlessMatched(request, JSON.stringify(taggedContent), (headers) =>
    jsonResponse(JSON.stringify(body), { headers }),
  );
