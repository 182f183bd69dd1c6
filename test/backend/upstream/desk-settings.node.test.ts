import { expect } from 'chai';
import { applyGate, readGateFile } from '../../../src/backend/workspace/index.js';
import { adasClub, deskFile, type AdasClub } from './desk-club.js';

const bo = { name: { first_name: 'Bo', last_name: 'Lovelace' } };

describe('the desk of a gate before a service: closing and places', () => {
  let club: AdasClub;
  beforeEach(async () => (club = await adasClub({ places: 1 })));
  afterEach(() => club.close());

  const change = async (body: object) => {
    const { data } = await club.client.updateDeskList({ list_id: club.list_id, body });
    return [data.is_open, data.max_persons];
  };
  /** Has the gate read the events of the service again. */
  const renewEvents = async () => {
    club.clock.now += 60_000;
    await club.visitor.listEvents();
    await club.hosted.settled();
  };
  const apply = async () =>
    (await applyGate(club.store, readGateFile(deskFile(1)(club.double)))).map(({ action }) => action);
  const status = async (more: object) => (await club.registerRelative(more)).status;

  it('count for visitors, and stay when events are read again and the file is applied again', async () => {
    expect(await status(bo)).to.equal(422);
    expect(await change({ places: 2 })).to.deep.equal([true, 2]);
    await renewEvents();
    expect(await apply()).to.include('keep');
    expect(await status(bo)).to.equal(201);
    expect(await change({ closed: true, places: 3 })).to.deep.equal([false, 3]);
    await renewEvents();
    expect(await apply()).to.include('keep');
    expect(await status({ name: { first_name: 'Cy', last_name: 'Lovelace' } })).to.be.oneOf([404, 422]);
    expect(await change({ closed: false })).to.deep.equal([true, 3]);
    await renewEvents();
    expect(await status({ name: { first_name: 'Cy', last_name: 'Lovelace' } })).to.equal(201);
    expect((await club.journal()).map(([action]) => action)).to.deep.equal(['open', 'places', 'close', 'places']);
  });
});
