import { condition, field, shared } from './fields.js';
import { object, slug, text } from './primitives.js';

export const layout = {
  intro: text,
  thanks: text,
  participants: {
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 1,
    description: 'How many persons may be registered in one go.',
  },
  sections: {
    type: 'array',
    minItems: 1,
    items: object(
      {
        title: text,
        help: text,
        visible_when: condition,
        shared,
        fields: { type: 'array', minItems: 1, items: field },
      },
      ['fields'],
    ),
  },
} as const;

export const waiting_list = { ...slug, description: 'The event that is offered when all places are taken.' } as const;
