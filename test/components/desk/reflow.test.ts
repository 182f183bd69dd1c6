import { testNothingIsClipped } from '../../support/narrow-viewport.js';
import { closeDesk } from './open-desk.js';
import { states } from './states.js';

testNothingIsClipped('the desk', states);

after(closeDesk);
