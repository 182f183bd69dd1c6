import { isolate, zonedMoment, supportedTag } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import { textIn } from '../../forms/index.js';
import type { MailTemplate, Workspace } from '../../model/workspace.js';
import { fillTemplate, hasPlaceholder } from './fill-template.js';
import { mergeFullStops } from './full-stops.js';
import { mailHtml, type MailText } from './mail-html.js';
import { toSingleLine } from './single-line.js';
import { mailWordings, readableCode, type MailFacts } from './messages/index.js';

/**
 * Words a mail in a language: by the club's template if there is one, else with our own text
 * (docs/member-portal.md#allow-your-website). The link is plain in the text part and a button in the HTML part.
 */
export async function wordMail(
  facts: MailFacts,
  { time_zone, portal, accent_color }: Pick<Workspace, 'time_zone' | 'portal' | 'accent_color'>,
  language: string,
): Promise<MailText> {
  const words = await serverWordsOf(language, 'mail');
  const wording = mailWordings[facts.kind];
  const mailTemplate: MailTemplate = portal.mails[facts.kind] ?? {};
  const until = facts.until === undefined ? '' : zonedMoment(facts.until, supportedTag(language), time_zone);
  const { names, organisation, contact, link = '' } = facts;
  const code = facts.code === undefined ? '' : readableCode(facts.code);
  const name = new Intl.ListFormat(language).format(names);
  const isolated = (value: string) => isolate(value, language);
  // link and code are not isolated: the HTML part finds them by their text
  const values = {
    name: isolated(name),
    organisation: isolated(organisation),
    contact: isolated(contact ?? ''),
    link,
    code,
    until,
  };
  const fill = (text: string) => fillTemplate(text, values);
  const textTemplate = textIn(mailTemplate.text, language);
  const missesLink = textTemplate !== undefined && link !== '' && !fill(textTemplate).includes(link);
  const linkParagraphs = (missesLink && wording.linkParagraphs?.(words, link)) || [];
  const missesCode = textTemplate !== undefined && code !== '' && !hasPlaceholder(textTemplate, 'code');
  const codeParagraphs = (missesCode && wording.codeParagraphs?.(words, code)) || [];
  const paragraphs = textTemplate
    ? [
        ...fill(textTemplate).split(/\n\s*\n/),
        ...linkParagraphs,
        ...codeParagraphs,
        ...(facts.repeat ? [words.repeat] : []),
      ]
    : [
        words.greeting(name || undefined),
        ...wording.paragraphs(words, facts, until).map(mergeFullStops),
        ...(facts.repeat ? [words.repeat] : []),
        isolated(organisation),
      ];
  const subjectTemplate = textIn(mailTemplate.subject, language);
  return {
    subject: toSingleLine(subjectTemplate ? fill(subjectTemplate) : wording.subject(words, facts)),
    text: `${paragraphs.map((paragraph) => paragraph.trim()).join('\n\n')}\n`,
    html: mailHtml(
      paragraphs.map((text) => {
        if (link && text.trim() === link) return { link, button: wording.button(words) };
        return code && text.trim() === code ? { digits: code } : { text, link };
      }),
      { language, organisation, accent_color, preheader: paragraphs[1] ?? '' },
    ),
  };
}
