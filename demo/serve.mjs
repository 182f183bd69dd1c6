// `npm run demo`: builds what is missing or older than the source, then serves the demo page as any static host would.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { ensureBuilt } from './built.mjs';

const folder = dirname(ensureBuilt('dist/demo/index.html', ['src', 'demo']));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

const sizeOf = (path) => {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  const size = path.startsWith(folder) ? sizeOf(path) : undefined;
  if (size === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(path).pipe(response);
});

server.listen(Number(process.env.PORT ?? 8081), '127.0.0.1', () =>
  console.log(`The demo page is at http://localhost:${server.address().port}/`),
);
