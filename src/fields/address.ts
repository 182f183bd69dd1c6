import type { Address } from '../model/person.js';
import { city, postcode, street } from './filled.js';
import { group } from './group.js';
import { region } from './region.js';

/** Where a person lives. */
export const address = group<Address>(
  ({ required }) => [
    { name: 'street', kind: street, required },
    { name: 'postcode', kind: postcode, required },
    { name: 'city', kind: city, required },
    { name: 'country', kind: region, required },
  ],
  { legend: true, example: { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' } },
);
