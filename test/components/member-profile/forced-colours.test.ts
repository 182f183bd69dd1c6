import { testForcedColours } from '../../support/forced-colours.js';
import { states } from './states.js';

testForcedColours('the profile', states);
