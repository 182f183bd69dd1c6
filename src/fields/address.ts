import { ownValue } from './check.js';
import { city, postcode, street } from './autofill-text.js';
import { group } from './group.js';
import { hasNoPostcode, region } from './region.js';

/** A postal address. A required one needs no postcode if the country has none. */
export const address = group(
  ({ required, country }) => [
    { name: 'street', kind: street, required },
    {
      name: 'postcode',
      kind: postcode,
      required,
      optionalWhen: (parts) => hasNoPostcode(ownValue(parts, 'country')),
      optionalDependsOn: 'country',
    },
    { name: 'city', kind: city, required },
    { name: 'country', kind: region, required, country },
  ],
  { legend: true },
);
