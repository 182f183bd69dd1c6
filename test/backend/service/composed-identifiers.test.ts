import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, dataOf, type Club } from '../../support/service-requests.js';

const [composed, decomposed] = ['j\u00f6rg', 'jo\u0308rg'];

describe('an external_id in NFC and in NFD', () => {
  let club: Club;
  let list_id: string;
  let id: string;
  beforeEach(async () => {
    club = await backend();
    list_id = await club.listOf('camp');
    id = (await club.api.createPerson({ list_id, body: { ...ada, external_id: decomposed } })).data.id;
  });

  it('is stored in NFC', async () => {
    expect((await club.api.readPerson({ list_id, person_id: id })).data.external_id).to.equal(composed);
  });

  it('names the same person in every path', async () => {
    const reads = [];
    for (const person_id of [composed, decomposed])
      reads.push((await club.api.readPerson({ list_id, person_id })).data.id);
    await club.api.updatePerson({ list_id, person_id: decomposed, body: { notes: 'hi' } });
    const { data } = await club.api.readPerson({ list_id, person_id: id });
    await club.api.deletePerson({ list_id, person_id: decomposed });
    const missingResponse = await requestService(club, 'GET', `/lists/${list_id}/persons/${id}`);
    expect([reads, data['notes'], missingResponse.status]).to.deep.equal([[id, id], 'hi', 404]);
  });

  it('is taken for every other person', async () => {
    const created = await requestService(club, 'POST', `/lists/${list_id}/persons`, {
      body: { ...ada, external_id: composed },
    });
    const { data } = await club.api.createPerson({ list_id, body: ada });
    const path = `/lists/${list_id}/persons/${data.id}`;
    const changed = await requestService(club, 'PUT', path, { body: { external_id: decomposed } });
    expect([await issuesIn(created), await issuesIn(changed)]).to.deep.equal([
      [['external_id', 'taken']],
      [['external_id', 'taken']],
    ]);
  });

  it('is matched by a synchronise, and sent twice in one', async () => {
    const { data, meta } = await club.api.synchronisePersons({
      list_id,
      body: { data: [{ external_id: decomposed, notes: 'new' }] },
    });
    const twice = await requestService(club, 'PUT', `/lists/${list_id}/persons`, {
      body: { data: [{ external_id: decomposed }, { external_id: composed }] },
    });
    expect([data[0]!.id, meta.created, meta.updated, await issuesIn(twice)]).to.deep.equal([
      id,
      0,
      1,
      [['data.1.external_id', 'taken']],
    ]);
  });

  it('is found for a fee and for a portal session', async () => {
    const fee = { amount: 100, description: 'Boat', person_external_id: decomposed };
    const { data } = await club.api.createFees({ body: { data: [fee, { ...fee, person_external_id: composed }] } });
    const member = (await club.api.createPerson({ list_id: 'member', body: { name: ada.name, external_id: composed } }))
      .data.id;
    const session = await requestService(club, 'POST', '/member_portal_sessions', {
      body: { person_external_id: decomposed },
    });
    const { person_ids } = await dataOf<{ person_ids: string[] }>(session);
    expect([data.map(({ person_id }) => person_id), person_ids]).to.deep.equal([[id, id], [member]]);
  });

  it('of a column is one, and its values are written under either', async () => {
    const column = { name: 'Größe', type: 'string', external_id: 'gr\u00f6\u00dfe' };
    await club.api.addColumns({ list_id, body: { data: [column] } });
    const repeated = await requestService(club, 'PUT', `/lists/${list_id}/custom_columns`, {
      body: { data: [{ ...column, external_id: column.external_id.normalize('NFD') }] },
    });
    const { data } = await club.api.createPerson({
      list_id,
      body: { ...ada, [column.external_id.normalize('NFD')]: 'L' },
    });
    expect([await issuesIn(repeated), data[column.external_id]]).to.deep.equal([
      [['data.0.external_id', 'taken']],
      'L',
    ]);
  });
});
