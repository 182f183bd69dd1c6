import { directionOf, isolate } from '../../i18n/index.js';
import type { MailBlock } from './mail-blocks.js';
import { mailStyles, type MailStyles } from './mail-style.js';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailFrame {
  readonly language: string;
  readonly organisation: string;
  /** `#rrggbb`; null for ours. */
  readonly accent_color: string | null;
  /** The preview text that mail programs show beside the subject. */
  readonly preheader: string;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An e-mail address, with the marks beside it, breaks nowhere unless it is wider than its line; neither does `e. V.`. */
const keepWhole = (html: string): string =>
  html
    .replaceAll('e. V.', 'e.\u00a0V.')
    .replace(/\S+@\S+/g, (word) => (word.includes('://') ? word : `<span style="display:inline-block">${word}</span>`));

/** Invisible letters after the preview text, so that mail programs do not append the beginning of the mail to it. */
const PREHEADER_END = '&#847;&zwnj;&nbsp;'.repeat(40);

/** A table for layout: old mail programs draw nothing else. */
const table = (style: string, rows: string, attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes} style="${style}">${rows}</table>`;

function blockHtml(block: MailBlock, styles: MailStyles): string {
  if ('button' in block)
    return table(
      styles.buttonTable,
      `<tr><td style="${styles.buttonCell}" class="edge"><a href="${escapeHtml(block.link)}" style="${styles.button}">${escapeHtml(block.button)}</a></td></tr>`,
    );
  if ('digits' in block)
    return `<p style="${styles.digits}" class="ink"><bdi dir="ltr">${escapeHtml(block.digits)}</bdi></p>`;
  if ('heading' in block) return `<h2 style="${styles.heading}" class="ink">${escapeHtml(block.heading)}</h2>`;
  if ('facts' in block) {
    const rows = block.facts.map(
      ([label, value]) =>
        `<tr><td style="${styles.label}" class="label quiet">${escapeHtml(label)}</td><td style="${styles.value}" class="value ink">${escapeHtml(value)}</td></tr>`,
    );
    return table(styles.facts, rows.join(''), ' width="100%"');
  }
  if ('image' in block) {
    const { file, size, caption } = block.image;
    const image = `<img src="cid:${escapeHtml(file.cid)}" width="${size}" height="${size}" alt="" style="${styles.code}">`;
    return table(
      styles.buttonTable,
      `<tr><td>${image}</td></tr><tr><td style="${styles.caption}" class="quiet">${escapeHtml(caption)}</td></tr>`,
    );
  }
  const lines = keepWhole(escapeHtml(block.text.trim())).replaceAll('\n', '<br>');
  const linkTo = (url: string) => `<a href="${url}" style="${styles.link}" class="link">${url}</a>`;
  return `<p>${block.link ? lines.replaceAll(escapeHtml(block.link), linkTo) : lines}</p>`;
}

/**
 * The HTML part of every mail: one card with the club's name and colour, readable without images and style sheets, light and dark,
 * in the direction of its language.
 */
export function mailHtml(
  blocks: readonly MailBlock[],
  { language, organisation, accent_color, preheader }: MailFrame,
): string {
  const { styleSheet, styles } = mailStyles(accent_color);
  const direction = directionOf(language);
  const head =
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(organisation)}</title><style>${styleSheet}</style></head>`;
  const brand = `<p style="${styles.brandText}" class="ink">${keepWhole(escapeHtml(isolate(organisation, language)))}</p>`;
  const body = blocks.map((block) => blockHtml(block, styles)).join('\n');
  const card = table(
    styles.card,
    `<tr><td style="${styles.stripe}">&nbsp;</td></tr><tr><td style="${styles.brand}" class="rule pad">${brand}</td></tr><tr><td style="${styles.body}" class="ink pad">
${body}
</td></tr>`,
    ' width="600" class="card"',
  );
  const page = table(
    styles.page,
    `<tr><td align="center" style="${styles.outer}" class="outer">${card}</td></tr>`,
    ` width="100%" dir="${direction}" class="page"`,
  );
  return `${head}<body style="${styles.page}" class="page"><div style="${styles.preheader}">${escapeHtml(preheader.trim())}${PREHEADER_END}</div>${page}</body></html>
`;
}
