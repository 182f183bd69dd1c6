/** WebKit refuses more than 100 changes of the address within 10 seconds; a test of the portal makes up to three. */
const MAX_PER_WINDOW = 30;
const WINDOW_MS = 10_000;

const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !navigator.userAgent.includes('Chrome/');

const changes: number[] = [];

/** Waits in WebKit until the next test may change the address. */
export async function waitForHistoryLimit(): Promise<void> {
  if (!isWebKit) return;
  const isRecent = (at: number) => performance.now() - at < WINDOW_MS;
  while (changes.filter(isRecent).length >= MAX_PER_WINDOW) await new Promise((resolve) => setTimeout(resolve, 50));
  changes.push(performance.now());
}
