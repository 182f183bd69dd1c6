import { headers as names } from '../../contract/index.js';
import type { Backend } from '../backend.js';

/** True for requests that concern a signed-in member: only origins that the workspace lists may read the answers. */
function isPersonal(request: Request, path: string): boolean {
  const asked = request.headers.get('access-control-request-headers') ?? '';
  return (
    request.headers.has('authorization') ||
    /\bauthorization\b/i.test(asked) ||
    /^\/lists\/member\/persons\/[^/]+$/.test(path) ||
    /^\/portal\/(?!link-requests$)/.test(path)
  );
}

const exposed = ['Date', 'ETag', 'Retry-After', names.replayed].join(', ');

/** What any page may send; a preflight is answered for two hours. */
const openPreflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [
    'Content-Type',
    names.idempotencyKey,
    names.formToken,
    names.formWork,
    names.formNote,
  ].join(', '),
  'access-control-max-age': '7200',
};

/** What a listed page may send besides. */
const personalPreflight = {
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, If-Match',
  'access-control-max-age': '7200',
};

/**
 * Cross-origin rules of the gate (design.md section 2; requirements.md 10). What visitors do is open to every page, without
 * credentials. What concerns a member echoes an origin that `listed` gives for the workspace, and is silent to any other.
 */
export const crossOrigin =
  (next: Backend, path: string, listed: () => Promise<readonly string[]>): Backend =>
  async (request) => {
    const personal = isPersonal(request, path);
    const origin = request.headers.get('origin');
    const preflight = request.method === 'OPTIONS';
    const answer = preflight ? new Response(null, { status: 204 }) : await next(request);

    const set = (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    };
    if (!personal) {
      set({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed });
      if (preflight) set(openPreflight);
    } else {
      answer.headers.append('vary', 'Origin');
      if (origin !== null && (await listed()).includes(origin)) {
        set({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed });
        if (preflight) set(personalPreflight);
      }
    }
    return answer;
  };
