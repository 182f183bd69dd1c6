import { expect } from 'chai';
import { fromViolations } from '../../src/doctor/violations.js';

const origin = 'https://turnout.example.org';

const stopped = (sample: string, originalPolicy: string, disposition = 'enforce') => ({
  effectiveDirective: 'trusted-types',
  blockedURI: 'trusted-types-policy',
  ...{ originalPolicy, disposition, sample },
});

describe('what a page’s policy has stopped', () => {
  for (const [what, sample, policy, line] of [
    ['the templates’ own policy', 'turnout', 'trusted-types a', 'trusted-types a turnout'],
    ['that of the portal', 'turnout-portal', 'trusted-types turnout', 'trusted-types turnout turnout-portal'],
    [
      'one that was made already',
      'turnout',
      "script-src 'self'; trusted-types turnout",
      "script-src 'self'; trusted-types turnout 'allow-duplicates'",
    ],
  ] as const)
    it(`is told with the line that it lacks: ${what}`, () => {
      const findings = fromViolations([stopped(sample, policy)], [origin]);
      expect(findings.map(({ code, lines }) => [code, lines])).to.deep.equal([['trusted_types', [line]]]);
    });

  it('is nobody’s business where it is somebody else’s, or is only reported', () => {
    const others = [
      stopped('jquery', 'trusted-types a'),
      stopped('turnout', 'trusted-types a', 'report'),
      {
        ...stopped('', "script-src 'self'"),
        effectiveDirective: 'script-src-elem',
        blockedURI: 'https://x.example/a.js',
      },
    ];
    expect(fromViolations(others, [origin])).to.deep.equal([]);
  });
});
