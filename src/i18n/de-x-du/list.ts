import type { ListWords } from '../messages.js';
import * as german from '../de/list.js';
import { common } from './common.js';

export const list: ListWords = {
  ...german.list,
  ...common,
  missing: 'Diese Termine gibt es nicht oder nicht mehr. Bitte frage beim Verein nach dem Kalender.',
  busy: 'Gerade sehen sich viele gleichzeitig die Termine an. Bitte versuche es gleich noch einmal.',
};

export { filters } from '../de/list.js';
