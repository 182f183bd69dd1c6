import { expect } from 'chai';
import { listStyle } from '../../../src/backend/pages/list-style.js';

// one style sheet for all hosted pages: a rule for `.date` of an event once drew the three controls of a date below each other
it('styles of the list of events reach nothing outside it', () => {
  const selectors = listStyle
    .split(/[{}]/)
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('@') && !part.endsWith(';'))
    .flatMap((part) => part.split(/,\s*/));
  expect(selectors.length).to.be.above(20);
  expect(selectors.filter((selector) => !/^\.(events|item)\b/.test(selector))).to.deep.equal([]);
});
