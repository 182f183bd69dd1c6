import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliOpening, brotliSmallest } from '../backend/http/compression.js';
import { openingsIn } from '../backend/http/embed/script-text.js';
import { readStaticFiles, precompressedPath } from '../backend/http/static-files.js';

/**
 * Compresses the files of a built folder at the highest level, and the part of the preloaded scripts that is the same for every
 * club, so that the server need not do it (decision 29).
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
