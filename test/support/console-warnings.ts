/** What was told in the console during the test. */
export let warnings: string[] = [];

/** The page's own way to ask. */
export const realFetch = window.fetch;
const warn = console.warn;

/** In every test of a file that calls this: warnings are kept, and what answers in place of the network is gone afterwards. */
export function collectWarnings(): void {
  beforeEach(() => {
    warnings = [];
    console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  });
  afterEach(() => {
    window.fetch = realFetch;
    console.warn = warn;
  });
}
