import { digest } from './digest.js';
import { jsonAnswer } from './json-answer.js';

/** JSON with an entity tag; 304 without a body when the asker has it already (RFC 9110, 13.1.2). `tagged` is what counts as a change. */
export async function revalidated(request: Request, body: unknown, tagged: unknown = body): Promise<Response> {
  const etag = `"${(await digest(JSON.stringify(tagged))).slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  const known = request.headers.get('if-none-match') ?? '';
  if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return jsonAnswer(JSON.stringify(body), { headers });
}
