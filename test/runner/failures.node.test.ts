import { expect } from 'chai';
import { failuresIn, withoutColours } from './failures.mjs';

const bar = 'WebKit: |████████▌                     | 2/7 test files | 81 passed, 0 failed';

describe('the output of a runner about failed tests', () => {
  it('is what follows the count of failures', () => {
    const output =
      '  ....!...\n\n  7 passing (2s)\n  1 failing\n\n  1) a form\n       is drawn:\n     Error: no form\n';
    expect(failuresIn(output)).to.deep.equal(['  1 failing', '  1) a form', '       is drawn:', '     Error: no form']);
  });

  it('is what stands below the name of a file that has a mark, without how far it all is', () => {
    const output = withoutColours(
      `\n${bar}\n\nRunning tests...\n\n\x1b[2K\x1b[1A\x1b[2K\x1b[Gtest/a.test.ts:\n\n ❌ Browser tests did not start\n\n\x1b[2K${bar}\n\nRunning 7 test files...\nError while running tests.\n`,
    );
    expect(failuresIn(output)).to.deep.equal([
      'test/a.test.ts:',
      ' ❌ Browser tests did not start',
      'Error while running tests.',
    ]);
  });

  it('is the end of all where nothing is named', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    expect(failuresIn(output)).to.have.length(10).and.include('line 39');
  });

  it('is not the whole of a long run', () => {
    expect(failuresIn(`  900 failing\n${'  Error\n'.repeat(5000)}`)).to.have.length(60);
  });
});
