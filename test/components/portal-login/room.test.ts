import { nothingIsLost } from '../../support/narrow.js';
import { states } from './states.js';

nothingIsLost('the way in', states);
