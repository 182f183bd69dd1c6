import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { bob } from '../../support/service-requests.js';

describe('the times of a person', () => {
  it('stand beside the person, who can be sent back as read', async () => {
    const club = await backend({ at: '2026-11-21T12:00:00Z' });
    const created = await club.api.createPerson({ list_id: 'member', body: bob });
    const person = { list_id: 'member', person_id: created.data.id };
    club.clock.now += 90_000;
    const changed = await club.api.updatePerson({ ...person, body: { email: 'bob@example.net' } });
    club.clock.now += 90_000;
    const { membership_number: _, ...read } = (await club.api.readPerson(person)).data;
    const unchanged = await club.api.updatePerson({ ...person, body: read });
    const times = { created_at: '2026-11-21T12:00:00.000Z', changed_at: '2026-11-21T12:00:00.000Z' };
    const later = { ...times, changed_at: '2026-11-21T12:01:30.000Z' };
    const answers = [created, changed, await club.api.readPerson(person), unchanged];
    expect(answers.map(({ meta }) => meta)).to.deep.equal([times, later, later, later]);
  });
});
