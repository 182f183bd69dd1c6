// Finds in a test runner's output why it failed.

// eslint-disable-next-line no-control-regex -- colours are written with control characters
const colours = /\x1b\[[0-9;?]*[A-Za-z]/g;

/** The output without colours. */
export const withoutColours = (output) => output.replace(colours, '');

/** Progress bars, dots and counts of Web Test Runner and mocha. */
const progress = /^\S*\w+: \||^Running (tests|\d+ test files)|^\s*[.\s]*$/;

const MAX_LINES = 60;

/**
 * The lines that say why a run failed: those after mocha's count of failures, or from Web Test Runner's first mark on, with
 * the name of its file above. The last ten lines where the output names no failure.
 */
export function failuresIn(output) {
  const lines = output.split(/\r?\n/).filter((line) => !progress.test(line));
  const count = lines.findIndex((line) => /^\s+\d+ failing/.test(line));
  const mark = lines.findIndex((line) => /^\s*(❌|𐄂)/u.test(line));
  if (count !== -1) return lines.slice(count, count + MAX_LINES);
  return mark === -1 ? lines.slice(-10) : lines.slice(Math.max(0, mark - 1), mark + MAX_LINES);
}
