import { expect } from 'chai';
import { longest } from '../../src/fields/index.js';
import { several } from '../../src/fields/several.js';
import { asked, filled, shown, typed } from './asked.js';

const courses = asked(several, { options: ['Canoe', 'Theatre', 'Climbing, high'] });
const free = asked(several);

describe('several', () => {
  for (const value of [[], ['Canoe'], ['Theatre', 'Canoe'], ['Climbing, high']])
    it(`accepts ${shown(value)}`, () => {
      expect(several.check(value, courses)).to.deep.equal([]);
    });

  for (const value of ['Canoe', { 0: 'Canoe' }, 1, true])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(several.check(value, courses)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  for (const value of [[1], [null], [['Canoe']], ['Canoe', {}]])
    it(`finds an entry of ${shown(value)} of the wrong type`, () => {
      expect(several.check(value, courses)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('refuses what is not offered, however much else is', () => {
    expect(several.check(['Canoe', 'Chess'], courses)).to.deep.equal([{ code: 'not_allowed' }]);
  });

  it('accepts any lines where nothing is offered', () => {
    expect(several.check(['peanuts', 'milk'], free)).to.deep.equal([]);
  });

  it('finds an entry that cannot be stored', () => {
    expect(several.check(['fine', 'a\nb'], free)).to.deep.equal([{ code: 'unreadable_characters' }]);
  });

  it('takes as many entries as there may be', () => {
    expect(several.check(new Array(longest.list).fill('x'), free)).to.deep.equal([]);
  });

  it('refuses one entry more', () => {
    expect(several.check(new Array(longest.list + 1).fill('x'), free)).to.deep.equal([
      { code: 'too_long', params: { max: longest.list } },
    ]);
  });

  it('reads every box that is ticked, as it is spelled', () => {
    expect(several.read(filled(['answer', 'Canoe'], ['answer', 'Climbing, high']), courses)).to.deep.equal([
      'Canoe',
      'Climbing, high',
    ]);
  });

  it('reads nothing where no box is ticked', () => {
    expect(several.read(filled(), courses)).to.equal(undefined);
  });

  it('reads one entry per line where nothing is offered', () => {
    expect(several.read(typed(' peanuts\r\n\r\nmilk \rfish\n'), free)).to.deep.equal(['peanuts', 'milk', 'fish']);
  });

  it('reads nothing from lines of blanks', () => {
    expect(several.read(typed(' \r\n \n'), free)).to.equal(undefined);
  });

  it('asks with boxes where something is offered and with lines where nothing is', () => {
    expect([several.control(courses).kind, several.control(free).kind]).to.deep.equal(['checkboxes', 'textarea']);
  });
});
