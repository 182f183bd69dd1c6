import { sleep } from './again.js';

/** What takes no longer than this goes on at once: with what it goes on with it is no long task yet. Milliseconds. */
const patience = 24;

/** When what is done now began. Milliseconds. */
let since = performance.now();

/** Whether the page has waited for us for so long that something else is to have its turn, or still has some milliseconds. */
export const isLong = (more = 0): boolean => performance.now() - since > patience + more;

/** Lets go on at once, or where it took long already after so many milliseconds: the page can do something before that. */
export async function breathe(milliseconds = 0): Promise<void> {
  if (!isLong()) return;
  await sleep(milliseconds);
  since = performance.now();
}
