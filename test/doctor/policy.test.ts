import { expect } from 'chai';
import { allows, missingTypes, mergePolicy, policyIn, addTypes } from '../../src/doctor/policy.js';

const url = new URL('https://turnout.example.org/embed.js');
const page = new URL('https://www.club.example/');

describe('content security policies', () => {
  const cases: [policy: string, scripts: boolean][] = [
    ['', true],
    ["img-src 'none'", true],
    ["default-src 'none'", false],
    ["default-src 'self'", false],
    ["default-src *; script-src 'self'", false],
    ["default-src 'none'; script-src https://turnout.example.org", true],
    ['script-src turnout.example.org', true],
    ['script-src http://turnout.example.org', true],
    ['script-src https://turnout.example.org:444', false],
    ['script-src https://turnout.example.org:443', true],
    ['script-src https://turnout.example.org:*', true],
    ['script-src *.example.org', true],
    ['script-src *.turnout.example.org', false],
    ['script-src https:', true],
    ['script-src *', true],
    ['script-src https://turnout.example.org/embed.js', true],
    ['script-src https://turnout.example.org/embed/', false],
    ["script-src 'none'; script-src-elem https:", true],
    ["SCRIPT-SRC 'NONE'", false],
    ["script-src 'none'; script-src https:", false],
    ["script-src 'strict-dynamic' 'nonce-a' https:", false],
  ];
  for (const [policy, scripts] of cases)
    it(`“${policy}” ${scripts ? 'lets the script run' : 'does not let the script run'}`, () => {
      expect(allows(policyIn(policy), 'scripts', { url, page })).to.equal(scripts);
    });

  it('lets a script run that carries the nonce where trust is handed on', () => {
    const policy = policyIn("script-src 'nonce-a' 'strict-dynamic'");
    expect([
      allows(policy, 'scripts', { url, page, nonce: 'a' }),
      allows(policy, 'scripts', { url, page, nonce: 'b' }),
    ]).to.deep.equal([true, false]);
  });

  const origin = url.origin;
  const makes: [policy: string, made: string][] = [
    ["script-src 'self'; connect-src 'self'", `script-src 'self' ${origin}; connect-src 'self' ${origin}`],
    ["default-src 'none'", `default-src 'none'; script-src ${origin}; connect-src ${origin}`],
    [
      "default-src 'self' https://cdn.example",
      `default-src 'self' https://cdn.example; script-src 'self' https://cdn.example ${origin}; connect-src 'self' https://cdn.example ${origin}`,
    ],
    ["script-src-elem 'none'; connect-src 'none'", `script-src-elem ${origin}; connect-src ${origin}`],
  ];
  for (const [policy, allowedPolicy] of makes)
    it(`makes of “${policy}” one that lets it run and ask`, () => {
      const text = mergePolicy(policy, { scripts: origin, requests: origin });
      expect(text).to.equal(allowedPolicy);
      for (const kind of ['scripts', 'requests'] as const)
        expect(allows(policyIn(text), kind, { url, page })).to.equal(true);
    });

  const twice = ['turnout', "'allow-duplicates'"];
  const types: [policy: string, lacking: string[], made: string][] = [
    ["require-trusted-types-for 'script'", [], ''],
    ['trusted-types *', ["'allow-duplicates'"], "trusted-types * 'allow-duplicates'"],
    ["trusted-types 'none'", twice, "trusted-types turnout 'allow-duplicates'"],
    ['trusted-types turnout', ["'allow-duplicates'"], "trusted-types turnout 'allow-duplicates'"],
    ["trusted-types a 'allow-duplicates'", ['turnout'], "trusted-types a 'allow-duplicates' turnout"],
  ];
  for (const [policy, lacking, allowedPolicy] of types)
    it(`finds in “${policy}” what Trusted Types it lacks, and adds just that`, () => {
      expect(missingTypes(policyIn(policy), twice)).to.deep.equal(lacking);
      if (allowedPolicy) expect(addTypes(policy, lacking)).to.equal(allowedPolicy);
    });
});
