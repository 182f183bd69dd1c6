import { digest, signInCode } from '../../crypto/index.js';
import { emailKey, LINK_LIFETIME_MS } from '../../store/index.js';
import { memberName, unlessRefused } from './members.js';
import type { MailContext, MessageKind } from './message-kind.js';

/** A greeting lists no names if more persons share the address. */
const MAX_NAMES_IN_GREETING = 8;

/** A code in two groups, to be read aloud. The space does not break, and keeps the digits in order in lines from right to left. */
export const readableCode = (code: string): string => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

const codeParagraphs: NonNullable<MessageKind['codeParagraphs']> = (words, code) => [
  words.codeIntro,
  code,
  words.codeNote,
];

/** The code for the device that sent the request; undefined if it sent no secret, or if the code would come too late. */
async function codeFor(
  { store, signer, clock }: MailContext,
  link: { workspace_id: string; token_hash: string },
  payload: object,
) {
  const { request_hash } = payload as { request_hash?: string };
  if (request_hash === undefined) return undefined;
  const { workspace_id, token_hash } = link;
  const request = await store.signInCodes.setLink({ workspace_id, request_hash }, token_hash, clock());
  return request && signInCode(signer, request);
}

/** A sign-in link for a requested address, sent to the stored spelling of the address (decision 16). */
export const signIn: MessageKind = {
  async content(context, { email_key, tries, payload }, workspace) {
    const { memberApi, caps, clock, store } = context;
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
    const code = await codeFor(context, link, payload as object);
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
        ...(code === undefined ? {} : { code }),
      },
    };
  },
  subject: (words, { organisation }) => words.signInSubject(organisation),
  paragraphs: (words, facts, until) => [
    words.signIn(facts.organisation),
    facts.link!,
    words.validUntil(until),
    ...(facts.code === undefined ? [words.paste] : codeParagraphs(words, readableCode(facts.code))),
    words.notAsked,
  ],
  codeParagraphs,
  button: (words) => words.signInButton,
};
