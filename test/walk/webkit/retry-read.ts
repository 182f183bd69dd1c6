import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '../../runner/machine-speed.mjs';

const PAUSE_MS = 40;

/** WebKitGTK's driver says this of a script whose page is replaced or loaded while it runs. */
const isPageGone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Could not parse script result');

/**
 * Runs a script that only reads, again for as long as the page goes away under it. Playwright does the same for locators.
 * Never for a script that acts: nobody knows how much of it has run.
 *
 * @param timeoutMs Milliseconds after which the driver's error is thrown.
 * @example
 * await reading(() => run(steps, '({ elements }) => elements.length'));
 */
export async function reading<Result>(run: () => Promise<Result>, timeoutMs = timeLimit(15_000)): Promise<Result> {
  const end = Date.now() + timeoutMs;
  for (;;)
    try {
      return await run();
    } catch (error) {
      if (!isPageGone(error) || Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
}
