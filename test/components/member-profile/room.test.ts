import { nothingIsLost } from '../../support/narrow.js';
import { states } from './states.js';

nothingIsLost('the profile', states);
