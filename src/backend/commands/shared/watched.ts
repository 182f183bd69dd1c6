/** Progress on stderr: one line that changes where somebody watches, lines one by one where that was asked for. */
export function watched(always: boolean) {
  const screen = process.stderr.isTTY;
  let shown = false;
  return {
    tell(text: string): void {
      if (screen) process.stderr.write(`\r\x1B[K${text}`);
      else if (always) process.stderr.write(`${text}\n`);
      shown = screen;
    },
    clear(): void {
      if (shown) process.stderr.write('\r\x1B[K');
      shown = false;
    },
  };
}
