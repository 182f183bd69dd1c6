import { isUnanswered, ownValue } from './check.js';
import { familyName, givenName } from './autofill-text.js';
import { group } from './group.js';

/**
 * First and last name of a person (specification: Person). Many people have one name only: a required name is answered by
 * either part, the other is null then. If both are missing, the first name is asked for.
 */
export const personName = group(
  ({ required }) => [
    {
      name: 'first_name',
      kind: givenName,
      required,
      optionalWhen: (parts) => !isUnanswered(ownValue(parts, 'last_name')),
    },
    // a form says that it may stay empty; nobody can tell whose only name is a first name
    { name: 'last_name', kind: familyName, required: false },
  ],
  { legend: false, anyPart: true },
);
