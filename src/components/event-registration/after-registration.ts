import { downloadCalendar } from './calendar-file.js';
import { sentAnswers } from './sent-answers.js';
import type { Lit } from '../lit.js';

/** Features for the time after a registration: the answers as they were sent, and the event as a file. */
export default (lit: Lit) => ({ ...sentAnswers(lit), downloadCalendar });
