import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { serve, type NodeOptions, type Running } from '../../../src/backend/node.js';
import { logTo, type LogLevel } from '../../../src/backend/observability/index.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { idleLoop } from '../../support/idle-loop.js';

/** What a test puts wherever somebody can put something, and looks for where nothing of it may be. */
export const sentinel = 'Lovelace7351';

export interface RequestLine {
  event: string;
  level: string;
  id: string;
  method: string;
  route: string;
  status?: number;
  ms: number;
  bytes: number;
  aborted?: true;
}

/** The club behind a port, somebody who reads its log, and a key. Gone with `close`. */
export async function observed(level: LogLevel, options: Partial<NodeOptions> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'turnout-observing-'));
  const out = new PassThrough();
  let text = '';
  out.on('data', (chunk: Buffer) => (text += String(chunk)));
  const log = logTo(out, level);
  const running: Running = await serve({
    loopDelay: idleLoop,
    data,
    port: 0,
    host: '127.0.0.1',
    scripts: data,
    log,
    report: log.fault,
    ...options,
  });
  await applyWorkspace(running.store, readWorkspaceFile(club));
  const { key } = await createKey(running.store, { name: 'test' });

  /** The log as soon as it has so many lines. */
  const lines = async (count: number): Promise<RequestLine[]> => {
    for (;;) {
      await log.end();
      const all = text.split('\n').filter(Boolean);
      if (all.length >= count) return all.map((line) => JSON.parse(line) as RequestLine);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /** Sends bytes as they are and gives what comes back until the other side closes. */
  const raw = (request: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => socket.write(request));
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
    });
  const close = async () => {
    await running.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { running, key, lines, raw, close, logged: () => text };
}
