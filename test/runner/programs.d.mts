/** The path of a program or file that suites need, or undefined where it is not installed. */
export function findProgram(
  name: 'chromium' | 'firefox' | 'webkit' | 'postgres' | 'strace' | 'nginx' | 'python' | 'mootools' | 'prototype',
): string | undefined;
