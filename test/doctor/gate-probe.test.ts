import { expect } from 'chai';
import { ApiError, type NetworkErrorReason } from '../../src/api/index.js';
import { probeGate, answerFindings } from '../../src/doctor/gate-probe.js';
import { languages, wordsFor } from '../../src/i18n/doctor.js';

const base = 'https://turnout.example.org/public';
const question = { base, slug: 'club/camp', element: 'event-registration', script: undefined };
const here = { online: true, origin: 'https://www.club.example' };

/** What is found where the gate answers like this. */
const foundAt = async (answer: Response | Error, element = question.element) => {
  const request = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone()));
  return answerFindings(await probeGate({ ...question, element }, request), here);
};

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('a finding from an answer of the gate', () => {
  for (const status of [429, 500, 503])
    it(`gate_faulty: an answer of ${status}`, async () => {
      const [finding, ...furtherFindings] = await foundAt(json({ title: 'No' }, status));
      expect(finding).to.deep.include({ code: 'gate_faulty', severity: 'blocks', params: { base, status } });
      expect(furtherFindings).to.deep.equal([]);
    });

  const odd: [what: string, answer: Response][] = [
    ['a page of somebody else', new Response('<!doctype html><title>Sign in to the hotel', { status: 200 })],
    ['an answer without data', json({ ok: true })],
    ['an empty answer', new Response(null, { status: 204 })],
    ['nothing for data', json({ data: null })],
    ['a form without a state', json({ data: {} })],
  ];
  for (const [what, answer] of odd)
    it(`gate_faulty: ${what}`, async () => {
      const [finding] = await foundAt(answer);
      expect(finding).to.deep.include({ code: 'gate_faulty', params: { base, status: 200 } });
    });

  it('gate_silent: nobody answers at all', async () => {
    const [finding] = await foundAt(new TypeError('Failed to fetch'));
    expect(finding).to.deep.include({ code: 'gate_silent', params: { base } });
  });

  for (const [at, answer] of [
    ['https://turnout.example.org', json({ title: 'Not found' }, 404)],
    ['https://turnout.example.org/api', json({ title: 'Not found' }, 404)],
    ['https://turnout.example.org/api', new TypeError('Failed to fetch')],
  ] as const)
    it(`not_a_gate: ${at}, ${answer instanceof Error ? 'which no page may read' : 'which knows no such club'}`, async () => {
      const request = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone()));
      const reported = await probeGate({ ...question, base: at }, request);
      const [finding, ...furtherFindings] = answerFindings(reported, here);
      expect(finding).to.deep.include({
        code: 'not_a_gate',
        severity: 'blocks',
        params: { base: at, gate: base },
        lines: [`base-url="${base}"`],
      });
      expect(furtherFindings).to.deep.equal([]);
    });

  it('says nothing of an address that answers as a gate does, whatever it is', async () => {
    const request = () => Promise.resolve(json({ data: { state: 'open', opens_at: null, closes_at: null } }));
    expect(answerFindings(await probeGate({ ...question, base: 'https://gate.example' }, request), here)).to.deep.equal(
      [],
    );
  });

  const probeWithout = (reason: NetworkErrorReason, reachable = false) =>
    ({ ...question, kind: 'nothing', error: new ApiError(0, 'No', [], undefined, reason), reachable }) as const;

  const silences: [code: string, reason: NetworkErrorReason, reachable: boolean, online: boolean][] = [
    ['gate_late', 'too_slow', false, true],
    ['offline', 'too_slow', false, false],
    ['offline', 'offline', false, false],
    ['gate_without_cors', 'offline', true, true],
  ];
  for (const [code, reason, reachable, online] of silences)
    it(`${code}: ${reason}${reachable ? ', though something is there' : ''}, ${online ? 'on' : 'off'} the network`, () => {
      const findings = answerFindings(probeWithout(reason, reachable), { ...here, online });
      expect(findings.map((finding) => finding.code)).to.deep.equal([code]);
    });

  const opens_at = '2030-01-01T08:00:00Z';
  const closes_at = '2030-02-01T08:00:00Z';
  for (const [state, when] of [
    ['not_yet_open', opens_at],
    ['closed', closes_at],
    ['full', ''],
  ] as const)
    it(`reports a form that does not take registrations: ${state}`, async () => {
      const [finding] = await foundAt(json({ data: { state, opens_at, closes_at } }));
      expect(finding).to.deep.include({
        code: 'form_closed',
        severity: 'note',
        params: { slug: 'club/camp', state, when },
      });
    });

  it('says nothing of a form that is open', async () => {
    expect(await foundAt(json({ data: { state: 'open', opens_at, closes_at } }))).to.deep.equal([]);
  });

  it('says when a form begins as people write it, by the reader’s clock', async () => {
    const [finding] = await foundAt(json({ data: { state: 'not_yet_open', opens_at: '2030-06-15T12:00:00Z' } }));
    expect(wordsFor(finding!, languages.en).advice).to.match(
      /^It begins on 1[56]\u00a0June\u00a02030 at\u00a0\d\d:00\u00a0\S+\. /,
    );
    expect(wordsFor(finding!, languages.de).advice).to.match(
      /^Sie beginnt am 1[56]\.\u00a0Juni\u00a02030 um\u00a0\d\d:00\u00a0Uhr\u00a0\S+\. /,
    );
  });

  for (const status of ['disabled', 'superordinate'])
    it(`portal_closed: ${status}, whether the club lists the website or not`, async () => {
      for (const listed of [true, false]) {
        const findings = await foundAt(json({ data: { status, listed } }), 'member-profile');
        expect(findings.map(({ code, params }) => [code, params])).to.deep.equal([['portal_closed', { club: 'club' }]]);
      }
    });

  it('says nothing of a portal that is open and knows the website', async () => {
    expect(await foundAt(json({ data: { status: 'enabled', listed: true } }), 'portal-login')).to.deep.equal([]);
  });
});
