import { expect } from 'chai';
import { columnsIn, eventsIn } from '../../../src/backend/upstream/index.js';

const column = { id: 'col_1', type: 'string', name: 'Phone', allowed_values: null, external_id: null };

describe('columns of a service', () => {
  it('are addressed by their id where the external_id is the name of a built-in field, or taken', () => {
    const names = ['phone', '__proto__', 'size', 'size'].map((external_id, index) => ({
      ...{ ...column, id: `col_${index}`, external_id },
    }));
    expect(columnsIn(names).map(({ external_id }) => external_id)).to.deep.equal([null, null, 'size', null]);
  });

  it('are read without keys that nobody knows, and without faulty values', () => {
    const [read] = columnsIn([{ ...column, allowed_values: [1], score: 4, type: 7 }, 'none', null]);
    expect(read).to.deep.equal({ ...column, type: 'string' });
  });

  it('are none where something else has answered', () => {
    expect([columnsIn('<html>'), columnsIn(null), eventsIn({})]).to.deep.equal([[], [], []]);
  });
});

describe('events of a service', () => {
  const event = { list_id: 'lst_1', title: 'Camp', published: true, start_date: '2030-07-24', end_date: '2030-07-26' };

  it('are left out where the specification does not know them', () => {
    const faulty = [{ ...event, start_date: '24.07.2030' }, { ...event, title: null }, 7];
    expect(eventsIn([event, ...faulty])).to.deep.equal([event]);
  });
});
