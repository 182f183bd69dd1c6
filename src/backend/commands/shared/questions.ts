import { createInterface } from 'node:readline';
import { UsageError } from '../../workspace/index.js';
import type { Terminal } from './terminal.js';

export interface Question {
  readonly text: string;
  /** The answer of an empty line; without it, an answer is required. */
  readonly fallback?: string;
  /** A sentence about an answer that cannot be used; undefined for one that can. */
  readonly fault?: (answer: string) => string | undefined;
}

export interface Questions {
  /** Asks until the answer can be used. Throws `UsageError` when the input ends before. */
  prompt(question: Question): Promise<string>;
  close(): void;
}

/** Asks questions on stderr and reads the answers from stdin, a line each. */
export function questionsOn({ stdin, stderr }: Pick<Terminal, 'stderr'> & { stdin: NodeJS.ReadableStream }): Questions {
  const input = createInterface({ input: stdin });
  // the iterator keeps lines that arrive before they are asked for
  const lines = input[Symbol.asyncIterator]();
  return {
    async prompt({ text, fallback, fault = () => undefined }) {
      for (;;) {
        stderr.write(fallback ? `${text} [${fallback}]: ` : `${text}: `);
        const { value, done } = await lines.next();
        if (done) throw new UsageError('The input ended before all questions were answered. Nothing was written.');
        const answer = value.trim() || fallback;
        const sentence = answer === undefined ? 'An answer is needed here.' : fault(answer);
        if (answer !== undefined && sentence === undefined) return answer;
        stderr.write(`  ${sentence}\n`);
      }
    },
    close: () => input.close(),
  };
}
