import { expect } from 'chai';
import { conformant } from '../conformance/backend-under-test.js';
import { conform, type Report } from '../conformance/conform.js';
import { groupTotals, linesOf, totalOf } from '../conformance/report.js';
import type { DoubleOptions } from './answer.js';
import { describedKeys } from './conformance-keys.js';
import { startDouble } from './start-double.js';

async function reportOf(options: Partial<DoubleOptions>, only?: string): Promise<Report> {
  const double = await startDouble(options);
  try {
    return await conform({
      ...{ baseUrl: double.baseUrl, keys: describedKeys(double), fetch, only },
      ...{ costUnit: { name: 'Camp', category: 'Fees' }, archivedCostUnit: 'Old house' },
    });
  } finally {
    await double.close();
  }
}

const failuresIn = ({ outcomes }: Report) =>
  outcomes.filter(({ result }) => result !== 'passed').map(({ name, reason }) => `${name}: ${reason}`);

describe('the conformance suite on the double', function () {
  this.timeout(60_000);

  // what the specification leaves open must not decide whether a service conforms
  for (const options of [
    {},
    { unknownKeys: true, pageSize: 3 },
    { errorForm: 'text', applicationsAreReadable: false },
    { errorForm: 'sentence_list' },
    { errorForm: 'empty' },
  ] satisfies Partial<DoubleOptions>[])
    it(`finds all of the specification, with ${JSON.stringify(options)}`, async () => {
      const report = await reportOf(options, 'specification');
      expect(failuresIn(report)).to.deep.equal([]);
      expect(totalOf(report)).to.contain('all covered');
    });

  it('says apart what only the bundled service has, and that the double lacks it', async () => {
    const report = await reportOf({});
    const failed = report.outcomes.filter(({ result }) => result === 'failed');
    expect([...new Set(failed.map(({ of }) => of))]).to.deep.equal(['decisions']);
    const names = failed.map(({ name }) => name);
    expect(names).to.include.members([
      'creates one person however often it is asked with one Idempotency-Key',
      'tags a person, with another tag after every change',
      'knows the member list as "member"',
    ]);
    const lines = linesOf(report);
    expect(lines).to.include('What the bundled service adds, and decisions where the specification is silent');
    expect(lines.at(-3)).to.match(/^The specification: (\d+) of \1 without failure$/);
    expect(lines.at(-2)).to.match(/^What the bundled service adds: \d+ of \d+ without failure$/);
    expect(names.length).to.be.above(20);
  });

  it('finds both in the bundled service', async () => {
    const report = await conform(await conformant());
    expect(groupTotals(report).map((line) => /: (\d+) of \1 /.test(line))).to.deep.equal([true, true]);
  });
});
