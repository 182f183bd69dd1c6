import { forcedColoursLoseNothing } from '../../support/forced-colours.js';
import { states } from './states.js';

forcedColoursLoseNothing('the profile', states);
