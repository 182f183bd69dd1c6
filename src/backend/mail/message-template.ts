import { isolate } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import type { Workspace } from '../../model/workspace.js';
import { fillTemplate } from './fill-template.js';
import { mailText, textBlocks, type MailBlock } from './mail-blocks.js';
import { mailHtml, type MailText } from './mail-html.js';
import { mailName } from './mail-name.js';
import { toSingleLine } from './single-line.js';

/** A message as an organiser has written it. */
export interface MessageTemplate {
  readonly subject: string;
  readonly text: string;
  /** Title of the event, or name of the list: `{{event}}`. */
  readonly title: string;
}

/** Values of the placeholders for one address. */
export interface MessageValues {
  /** Of the persons at the address. */
  readonly firstNames: readonly string[];
  /** Empty where the text has none. */
  readonly link: string;
  /** The words of the link where it has a paragraph of its own; plain without. */
  readonly button?: string | undefined;
  readonly repeat?: boolean;
}

/** A text lists no names of a larger family. */
const MAX_NAMES = 8;

/** Words a message for one address, in the frame of the club's mails and the direction of its first language. */
export async function wordMessage(
  { subject, text, title }: MessageTemplate,
  { firstNames, link, button, repeat = false }: MessageValues,
  { name: organisation, accent_color, languages }: Pick<Workspace, 'name' | 'accent_color' | 'languages'>,
): Promise<MailText> {
  const language = languages[0]!;
  const names = firstNames.map(mailName).filter(Boolean);
  const listed = names.length > MAX_NAMES ? [] : names.map((name) => isolate(name, language));
  const values = {
    first_name: new Intl.ListFormat(language).format(listed),
    event: isolate(title, language),
    // not isolated: the HTML part finds it by its text
    link,
  };
  const words = await serverWordsOf(language, 'mail');
  const blocks: MailBlock[] = [
    ...textBlocks(fillTemplate(text, values), link, button === undefined ? undefined : { link, button }),
    ...(repeat ? [{ text: words.repeat }] : []),
  ];
  const [preheader = ''] = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return {
    subject: toSingleLine(fillTemplate(subject, values)),
    text: mailText(blocks),
    html: mailHtml(blocks, { language, organisation, accent_color, preheader }),
  };
}
