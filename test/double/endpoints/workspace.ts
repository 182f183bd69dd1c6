import { randomBytes } from 'node:crypto';
import { data, fieldsOf, invalid, Refusal, unknownKeysOf, type Handler } from '../answer.js';
import type { Person } from '../workspace.js';

/** GET /events */
export const listEvents: Handler = (request) => {
  const { workspace, key, urls } = request;
  const lists = [...workspace.lists.values()].filter(({ id }) => !key.lists || key.lists.has(id));
  return data(
    200,
    lists.flatMap(({ id, event }) => {
      if (!event) return [];
      const { slug, title, published, start_date, end_date } = event;
      const url = `${urls.portal}/register/${slug}`;
      const embed_snippet = `<script async src="${urls.embed}" data-slug="${slug}"></script>`;
      const keys = { list_id: id, title, published, start_date, end_date, url, embed_snippet };
      return [{ ...keys, ...unknownKeysOf(request) }];
    }),
  );
};

/** GET /me: the response is not shown; no client can know these keys. */
export const readWorkspace: Handler = ({ workspace }) =>
  data(200, { organisation: workspace.name, locale: 'de_DE', plan: { code: 'p3' } });

/** The four identifiers of a session and the member's field that each is compared with. */
const identifiers = {
  person_id: 'id',
  person_external_id: 'external_id',
  email: 'email',
  membership_number: 'membership_number',
} as const satisfies Record<string, keyof Person>;

/** POST /member_portal_sessions */
export const createPortalSession: Handler = (request) => {
  const { workspace, urls } = request;
  if (!workspace.listTypes.has('member')) throw new Refusal(402, 'Members are not included in your subscription.');
  if (workspace.portal !== 'enabled') throw new Refusal(403, 'The member portal is not available.');
  const body = fieldsOf(request.body, 'data');
  const keys = Object.keys(body) as (keyof typeof identifiers)[];
  const [key] = keys;
  if (keys.length !== 1 || !key || !Object.hasOwn(identifiers, key))
    throw invalid('person_id', 'Exactly one identifier is required.');
  const value = body[key];
  if (typeof value !== 'string' || value === '') throw invalid(key, 'The identifier must be a string.');
  const members = [...workspace.lists.values()].filter(({ type }) => type === 'member').flatMap((list) => list.persons);
  const isLoose = key === 'email' && request.options.emailComparison === 'without_tag';
  const compared = (text: unknown) => (isLoose && typeof text === 'string' ? text.replace(/\+[^@]*/, '') : text);
  const matches = members.filter(
    (member) => !member.isApplication && compared(member[identifiers[key]]) === compared(value),
  );
  if (!matches.length) throw new Refusal(404, 'No member found.');
  const url = `${urls.portal}/login/${randomBytes(32).toString('base64url')}`;
  return data(201, { url, person_ids: matches.map(({ id }) => id), ...unknownKeysOf(request) });
};
