import { axeFindsNoFault } from '../../support/axe-in-every-state.js';
import { states } from './states.js';

axeFindsNoFault('the way in', states);
