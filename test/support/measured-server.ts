// A server in a process of its own that tells how much processor time it has used: `fork` it with a `MeasuredServer` as JSON.
import { serve } from '../../src/backend/node.js';
import { parseTrustedProxies } from '../../src/backend/http/trusted-proxies.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../src/backend/workspace/index.js';

/** The data folder, the built scripts and the club of a measured server. */
export interface MeasuredServer {
  readonly data: string;
  readonly scripts: string;
  readonly yaml: string;
}

/** What it says first. */
export interface Started {
  readonly port: number;
  readonly key: string;
}

const { data, scripts, yaml } = JSON.parse(process.argv[2]!) as MeasuredServer;
const running = await serve({
  data,
  scripts,
  port: 0,
  host: '127.0.0.1',
  rates: false,
  proxies: parseTrustedProxies('127.0.0.1, ::1'),
});
const file = readWorkspaceFile(yaml);
await applyWorkspace(running.store, file);
const { key } = await createKey(running.store, { workspace: file.workspace.slug, name: 'test' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!(user + system);
});
process.on('disconnect', () => void running.close());
process.send!({ port: running.port, key } satisfies Started);
