import { testNothingIsClipped } from '../../support/narrow-viewport.js';
import { states } from './states.js';

testNothingIsClipped('the way in', states);
