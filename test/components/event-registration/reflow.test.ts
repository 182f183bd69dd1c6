import { testNothingIsClipped } from '../../support/narrow-viewport.js';
import { states } from './states.js';

/** The longest days, and a postcode. */
const figures = { day: '28', month: '12', year: '2028', postcode: '01069' };

testNothingIsClipped('the form', states, ({ parts }) => {
  for (const [name, value] of Object.entries(figures))
    for (const control of parts<HTMLInputElement>(`[name$=".${name}"]`)) control.value = value;
});
