import { expect } from 'chai';
import { pathOf } from '../../src/doctor/report.js';

const base = 'https://turnout.example.org/public';

describe('the report of the doctor about requests', () => {
  const cases: [address: string, told: string | undefined][] = [
    [`${base}/club/forms/camp`, '/club/forms/camp'],
    [`${base}/club/events?token=abc`, '/club/events'],
    [`${base}/club/lists/lst_1/custom_columns`, '/club/lists/lst_1/custom_columns'],
    [`${base}/club/lists/member/persons/per_ada`, '/club/lists/member/persons/…'],
    [`${base}/club/portal/sessions/current`, '/club/portal/sessions/current'],
    [`${base}/club/ada@example.org`, '/club/…'],
    [`${base}/club`, '/club/…'],
    ['https://turnout.example.org/publicity/club', undefined],
    ['https://tracker.example/public/club/events', undefined],
  ];
  for (const [address, reported] of cases)
    it(`${address}: ${reported ?? 'nothing'}`, () => {
      expect(pathOf(address, base)).to.equal(reported);
    });
});
