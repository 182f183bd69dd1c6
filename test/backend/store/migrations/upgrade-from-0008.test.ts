import { expect } from 'chai';
import { serveSnapshot } from './snapshots/serve-snapshot.js';
import { snapshot8 } from './snapshots/0008.js';

const upgraded = () => serveSnapshot(snapshot8);

const [{ workspace_id, id: person_id } = {}] = snapshot8.rows['person']! as { workspace_id: string; id: string }[];

describe('the service on a database that knew of no registrations', () => {
  it('has none of persons who came before there were any', async () => {
    const { club } = await upgraded();
    expect(await club.store.registrations.ofPersons(workspace_id!, [person_id!])).to.deep.equal([]);
  });

  it('holds for review what was held, as of nobody’s family', async () => {
    const { club } = await upgraded();
    const pending = await club.store.reviewQueue.all(workspace_id!);
    expect(pending.map(({ family, language }) => [family, language])).to.deep.equal([[null, null]]);
  });

  it('stores registrations and their mails', async () => {
    const { club } = await upgraded();
    const who = { workspace_id: workspace_id!, person_id: person_id!, slug: 'camp', family: 'one', list_id: 'lst' };
    const row = await club.store.transaction(({ registrations }) =>
      registrations.register({ ...who, language: 'de', state: 'registered', amount: null, deadline_at: null }, 1),
    );
    expect(await club.store.registrations.ofFamily(row)).to.deep.equal([row]);
  });
});
