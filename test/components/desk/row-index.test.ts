import { expect } from 'chai';
import { filterRows, foldText, indexRow } from '../../../src/components/desk/row-index.js';
import { rowOf } from './desk-gate-rows.js';

const rows = Array.from({ length: 24 }, (_, at) => indexRow(rowOf(at)));
const namesFor = (query: string, state?: string) =>
  filterRows(rows, { query, state }).map(({ row }) => row.values['name.last_name']);

describe('the search in registrations', () => {
  it('finds names without regard to case and accents', () => {
    expect(foldText('Łukasz MÜSSIG')).to.equal(foldText('łukasz müßig'));
    expect(new Set(namesFor('MUSSIG'))).to.deep.equal(new Set(['Müßig']));
    expect(new Set(namesFor('garcia'))).to.deep.equal(new Set(['García']));
  });

  it('finds each word anywhere, in any order', () => {
    expect(namesFor('müßig ada')).to.deep.equal(['Müßig']);
    expect(namesFor('Ada Müßig')).to.deep.equal(['Müßig']);
    expect(namesFor('ada 2010-01-10')).to.deep.equal(['Müßig']);
    expect(namesFor('ada nobody')).to.deep.equal([]);
  });

  it('finds e-mail addresses and parts of them', () => {
    expect(filterRows(rows, { query: 'person-7@' }).map(({ row }) => row.person_id)).to.deep.equal(['per_7']);
  });

  it('finds everybody without a query', () => {
    expect(namesFor('  ')).to.have.length(24);
  });

  it('shows one state only', () => {
    const waiting = filterRows(rows, { query: '', state: 'waiting' });
    expect(waiting.map(({ row }) => row.state)).to.deep.equal(['waiting', 'waiting', 'waiting', 'waiting']);
  });
});
