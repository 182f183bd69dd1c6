import { accentColors, DARK_SURFACE, LIGHT_SURFACE, type AccentColors } from '../../model/accent-color.js';

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Below this width of the window, labels stand above their values. CSS pixels. */
const NARROW_PX = 480;

/** Styles for mail programs that read style sheets: dark mode, and narrow windows. */
const styleSheet = ({ darkLink }: AccentColors): string =>
  ':root{color-scheme:light dark}p{margin:0 0 16px}' +
  `@media (max-width:${NARROW_PX}px){.pad{padding-inline:20px!important}.label,.value{display:block!important;width:auto!important}` +
  '.label{padding:0!important}.value{padding:0 0 10px!important}.outer{padding:0!important}.card{border-radius:0!important;border-inline:0!important}}' +
  '@media (prefers-color-scheme:dark){.page{background:#16181c!important}' +
  `.card{background:${DARK_SURFACE}!important;border-color:#3a3f47!important}.ink{color:#eceef1!important}` +
  `.quiet{color:#b3bac4!important}.rule{border-color:#3a3f47!important}.link{color:${darkLink}!important}.edge{border-color:${darkLink}!important}}`;

/** Inline styles, for mail programs without style sheets. */
const inlineStyles = ({ accent, onAccent, link }: AccentColors) => ({
  page: `margin:0;padding:0;background:#f1f3f5;font-family:${FONT}`,
  outer: 'padding:24px 12px',
  card: `width:100%;max-width:600px;background:${LIGHT_SURFACE};border:1px solid #dfe3e8;border-radius:12px;border-collapse:separate`,
  stripe: `height:6px;line-height:6px;font-size:0;background:${accent};border-radius:11px 11px 0 0`,
  brand: 'padding:20px 28px 16px;border-bottom:1px solid #dfe3e8',
  brandText: `margin:0;font:600 16px/1.4 ${FONT};color:#1d2127`,
  body: `padding:24px 28px 12px;font:16px/1.55 ${FONT};color:#1d2127;overflow-wrap:anywhere;word-break:break-word`,
  heading: `margin:24px 0 8px;font:600 17px/1.3 ${FONT};color:#1d2127`,
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label:
    'padding:4px 0;padding-inline-end:16px;width:34%;font-size:15px;line-height:1.45;color:#5b6470;text-align:start;vertical-align:top',
  value: 'padding:4px 0;font-size:16px;line-height:1.45;color:#1d2127;vertical-align:top;white-space:pre-line',
  buttonTable: 'margin:8px 0 20px;border-collapse:separate',
  buttonCell: `background:${accent};border:1px solid ${link};border-radius:8px;text-align:center`,
  button: `display:inline-block;padding:13px 24px;font:600 16px/1.25 ${FONT};color:${onAccent};text-decoration:none;border-radius:8px`,
  link: `color:${link}`,
  code: 'display:block;margin:0;border:0;background:#ffffff',
  digits: `margin:0 0 16px;font:600 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px;color:#1d2127;text-align:start`,
  caption: 'padding:8px 0 20px;font-size:14px;line-height:1.4;color:#5b6470',
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
});

export type MailStyles = ReturnType<typeof inlineStyles>;

/** The styles of a mail in the colours of a club. */
export function mailStyles(accent_color: string | null): { styleSheet: string; styles: MailStyles } {
  const colors = accentColors(accent_color);
  return { styleSheet: styleSheet(colors), styles: inlineStyles(colors) };
}
