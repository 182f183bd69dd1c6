import { printableLine, type Terminal } from './terminal.js';

/** Progress on stderr: one line that is rewritten on a terminal, separate lines elsewhere if `--progress` is given. */
export function progressLine(always: boolean, stderr: Terminal['stderr']) {
  const screen = stderr.isTTY ?? false;
  let shown = false;
  return {
    tell(message: string): void {
      const text = printableLine(message);
      if (screen) stderr.write(`\r\x1B[K${text}`);
      else if (always) stderr.write(`${text}\n`);
      shown = screen;
    },
    clear(): void {
      if (shown) stderr.write('\r\x1B[K');
      shown = false;
    },
  };
}
