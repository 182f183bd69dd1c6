import { testForcedColours } from '../../support/forced-colours.js';
import { closeDesk } from './open-desk.js';
import { states } from './states.js';

testForcedColours('the desk', states);

after(closeDesk);
