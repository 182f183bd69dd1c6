import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'dist/server/cli.js');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The built server as a process of its own, with a workspace file and data of its own. */
export async function builtServer(yaml: string) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-bench-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    TURNOUT_HOST: '127.0.0.1',
    TURNOUT_DATA: join(folder, 'data'),
  };
  delete env['TURNOUT_ORIGIN'];
  const file = join(folder, 'workspace.yaml');
  writeFileSync(file, yaml);
  await promisify(execFile)(process.execPath, [command, 'apply', file], { cwd: root, env });
  const child = spawn(process.execPath, [command, 'serve'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text;
      if (/Turnout is ready at/.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    async close(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
