import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

const NAMES = { de: ['SV Wiesental 1921', 'Termine', 'Mitglieder'], ar: ['نادي الوادي الأخضر', 'المواعيد', 'الأعضاء'] };

/** A page of a club's website with a tag in it: a serif font, a colour of its own, light and dark. */
export const hostPage = (tag: string, lang: string): string => {
  const [name, events, members] = NAMES[lang === 'ar' ? 'ar' : 'de'];
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><style>
:root { color-scheme: light dark; --green: light-dark(#1c6b4a, #7fd0a8) }
body { margin: 0; background: light-dark(#fffdf8, #17211c); color: light-dark(#23302a, #e6ece8); font: 1.0625rem/1.6 Georgia, 'Noto Serif', serif }
header.site { padding: 1rem clamp(1rem, 5vw, 3rem); border-bottom: 3px solid var(--green); display: flex; gap: .5rem 2rem; align-items: baseline; flex-wrap: wrap }
header.site strong { font-size: 1.25rem; color: var(--green) }
header.site a { color: inherit; margin-inline-end: 1rem }
main { max-width: 42rem; margin: 0 auto; padding: 1rem clamp(1rem, 5vw, 2rem) 4rem }
main > * { --turnout-accent: var(--green); margin-block: 1.5rem }
</style></head><body><header class="site"><strong>${name}</strong><nav><a href="#">${events}</a><a href="#">${members}</a></nav></header>
<main>${tag}</main></body></html>`;
};

/** A tent, a lake and a sun: the image of an event. */
export const EVENT_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><rect width="1600" height="900" fill="#a8d8ea"/><circle cx="1250" cy="220" r="110" fill="#ffd166"/><path d="M0 620l320-260 260 200 300-280 420 340 300-140v420H0z" fill="#5b8e7d"/><rect y="700" width="1600" height="200" fill="#3d6f8e"/><path d="M420 760l220-330 220 330z" fill="#ef6f6c"/><path d="M600 760l40-150 60 150z" fill="#46344e"/></svg>`;

export const CLUB_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><rect width="120" height="120" rx="28" fill="#155e63"/><path d="M24 78q36-52 72 0" fill="none" stroke="#fff" stroke-width="12"/></svg>`;

/** A website of its own origin: pages with tags, and the demo page of a build below `/demo/`. */
export async function startWebsite(root: string) {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const page = pages.get(pathname);
    const file = join(root, 'dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (page === undefined && !(pathname.startsWith('/demo/') && existsSync(file)))
      return response.writeHead(404).end();
    const type = TYPES[page === undefined ? extname(file) : '.html'] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type }).end(page ?? readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Puts a page there. Gives its address. */
    publish(html: string): string {
      const path = `/page-${pages.size + 1}`;
      pages.set(path, html);
      return origin + path;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Website = Awaited<ReturnType<typeof startWebsite>>;
