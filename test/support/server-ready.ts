import type { ChildProcess } from 'node:child_process';

/** The address that `turnout serve` prints when it is ready; rejects with what it said where it ends before. */
export const readyAt = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`It did not start: ${said}`)));
    child.stdout!.on('data', (text: Buffer) => {
      const [, found] = /ready at (\S+)/.exec((said += String(text))) ?? [];
      if (found) resolve(found);
    });
  });
