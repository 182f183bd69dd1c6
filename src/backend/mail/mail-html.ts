import { directionOf, isolate } from '../../i18n/index.js';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A part of a mail. */
export type MailBlock =
  /** A paragraph, in which `link` becomes a link. */
  | { readonly text: string; readonly link?: string }
  | { readonly link: string; readonly button: string }
  | { readonly heading: string }
  /** Labels and values. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] };

export interface MailFrame {
  readonly language: string;
  readonly organisation: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preheader: string;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Colours by class, for mail programs that read style sheets; the same stand inline for those that do not. */
const darkStyle =
  '@media (prefers-color-scheme:dark){.card a{color:#8ab4f8}.page{background:#16181c!important}.card{background:#22252b!important;' +
  'color:#eceef1!important;border-color:#3a3f47!important}.quiet{color:#b3bac4!important}.rule{border-color:#3a3f47!important}' +
  '.button{background:#8ab4f8!important;color:#10131a!important}}';

const styles = {
  page: 'margin:0;padding:24px 12px;background:#f1f3f5;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#fff;color:#1d2127;border:1px solid #dfe3e8;border-radius:12px;overflow-wrap:anywhere',
  brand: 'margin:0 0 20px;padding:0 0 12px;border-bottom:1px solid #dfe3e8;font-size:15px;font-weight:600',
  heading: 'margin:24px 0 8px;font-size:17px;line-height:1.3',
  button:
    'display:inline-block;padding:12px 22px;background:#1a56b0;color:#fff;border-radius:8px;font-weight:600;text-decoration:none',
  label: 'margin:0;font-size:14px;color:#5b6470',
  value: 'margin:0 0 10px;white-space:pre-line',
  preheader: 'display:none;max-height:0;overflow:hidden',
} as const;

function blockHtml(block: MailBlock): string {
  if ('button' in block)
    return `<p><a href="${escapeHtml(block.link)}" style="${styles.button}" class="button">${escapeHtml(block.button)}</a></p>`;
  if ('heading' in block) return `<h2 style="${styles.heading}">${escapeHtml(block.heading)}</h2>`;
  if ('facts' in block) {
    const entries = block.facts.map(
      ([label, value]) =>
        `<dt style="${styles.label}" class="quiet">${escapeHtml(label)}</dt><dd style="${styles.value}">${escapeHtml(value)}</dd>`,
    );
    return `<dl style="margin:0 0 16px">${entries.join('')}</dl>`;
  }
  const lines = escapeHtml(block.text.trim()).replaceAll('\n', '<br>');
  const linkTo = (url: string) => `<a href="${url}">${url}</a>`;
  return `<p>${block.link ? lines.replaceAll(escapeHtml(block.link), linkTo) : lines}</p>`;
}

/**
 * The HTML part of every mail: one card with the club's name, readable without images and style sheets, light and dark, in the
 * direction of its language.
 */
export function mailHtml(blocks: readonly MailBlock[], { language, organisation, preheader }: MailFrame): string {
  const head =
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}${darkStyle}</style>`;
  const body = blocks.map(blockHtml).join('\n');
  return `${head}<body style="margin:0"><div style="${styles.preheader}">${escapeHtml(preheader.trim())}</div><div style="${styles.page}" class="page"><div style="${styles.card}" class="card"><p style="${styles.brand}" class="rule">${escapeHtml(isolate(organisation, language))}</p>
${body}</div></div></body></html>
`;
}

/** The text part of the same blocks. */
export const mailText = (blocks: readonly MailBlock[]): string =>
  `${blocks
    .map((block) => {
      if ('button' in block) return `${block.button}:\n${block.link}`;
      if ('heading' in block) return block.heading;
      if ('facts' in block)
        return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
      return block.text.trim();
    })
    .join('\n\n')}\n`;
