// How often a second four KiB are on the disk, one after the other: the rate of one flush per request. For `bench:store`.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '', time = ''] = process.argv.slice(2);
const path = join(folder, 'flushed');
const file = openSync(path, 'w');
const block = Buffer.alloc(4096, 7);
const start = performance.now();
let count = 0;
while (performance.now() - start < Number(time)) {
  writeSync(file, block);
  fdatasyncSync(file);
  count++;
}
const rate = (count * 1000) / (performance.now() - start);
closeSync(file);
rmSync(path);
process.send!({ rate });
