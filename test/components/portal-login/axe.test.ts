import { testAxeInAllStates } from '../../support/axe-in-all-states.js';
import { states } from './states.js';

testAxeInAllStates('portal-login', states);
