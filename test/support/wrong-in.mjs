// What a runner printed about what did not pass.

// eslint-disable-next-line no-control-regex -- colours are told by control characters
const colours = /\x1b\[[0-9;?]*[A-Za-z]/g;

/** What a program printed, without its colours. */
export const plain = (output) => output.replace(colours, '');

/** Lines of a runner that say how far it is. */
const progress = /^\S*\w+: \||^Running (tests|\d+ test files)|^\s*[.\s]*$/;

/** So many lines tell what was wrong. */
const most = 60;

/**
 * The lines of a runner's plain output that say what did not pass: what follows mocha's count of failures, or
 * Web Test Runner's marks, each below the name of its file. Its last lines where it names nothing.
 */
export function wrongIn(output) {
  const lines = output.split(/\r?\n/).filter((line) => !progress.test(line));
  const counted = lines.findIndex((line) => /^\s+\d+ failing/.test(line));
  const marked = lines.findIndex((line) => /^\s*(❌|𐄂)/u.test(line));
  if (counted !== -1) return lines.slice(counted, counted + most);
  return marked === -1 ? lines.slice(-10) : lines.slice(Math.max(0, marked - 1), marked + most);
}
