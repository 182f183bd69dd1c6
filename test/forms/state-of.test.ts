import { expect } from 'chai';
import { stateOf } from '../../src/forms/index.js';

const opens_at = '2027-01-10T18:00:00.000Z';
const closes_at = '2027-06-30T22:00:00.000Z';
const opening = Date.parse(opens_at);
const closing = Date.parse(closes_at);
const always = { opens_at: null, closes_at: null };

describe('stateOf', () => {
  for (const [what, form, now, state] of [
    ['a millisecond before it opens', { opens_at, closes_at, places_left: 5 }, opening - 1, 'not_yet_open'],
    ['as it opens', { opens_at, closes_at, places_left: 5 }, opening, 'open'],
    ['a millisecond before it closes', { opens_at, closes_at, places_left: 5 }, closing - 1, 'open'],
    ['as it closes', { opens_at, closes_at, places_left: 5 }, closing, 'closed'],
    ['at any time where no time is set', { ...always, places_left: 5 }, 0, 'open'],
    ['without a limit', { ...always, places_left: null }, 0, 'open'],
    ['with one place left', { ...always, places_left: 1 }, 0, 'open'],
    ['with no place left', { ...always, places_left: 0 }, 0, 'full'],
    ['with more persons than places', { ...always, places_left: -3 }, 0, 'full'],
    ['with no place left before it opens', { opens_at, closes_at, places_left: 0 }, opening - 1, 'not_yet_open'],
    ['with no place left when it is over', { opens_at, closes_at, places_left: 0 }, closing, 'closed'],
    ['long after it opened where it never closes', { opens_at, closes_at: null, places_left: 5 }, closing * 2, 'open'],
    ['long before it closes where it was always open', { opens_at: null, closes_at, places_left: 5 }, 0, 'open'],
    ['as it closes where it was always open', { opens_at: null, closes_at, places_left: 5 }, closing, 'closed'],
  ] as const)
    it(`is ${state} ${what}`, () => {
      expect(stateOf(form, now)).to.equal(state);
    });

  it('understands a time with an offset of its own', () => {
    expect(stateOf({ opens_at: '2027-01-10T19:00:00+01:00', closes_at, places_left: null }, opening)).to.equal('open');
  });
});
