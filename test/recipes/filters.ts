/** What editors and text filters do to what is pasted into them, by the rules that the systems document. */

/** WordPress for authors, Joomla's editor: scripts go, everything else stays. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^]*?<\/script\s*>/gi, '');

/** WordPress' classic editor, tab "Text": a paragraph around it, and a break at every end of a line. */
export const inParagraphs = (html: string): string => `<p>${html.replace(/\n+/g, '<br />\n')}</p>`;

/** WordPress' `esc_url`, and everything that prints addresses through it. */
export const escapedAddresses = (html: string): string =>
  html.replace(/src="([^"]*)"/g, (_all, src: string) => `src="${src.replaceAll('&', '&#038;')}"`);

/** A plugin that makes pages fast: scripts that are not marked wait for a visitor to move, under another type and attribute. */
export const delayed = (html: string): string =>
  html.replace(/<script (?![^>]*\bnowprocket\b)src=/g, '<script type="rocketlazyloadscript" data-rocket-src=');

/** Drupal's "Limit allowed HTML tags": what is not listed goes, tags and attributes alike. */
export function onlyAllowed(html: string, list: string): string {
  const allowed = new Map(
    [...list.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)].map(([, tag = '', names = '']) => [
      tag,
      names.trim().split(/\s+/).filter(Boolean),
    ]),
  );
  return withoutScripts(html).replace(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>/gi,
    (_all, slash: string, tag: string, attributes: string) => {
      const names = allowed.get(tag.toLowerCase());
      if (!names) return '';
      const keptAttributes = [...attributes.matchAll(/([\w-]+)="[^"]*"/g)].filter(([, name = '']) =>
        names.includes(name),
      );
      return `<${slash}${tag}${keptAttributes.map(([text]) => ` ${text}`).join('')}>`;
    },
  );
}
