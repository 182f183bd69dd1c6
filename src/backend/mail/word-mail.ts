import { directionOf, isolate, momentIn, supportedTag } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import { textIn } from '../../forms/index.js';
import type { MailTemplate, Workspace } from '../../model/workspace.js';
import { mailWordings, type MailFacts } from './messages/index.js';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Replaces control characters and line breaks, so that a value cannot start another header. */
export const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Replaces `{{name}}` and the like; unknown names become empty. */
const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? values[name]! : ''));

/** Simple HTML of paragraphs; a link that stands alone becomes a button. */
function htmlOf(paragraphs: readonly string[], { link }: MailFacts, language: string, button: string): string {
  const style = 'font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:2em auto;padding:0 1em';
  const buttonStyle = 'display:inline-block;padding:.7em 1.4em;border:2px solid;border-radius:.4em;font-weight:600';
  const body = paragraphs.map((paragraph) => {
    if (link !== undefined && paragraph.trim() === link)
      return `<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(button)}</a></p>`;
    const lines = escapeHtml(paragraph).replaceAll('\n', '<br>');
    const linkTo = (url: string) => `<a href="${url}">${url}</a>`;
    return `<p>${link === undefined ? lines : lines.replaceAll(escapeHtml(link), linkTo)}</p>`;
  });
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><body><div style="${style}">${body.join('\n')}</div></body></html>\n`;
}

/**
 * Words a mail in a language: by the club's template where there is one, else with our own text (design.md section 6). The link
 * is plain in the text part and a button in the HTML part.
 */
export async function wordMail(
  facts: MailFacts,
  { time_zone, portal }: Pick<Workspace, 'time_zone' | 'portal'>,
  language: string,
): Promise<MailText> {
  const words = await serverWordsOf(language, 'mail');
  const wording = mailWordings[facts.kind];
  const mailTemplate: MailTemplate = portal.mails[facts.kind] ?? {};
  const until = facts.until === undefined ? '' : momentIn(facts.until, supportedTag(language), time_zone);
  const { names, organisation, contact, link = '' } = facts;
  const name = new Intl.ListFormat(language).format(names);
  const isolated = (value: string) => isolate(value, language);
  // the link is not isolated: the HTML part finds it by its text
  const values = {
    name: isolated(name),
    organisation: isolated(organisation),
    contact: isolated(contact ?? ''),
    link,
    until,
  };
  const fill = (text: string) => fillTemplate(text, values);
  const textTemplate = textIn(mailTemplate.text, language);
  const missesLink = textTemplate !== undefined && link !== '' && !fill(textTemplate).includes(link);
  const linkParagraphs = (missesLink && wording.linkParagraphs?.(words, link)) || [];
  const paragraphs = textTemplate
    ? [...fill(textTemplate).split(/\n\s*\n/), ...linkParagraphs, ...(facts.repeat ? [words.repeat] : [])]
    : [
        words.greeting(name || undefined),
        ...wording.paragraphs(words, facts, until),
        ...(facts.repeat ? [words.repeat] : []),
        isolated(organisation),
      ];
  const subjectTemplate = textIn(mailTemplate.subject, language);
  return {
    subject: toSingleLine(subjectTemplate ? fill(subjectTemplate) : wording.subject(words, facts)),
    text: `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`,
    html: htmlOf(paragraphs, facts, language, wording.button(words)),
  };
}
