import type { MailAttachment } from './mail-message.js';

/** An image of a mail, which is sent with it. */
export interface MailImage {
  readonly file: MailAttachment & { readonly cid: string };
  /** CSS pixels of a side. */
  readonly size: number;
  /** Below it. The mail says the same in words. */
  readonly caption: string;
}

/** A part of a mail. */
export type MailBlock =
  /** A paragraph, in which `link` becomes a link. */
  | { readonly text: string; readonly link?: string }
  | { readonly link: string; readonly button: string }
  /** Digits to be typed elsewhere. */
  | { readonly digits: string }
  | { readonly heading: string }
  /** Labels and values. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly image: MailImage };

/** The paragraphs of a text. One that is the link alone becomes the button, if there is one. */
export const textBlocks = (
  text: string,
  link: string,
  button: { readonly link: string; readonly button: string } | undefined,
): MailBlock[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) =>
      button && paragraph.trim() === link ? button : { text: paragraph, ...(link ? { link } : {}) },
    );

/** The files of the images of a mail. */
export const imageFiles = (blocks: readonly MailBlock[]): readonly MailAttachment[] =>
  blocks.flatMap((block) => ('image' in block ? [block.image.file] : []));

/** The text part of a mail. */
export const mailText = (blocks: readonly MailBlock[]): string =>
  `${blocks
    .flatMap((block) => {
      if ('image' in block) return [];
      if ('button' in block) return `${block.button}:\n${block.link}`;
      if ('heading' in block) return block.heading;
      if ('digits' in block) return block.digits;
      if ('facts' in block)
        return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
      return block.text.trim();
    })
    .join('\n\n')}\n`;
