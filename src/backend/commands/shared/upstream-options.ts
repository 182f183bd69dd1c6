import { readFileSync, statSync } from 'node:fs';
import { upstreamClient, type Upstream } from '../../upstream/index.js';
import { UsageError } from '../../workspace/index.js';
import type { Call } from './command.js';

/** The options of commands that ask a service. */
export const upstreamOptions = {
  upstream: {
    value: 'URL',
    environment: 'TURNOUT_UPSTREAM',
    description: 'address of the service, with its base path',
  },
  'key-file': {
    value: 'FILE',
    environment: 'TURNOUT_KEY_FILE',
    description: 'file with the workspace key, readable by this user only',
  },
} as const;

/** Permissions of group and others. */
const FOREIGN_PERMISSIONS = 0o077;

/** Reads a key. Throws `UsageError`, never with the content of the file. */
export function readKey(path: string): string {
  let text: string;
  try {
    // Windows has no such permissions
    if (process.platform !== 'win32' && statSync(path).mode & FOREIGN_PERMISSIONS)
      throw new UsageError(`${path} can be read by others. chmod 600 ${path} takes that away.`);
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read as a file with a key.`, { cause: error });
  }
  if (!/^[\x21-\x7e]+$/.test(text)) throw new UsageError(`${path} does not hold a key in one line.`);
  return text;
}

/** The address of a service, without a slash at its end. Throws `UsageError`. */
function upstreamUrl(text: string, source: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain)
    throw new UsageError(`${source} must read like https://service.example.org/api, without a password or a query.`);
  return url.href.replace(/\/+$/, '');
}

/** A client of the service that the options of a command name. Throws `UsageError`. */
export function upstreamFrom({ options, sourceOf }: Pick<Call<typeof upstreamOptions>, 'options' | 'sourceOf'>): {
  readonly url: string;
  readonly upstream: Upstream;
} {
  const { upstream, 'key-file': keyFile } = options;
  if (upstream === undefined) throw new UsageError('Which service? --upstream https://service.example.org/api');
  if (keyFile === undefined) throw new UsageError('Which key? --key-file FILE');
  const url = upstreamUrl(upstream, sourceOf('upstream'));
  return { url, upstream: upstreamClient({ url, key: readKey(keyFile) }) };
}
