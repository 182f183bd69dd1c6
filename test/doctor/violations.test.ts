import { expect } from 'chai';
import { violationFindings } from '../../src/doctor/violations.js';

const origin = 'https://turnout.example.org';
const required = "require-trusted-types-for 'script'; ";

const blocked = (sample: string, originalPolicy: string, disposition = 'enforce') => ({
  effectiveDirective: 'trusted-types',
  blockedURI: 'trusted-types-policy',
  originalPolicy,
  disposition,
  sample,
});

describe('a violation of a page’s policy', () => {
  for (const [what, names, policy, line, severity] of [
    ['one that is not listed', ['turnout'], 'trusted-types a', 'trusted-types a turnout', 'blocks'],
    [
      'one that is not listed, of two scripts',
      ['turnout', 'turnout'],
      'trusted-types a',
      'trusted-types a turnout',
      'blocks',
    ],
    [
      'one that was made already',
      ['turnout', 'turnout'],
      'trusted-types turnout',
      "trusted-types turnout 'allow-duplicates'",
      'hinders',
    ],
  ] as const)
    it(`is told once, with the line that it lacks: ${what}`, () => {
      const findings = violationFindings(
        names.map((name) => blocked(name, required + policy)),
        [origin],
      );
      const reported = findings.map(({ code, lines, severity: how }) => [code, lines, how]);
      expect(reported).to.deep.equal([['trusted_types', [required + line], severity]]);
    });

  it('hinders nobody much where the page draws what is not trusted', () => {
    const [finding] = violationFindings([blocked('turnout', 'trusted-types a')], [origin]);
    expect(finding).to.deep.include({ code: 'trusted_types', severity: 'hinders' });
  });

  it('is nobody’s business where it is somebody else’s, or is only reported', () => {
    const otherViolations = [
      blocked('jquery', 'trusted-types a'),
      blocked('turnout', 'trusted-types a', 'report'),
      {
        ...blocked('', "script-src 'self'"),
        effectiveDirective: 'script-src-elem',
        blockedURI: 'https://x.example/a.js',
      },
    ];
    expect(violationFindings(otherViolations, [origin])).to.deep.equal([]);
  });
});
