import type { PersonName } from '../model/person.js';
import { familyName, givenName } from './filled.js';
import { group } from './group.js';

/** First and last name of a person. */
export const personName = group<PersonName>(
  ({ required }) => [
    { name: 'first_name', kind: givenName, required },
    { name: 'last_name', kind: familyName, required },
  ],
  { legend: false, example: { first_name: 'Zoë', last_name: 'Öztürk' } },
);
