import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliOpening, brotliSmallest } from '../backend/http/compression.js';
import { openingsIn } from '../backend/http/embed/script-text.js';
import { readStaticFiles, precompressedPath } from '../backend/http/static-files.js';

/**
 * Compresses what a built folder serves, as small as it gets: each file, and of the scripts that come with a form or a list all
 * that is the same for every club. A server has no such work to do (decision 29).
 */
export async function precompress(folder: string): Promise<void> {
  const files = readStaticFiles(folder)!;
  const write = async (text: string, compress: (body: Buffer) => Promise<Buffer>) => {
    const body = Buffer.from(text);
    const path = precompressedPath(folder, body);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await compress(body));
  };
  await Promise.all([
    ...files.names.map((name) => write(files.textOf(name)!, brotliSmallest)),
    ...openingsIn(files).map((text) => write(text, brotliOpening)),
  ]);
}
