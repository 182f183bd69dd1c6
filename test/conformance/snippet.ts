const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The attributes of a text that is one script tag and nothing else; undefined for any other text. */
export function attributesOf(html: string): Map<string, string> | undefined {
  const [, inside] =
    /^\s*<script((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*><\/script>\s*$/i.exec(html) ?? [];
  if (inside === undefined) return undefined;
  const urls = new Map<string, string>();
  for (const [, name = '', value = ''] of inside.matchAll(attribute)) {
    // of two attributes with one name the first counts
    if (!urls.has(name.toLowerCase())) urls.set(name.toLowerCase(), plain(value.replace(/^(["'])([^]*)\1$/, '$2')));
  }
  return urls;
}
