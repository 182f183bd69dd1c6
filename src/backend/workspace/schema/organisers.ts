import { organiserRoles } from '../../../model/desk.js';
import { email, line, object } from './primitives.js';

/** The people who may open the desk (docs/desk.md). */
export const organisers = {
  type: 'array',
  description: 'Who may sign in at the desk, with the lists and fields that each may see.',
  items: object(
    {
      email: { ...email, description: 'Sign-in links of the desk go to this address.' },
      name: line,
      role: {
        enum: organiserRoles,
        description:
          'owner: everything. treasurer: names, e-mail addresses and fees. organiser: all answers of the named lists. kitchen: first names and the named fields.',
      },
      lists: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: line,
        description: 'Slugs of events, and member for the list of members. Without it: all lists.',
      },
      fields: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: line,
        description: 'The fields of persons that they may see. Without it: those of the role.',
      },
    },
    ['email', 'role'],
  ),
} as const;
