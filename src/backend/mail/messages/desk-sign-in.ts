import { isolate, zonedMoment, supportedTag } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { Workspace } from '../../../model/workspace.js';
import { digest, signInCode } from '../../crypto/index.js';
import { emailKey, newSecret } from '../../store/index.js';
import { mailHtml, type MailText } from '../mail-html.js';
import { toSingleLine } from '../single-line.js';
import { mailLanguage, type ComposedKind } from './message-kind.js';
import { readableCode } from './sign-in.js';

/** The facts of a mail with a sign-in link of the desk. */
interface DeskSignInFacts {
  /** Name of the organiser; null if the file has none. */
  readonly name: string | null;
  readonly link: string;
  /** Six digits; undefined for a request without the secret of a device. */
  readonly code: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly repeat: boolean;
}

/** Words a mail with a sign-in link of the desk. */
export async function wordDeskSignIn(
  { name, link, code: digits, until, repeat }: DeskSignInFacts,
  workspace: Pick<Workspace, 'name' | 'time_zone' | 'accent_color'>,
  language: string,
): Promise<MailText> {
  const words = await serverWordsOf(language, 'mail');
  const organisation = isolate(workspace.name, language);
  const code = digits && readableCode(digits);
  const paragraphs = [
    words.greeting(name === null ? undefined : isolate(name, language)),
    words.deskSignIn(organisation),
    link,
    words.confirmUntil(zonedMoment(until, supportedTag(language), workspace.time_zone)),
    ...(code === undefined ? [] : [words.codeIntro, code, words.codeNote]),
    words.notAsked,
    ...(repeat ? [words.repeat] : []),
    organisation,
  ];
  return {
    subject: toSingleLine(words.signInSubject(organisation)),
    text: `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`,
    html: mailHtml(
      paragraphs.map((text) => {
        if (text === link) return { link, button: words.signInButton };
        return text === code ? { digits: code } : { text, link };
      }),
      { language, organisation, accent_color: workspace.accent_color, preheader: paragraphs[1]! },
    ),
  };
}

/** A sign-in link of the desk, sent to the address as the file spells it. Nothing is sent to an address that is no organiser's. */
export const deskSignIn: ComposedKind = async ({ store, caps, clock, signer, addresses }, mail, workspace) => {
  const { email_key, tries } = mail;
  const organiser = workspace.organisers.find(({ email }) => emailKey(email) === email_key);
  if (!email_key || !organiser) return undefined;
  const now = clock();
  // a retry is no new request
  if (tries === 1 && !(await caps.linkTo(workspace.id, email_key, now))) return undefined;
  if (tries === 1 && !(await caps.mailFrom(workspace.id, now))) return undefined;
  const token = newSecret();
  const key = { workspace_id: workspace.id, token_hash: await digest(token) };
  const { request_hash } = mail.payload as { request_hash?: string };
  const { until, request } = await store.transaction(async ({ deskLinks, signInCodes }) => ({
    until: await deskLinks.insert({ ...key, email_key }, now),
    request:
      request_hash === undefined
        ? undefined
        : await signInCodes.setLink({ workspace_id: workspace.id, request_hash }, key.token_hash, now),
  }));
  const language = mailLanguage(mail, workspace);
  const link = `${addresses.portal_url}/${workspace.slug}/desk#${token}`;
  const code = request && (await signInCode(signer, request));
  const { name } = organiser;
  return {
    to: { name: name ?? '', address: organiser.email },
    person_ids: [],
    language,
    text: await wordDeskSignIn({ name, link, code, until, repeat: mail.repeat }, workspace, language),
  };
};
