import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';

/** A club whose application asks other things of grown people, in a zone. */
const clubIn = (time_zone: string) => `
workspace: { slug: club, name: Club, time_zone: ${time_zone} }
lists:
  - type: member
    name: Members
    columns: [{ external_id: guardian, name: Guardian, type: string }, { external_id: vote, name: Vote, type: string }]
    application:
      slug: join
      title: Join us
      sections:
        - fields:
            - { name: name, required: true }
            - { name: birthdate, required: true }
            - { name: guardian, required: true, visible_when: { age_on_first_day: { below: 18 } } }
            - { name: vote, required: true, visible_when: { age_on_first_day: { at_least: 18 } } }
`;

const person = (birthdate: string) => ({ name: { first_name: 'Ada', last_name: 'L' }, birthdate });

/** The moment that a day begins, and its last second, at the club. */
for (const [zone, at, today] of [
  ['Pacific/Kiritimati', '2026-11-21T23:45:00Z', '2026-11-22'],
  ['Europe/Berlin', '2026-11-21T23:30:00Z', '2026-11-22'],
  ['Europe/Berlin', '2026-11-21T22:59:50Z', '2026-11-21'],
  ['America/New_York', '2026-11-22T02:00:00Z', '2026-11-21'],
  // the nights in which clocks are changed
  ['Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T22:30:00Z', '2026-10-25'],
] as const)
  describe(`the club's day in ${zone} at ${at}`, () => {
    const [year, ...rest] = today.split('-');
    const birthday = [Number(year) - 18, ...rest].join('-');
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

    it('is sent with the form, its token and the list of events', async () => {
      const { visitor } = await backend({ yaml: clubIn(zone), at });
      const time = { now: new Date(at).toISOString(), today, time_zone: zone };
      const answers = [
        (await visitor.readForm({ slug: 'join' })).data,
        (await visitor.readFormToken({ slug: 'join' })).data,
        (await visitor.listEvents()).meta,
      ];
      for (const { now, today, time_zone } of answers) expect({ now, today, time_zone }).to.deep.equal(time);
    });

    it('is the day on which ages count', async () => {
      const club = await backend({ yaml: clubIn(zone), at });
      const join = (body: object) =>
        club.register({ ...body, creation_behaviour: 'unconfirmed' }, { form: 'join', list_id: 'member' });
      expect(await issuesIn(await join(person(birthday)))).to.deep.equal([['vote', 'required']]);
      expect((await join({ ...person(birthday), vote: 'yes' })).status).to.equal(201);
    });

    it('is the last valid date of birth, at the gate and at the service', async () => {
      const club = await backend({ yaml: clubIn(zone), at });
      const register = async (birthdate: string) =>
        issuesIn(
          await club.register(
            { ...person(birthdate), guardian: 'Eve', creation_behaviour: 'unconfirmed' },
            { form: 'join', list_id: 'member' },
          ),
        );
      const create = async (birthdate: string) =>
        issuesIn(
          await club.request('POST', '/api/lists/member/persons', {
            body: person(birthdate),
            headers: { authorization: `Bearer ${club.key}` },
          }),
        );
      expect([await register(tomorrow), await create(tomorrow)]).to.deep.equal(
        Array(2).fill([['birthdate', 'in_the_future']]),
      );
      expect((await create(today)).length).to.equal(0);
    });
  });

describe('a cached form', () => {
  it('changes with the day, and not within a day', async () => {
    const club = await backend({ yaml: clubIn('Europe/Berlin'), at: '2026-11-21T12:00:00Z' });
    const read = (headers: Record<string, string> = {}) => club.request('GET', '/public/club/forms/join', { headers });
    const etag = (await read()).headers.get('etag')!;
    club.clock.now = Date.parse('2026-11-21T22:59:59Z');
    expect((await read({ 'if-none-match': etag })).status).to.equal(304);
    club.clock.now += 1000;
    expect((await read({ 'if-none-match': etag })).status).to.equal(200);
  });
});
