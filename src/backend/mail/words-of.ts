import { directionOf, isolated, momentIn, spoken } from '../../i18n/index.js';
import { serverWordsOf, type MailWords } from '../../i18n/server-words.js';
import { textIn } from '../../forms/index.js';
import type { MailKind, MailTemplate, Workspace } from '../../model/workspace.js';

/** What a mail tells, whoever words it. */
export interface Known {
  readonly kind: MailKind;
  /** Whom it is about, by their names. */
  readonly names: readonly string[];
  readonly organisation: string;
  /** Whom to ask. */
  readonly contact: string | null;
  /** To sign in, to confirm a new address, or to undo it. */
  readonly link?: string;
  /** Milliseconds since 1970. */
  readonly until?: number;
  readonly repeat: boolean;
}

export interface Worded {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One line, whatever was in it: nothing that is written into a header can begin another one. */
export const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Paragraphs of a mail in our own words. */
function plainly(
  { kind, organisation, contact, link, repeat }: Known,
  { words, name, until, language }: { words: MailWords; name: string; until: string; language: string },
): string[] {
  const undo = link === undefined ? [] : [words.undoIntro, link];
  const notYou = words.notYou(contact ?? undefined);
  const bodies: Readonly<Record<MailKind, () => string[]>> = {
    sign_in: () => [words.signIn(organisation), link!, words.validUntil(until), words.paste, words.notAsked],
    email_confirmation: () => [words.confirm(organisation), link!, words.confirmUntil(until), words.confirmNotYou],
    email_requested: () => [words.requested(organisation), ...undo, notYou],
    email_changed: () => [words.emailChanged(organisation), ...undo, notYou],
  };
  const paragraphs = bodies[kind]();
  return [
    words.greeting(name || undefined),
    ...paragraphs,
    ...(repeat ? [words.repeat] : []),
    isolated(organisation, language),
  ];
}

/** What stands for `{{name}}` and the like. What is not known is nothing. */
const filled = (template: string, known: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => (Object.hasOwn(known, name) ? known[name]! : ''));

/** Simple HTML of paragraphs: the link is one, and stands on a line of its own to be pressed. */
function htmlOf(paragraphs: readonly string[], { link }: Known, language: string, button: string): string {
  const style = 'font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:2em auto;padding:0 1em';
  const pressed = 'display:inline-block;padding:.7em 1.4em;border:2px solid;border-radius:.4em;font-weight:600';
  const body = paragraphs.map((paragraph) => {
    if (link !== undefined && paragraph.trim() === link)
      return `<p><a href="${escaped(link)}" style="${pressed}">${escaped(button)}</a></p>`;
    const lines = escaped(paragraph).replaceAll('\n', '<br>');
    const linked = (shown: string) => `<a href="${shown}">${shown}</a>`;
    return `<p>${link === undefined ? lines : lines.replaceAll(escaped(link), linked)}</p>`;
  });
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><body><div style="${style}">${body.join('\n')}</div></body></html>\n`;
}

/**
 * A mail in the words of a language: the club's own where it has some, else ours. The link stands in the plain text as it is,
 * and in the HTML as something to press.
 */
export async function worded(
  known: Known,
  { time_zone, portal }: Pick<Workspace, 'time_zone' | 'portal'>,
  language: string,
): Promise<Worded> {
  const words = await serverWordsOf(language, 'mail');
  const template: MailTemplate = portal.mails[known.kind] ?? {};
  const until = known.until === undefined ? '' : momentIn(known.until, spoken(language), time_zone);
  const { names, organisation, contact, link = '' } = known;
  const name = new Intl.ListFormat(language).format(names);
  const within = (value: string) => isolated(value, language);
  // the link stays as it is: in the HTML it is found by its text
  const values = {
    name: within(name),
    organisation: within(organisation),
    contact: within(contact ?? ''),
    link,
    until,
  };
  const fill = (text: string) => filled(text, values);
  const own = textIn(template.text, language);
  // a club that words it itself may know nothing of the link that undoes
  const undo =
    own && known.kind === 'email_changed' && link && !fill(own).includes(link) ? [words.undoIntro, link] : [];
  const paragraphs = own
    ? [...fill(own).split(/\n\s*\n/), ...undo, ...(known.repeat ? [words.repeat] : [])]
    : plainly(known, { words, name, until, language });
  const subject = textIn(template.subject, language);
  const subjects: Readonly<Record<MailKind, string>> = {
    sign_in: words.signInSubject(organisation),
    email_confirmation: words.confirmSubject(organisation),
    email_requested: words.requestedSubject(organisation),
    email_changed: words.emailChangedSubject(organisation),
  };
  const buttons: Readonly<Record<MailKind, string>> = {
    sign_in: words.signInButton,
    email_confirmation: words.confirmButton,
    email_requested: words.undoButton,
    email_changed: words.undoButton,
  };
  return {
    subject: inOneLine(subject ? fill(subject) : subjects[known.kind]),
    text: `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`,
    html: htmlOf(paragraphs, known, language, buttons[known.kind]),
  };
}
