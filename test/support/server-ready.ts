import type { ChildProcess } from 'node:child_process';

/** The address that `turnout serve` prints when it is ready; rejects with what it said where it ends before. */
export const serverUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(`It did not start: ${output}`)));
    child.stdout!.on('data', (text: Buffer) => {
      const [, url] = /ready at (\S+)/.exec((output += String(text))) ?? [];
      if (url) resolve(url);
    });
  });
