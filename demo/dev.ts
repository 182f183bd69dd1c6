// `npm run dev`: Vite's dev server for the demo pages, with the elements from source, and the backend beside it. A changed
// page or element reloads the page; a changed file of the backend restarts the backend.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { demoPage, recordedAnswers, serviceWorker } from '../src/build/demo-page.js';
import { ensureBuilt, root } from './built.mjs';

const PAGES_PORT = Number(process.env['DEV_PORT'] ?? 5173);
const BACKEND_PORT = Number(process.env['PORT'] ?? 8080);
const backendOrigin = `http://localhost:${BACKEND_PORT}`;

// the pages read the manifest of the elements, and the backend serves the scripts: any build has both
if (!existsSync(join(root, 'dist/custom-elements.json'))) ensureBuilt('dist/server/cli.js', ['src']);

const vite = await createServer({
  configFile: false,
  root: join(root, 'demo'),
  plugins: [demoPage, recordedAnswers, serviceWorker],
  server: {
    port: PAGES_PORT,
    strictPort: PAGES_PORT !== 0,
    fs: { allow: [root] },
    proxy: Object.fromEntries(
      ['/api', '/public', '/portal', '/example', '/embed'].map((path) => [path, backendOrigin]),
    ),
  },
});
await vite.listen();

const backend = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'demo/dev-backend.ts', 'serve', '--demo'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(BACKEND_PORT) } },
);

async function end(status: number): Promise<void> {
  backend.kill();
  await vite.close();
  process.exit(status);
}
backend.once('exit', (status) => void end(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));

console.log(`The demo pages are at ${vite.resolvedUrls?.local[0] ?? ''}, the backend at ${backendOrigin}`);
