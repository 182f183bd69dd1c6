import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { service } from '../../src/contract/index.js';
import { fuzz, type Report } from './fuzz.js';

describe('twenty thousand requests made from the OpenAPI document', () => {
  let report: Report;
  before(async function () {
    this.timeout(timeLimit(300_000));
    report = await fuzz({ runs: 20_000, seed: 20_261_121 });
  });

  it('meet no answer that the document does not foresee', () => {
    expect(report.findings.slice(0, 3)).to.deep.equal([]);
  });

  for (const [name, { status }] of Object.entries(service))
    it(`succeed and fail at ${name}`, () => {
      const met = Object.keys(report.counts[name]!).map(Number);
      expect(met).to.include(status);
      expect(met.some((one) => one >= 400)).to.equal(true);
    });
});
