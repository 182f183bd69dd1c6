// The club's website, on an origin of its own: one page for each way to the same form, and to the same list.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Expected } from '../../support/watch-fields.js';
import type { Asset } from './bundles.js';
import { staticForm, staticList, staticStyle } from './static.js';

export interface Variant {
  /** What it is called in what is printed. */
  what: string;
  /** What stands in the page. */
  body: string;
  /** What stands in its head. */
  head?: string;
  /** What has to be seen before it stands. */
  expected: Expected;
}

const sentence =
  'We are a club of some two hundred people who row, sing, mend and plant, and we are glad about everybody who joins in. ';

/** A page as clubs have them: a few lines, the place of the form, and who is answerable. */
const pageOf = ({ body, head = '' }: Variant): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Club</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<style>
body { margin: 0 auto; max-width: 44rem; padding: 1rem; font: 1rem/1.5 sans-serif; color: #222 }
.room { min-height: 100vh }
header { display: flex; gap: 1rem; border-bottom: 1px solid #ccc }
${body.includes('by-hand') ? staticStyle : ''}
</style>${head}</head>
<body><header><p><b>Club</b></p><nav><p><a href="#">News</a> <a href="#">Events</a> <a href="#">About us</a></p></nav></header>
<main><h1>Come along</h1><p>${sentence.repeat(3)}</p><p>${sentence.repeat(2)}</p>
${body}
</main><footer><p>Club, Lake Road 1. ${sentence}</p></footer></body></html>`;

const listen = (answer: Parameters<typeof createServer>[1]) => {
  const server = createServer(answer);
  return new Promise<{ port: number; close: () => void }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    ),
  );
};

/** Where scripts, styles and data of other ways come from: any page may have them. */
export async function assetServer(assets: ReadonlyMap<string, Asset>) {
  const { port, close } = await listen((request, response) => {
    const asset = assets.get(request.url ?? '');
    response.writeHead(asset ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      ...(asset ? { 'content-type': asset.type, 'content-encoding': 'br', 'content-length': asset.body.length } : {}),
    });
    response.end(asset?.body);
  });
  return { origin: `http://localhost:${port}`, close };
}

/** The pages, by the names of the ways. */
export async function website(variants: Readonly<Record<string, Variant>>) {
  const { port, close } = await listen((request, response) => {
    const way = variants[(request.url ?? '').slice(1)];
    response.writeHead(way ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(way && pageOf(way));
  });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** The tag of another way, as its own documentation would have it: styles in the head, the script where the form is to stand. */
export function tagsOf(
  name: string,
  data: string,
  what: string,
  origin: string,
  assets: ReadonlyMap<string, Asset>,
): Omit<Variant, 'expected'> {
  const styled = assets.has(`/${name}.css`);
  return {
    what,
    body: `<script src="${origin}/${name}.js" data-${data}="/${name}.json" async crossorigin></script>`,
    ...(styled ? { head: `<link rel="stylesheet" href="${origin}/${name}.css">` } : {}),
  };
}

export const byHand = {
  form: { what: 'a form in the page itself', body: staticForm },
  list: { what: 'a list in the page itself', body: staticList },
} satisfies Record<string, Omit<Variant, 'expected'>>;
