import { expect } from 'chai';
import { MAX_LENGTHS } from '../../src/fields/index.js';
import { textList } from '../../src/fields/text-list.js';
import { optionalField, formDataOf, shown, answerOf } from './field-builders.js';

const courses = optionalField(textList, { options: ['Canoe', 'Theatre', 'Climbing, high'] });
const free = optionalField(textList);

describe('several', () => {
  for (const value of [[], ['Canoe'], ['Theatre', 'Canoe'], ['Climbing, high']])
    it(`accepts ${shown(value)}`, () => {
      expect(textList.check(value, courses)).to.deep.equal([]);
    });

  for (const value of ['Canoe', { 0: 'Canoe' }, 1, true])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(textList.check(value, courses)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  for (const value of [[1], [null], [['Canoe']], ['Canoe', {}]])
    it(`finds an entry of ${shown(value)} of the wrong type`, () => {
      expect(textList.check(value, courses)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('refuses what is not offered, however much else is', () => {
    expect(textList.check(['Canoe', 'Chess'], courses)).to.deep.equal([{ code: 'not_allowed' }]);
  });

  it('accepts any lines where nothing is offered', () => {
    expect(textList.check(['peanuts', 'milk'], free)).to.deep.equal([]);
  });

  it('finds an entry that cannot be stored', () => {
    expect(textList.check(['fine', 'a\nb'], free)).to.deep.equal([{ code: 'unreadable_characters' }]);
  });

  it('takes as many entries as there may be', () => {
    expect(textList.check(new Array(MAX_LENGTHS.list).fill('x'), free)).to.deep.equal([]);
  });

  it('refuses one entry more', () => {
    expect(textList.check(new Array(MAX_LENGTHS.list + 1).fill('x'), free)).to.deep.equal([
      { code: 'too_long', params: { max: MAX_LENGTHS.list } },
    ]);
  });

  it('reads every box that is ticked, as it is spelled', () => {
    expect(textList.read(formDataOf(['answer', 'Canoe'], ['answer', 'Climbing, high']), courses)).to.deep.equal([
      'Canoe',
      'Climbing, high',
    ]);
  });

  it('reads nothing where no box is ticked', () => {
    expect(textList.read(formDataOf(), courses)).to.equal(undefined);
  });

  it('reads one entry per line where nothing is offered', () => {
    expect(textList.read(answerOf(' peanuts\r\n\r\nmilk \rfish\n'), free)).to.deep.equal(['peanuts', 'milk', 'fish']);
  });

  it('reads nothing from lines of blanks', () => {
    expect(textList.read(answerOf(' \r\n \n'), free)).to.equal(undefined);
  });

  it('asks with boxes where something is offered and with lines where nothing is', () => {
    expect([textList.control(courses).kind, textList.control(free).kind]).to.deep.equal(['checkboxes', 'textarea']);
  });
});
