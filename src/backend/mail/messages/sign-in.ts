import { digest } from '../../crypto/index.js';
import { emailKey, LINK_LIFETIME_MS } from '../../store/index.js';
import { memberName, unlessRefused } from './members.js';
import type { MessageKind } from './message-kind.js';

/** A greeting lists no names if more persons share the address. */
const MAX_NAMES_IN_GREETING = 8;

/** A sign-in link for a requested address, sent to the stored spelling of the address (decision 16). */
export const signIn: MessageKind = {
  async content({ memberApi, caps, clock, store }, { email_key, tries, payload }, workspace) {
    if (!email_key) return undefined;
    // a retry is no new request
    if (tries === 1 && !(await caps.linkTo(workspace.id, email_key, clock()))) return undefined;
    const api = await memberApi(workspace);
    const { email = email_key } = payload as { email?: string };
    const response = await unlessRefused(api.createPortalSession({ body: { email } }));
    if (!response) return undefined;
    const { url, person_ids } = response.data;
    const until = clock() + LINK_LIFETIME_MS;
    const responses = await Promise.all(
      person_ids.map((person_id) => unlessRefused(api.readPerson({ list_id: 'member', person_id }))),
    );
    const persons = responses.flatMap((answer) => (answer ? [answer.data] : []));
    const address = persons.find(({ email }) => emailKey(email) === email_key)?.email;
    if (!address) return undefined;
    if (tries === 1 && !(await caps.mailFrom(workspace.id, clock()))) return undefined;
    const token = new URL(url).hash.slice(1);
    const link = { workspace_id: workspace.id, token_hash: await digest(token) };
    await store.portalLinks.setAddress(link, email_key);
    const names = persons.map(memberName).filter(Boolean);
    const { page } = workspace.portal;
    return {
      to: { name: names.length === 1 ? names[0]! : '', address },
      person_ids,
      facts: {
        kind: 'sign_in',
        // too many persons share the address to greet them by name
        names: names.length > MAX_NAMES_IN_GREETING ? [] : names,
        // the slug tells portals of several clubs on one page apart
        link: page ? `${page}#${workspace.slug}.${token}` : url,
        until,
      },
    };
  },
  subject: (words, { organisation }) => words.signInSubject(organisation),
  paragraphs: (words, { organisation, link }, until) => [
    words.signIn(organisation),
    link!,
    words.validUntil(until),
    words.paste,
    words.notAsked,
  ],
  button: (words) => words.signInButton,
};
