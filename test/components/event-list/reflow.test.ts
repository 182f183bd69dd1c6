import { nothingIsLost } from '../../support/narrow-viewport.js';
import { states } from './states.js';

nothingIsLost('the list', states);
