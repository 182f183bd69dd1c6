import { sleep } from './backoff.js';

/** What takes no longer than this goes on at once: with what it goes on with it is no long task yet. Milliseconds. */
const patience = 24;

/** Milliseconds that only go on. A page may have something else by the name of `performance`: then nothing ever takes long. */
const clock = (): number => globalThis.performance?.now?.() ?? 0;

/** When what is done now began. */
let since = 0;

/** Milliseconds that what is done now has taken. */
export const taken = (): number => clock() - since;

/** Whether the page has waited for us for so long that something else is to have its turn, or still has some milliseconds. */
export const isLong = (more = 0): boolean => taken() > patience + more;

/** Goes on in a task of its own, so many milliseconds later. */
export async function inATask(milliseconds: number): Promise<void> {
  await sleep(milliseconds);
  since = clock();
}

/** Lets go on at once, or where it took long already in a task of its own: the page can do something before that. */
export const breathe = async (): Promise<void> => (isLong() ? inATask(0) : undefined);

/** Says that something begins: where it took long already, somebody else was waited for, with words or an answer. */
export function begins(): void {
  if (isLong()) since = clock();
}
