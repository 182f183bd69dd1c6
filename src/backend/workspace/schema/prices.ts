import { condition } from './fields.js';
import { line, object, text } from './primitives.js';

const euros = { type: 'number', minimum: 0, maximum: 100_000 } as const;
const writtenEuros = '\\d{1,6}(?:[.,]\\d\\d?)?(?: ?(?:€|EUR))?';

const amount = {
  description: 'Euros: 290 or 12.50.',
  anyOf: [euros, { type: 'string', pattern: `^${writtenEuros}$` }],
} as const;

const reduction = {
  description: 'Euros or a percentage: 20, 12.50 or 10 %.',
  anyOf: [euros, { type: 'string', pattern: `^(?:${writtenEuros}|\\d{1,3} ?%)$` }],
} as const;

const rule = object({ amount, label: text, when: { ...condition, description: 'Counts only while this holds.' } }, [
  'amount',
]);

const amounts = {
  base: {
    description: 'The price in euros, or a list of amounts of which the first whose condition holds counts.',
    anyOf: [euros, { type: 'string', pattern: `^${writtenEuros}$` }, { type: 'array', minItems: 1, items: rule }],
  },
  additions: {
    type: 'array',
    minItems: 1,
    items: rule,
    description: 'Every amount whose condition holds is added.',
  },
  siblings: {
    ...object({ second: reduction, third: reduction }),
    minProperties: 1,
    description:
      'Reductions of the base price for the second person of a family, and for the third and each further one.',
  },
} as const;

/** The prices of a registration. */
export const prices = {
  ...object(
    {
      ...amounts,
      cost_unit: { ...line, description: 'What the fees are booked on: one of cost_units.' },
      category: { ...line, description: 'A category of that cost unit.' },
    },
    ['base'],
  ),
  description: 'What a registration costs. Fees are created by it.',
} as const;

/** The same before a hosted service, whose cost units nobody can read. */
export const gatePrices = {
  ...object(amounts, ['base']),
  description: 'What a registration costs. The fees are kept by the gate.',
} as const;

/** The advice of a fault message for amounts. */
export const priceHints: Readonly<Record<string, string>> = {
  [`^${writtenEuros}$`]: 'write euros like 290 or 12.50',
  [`^(?:${writtenEuros}|\\d{1,3} ?%)$`]: 'write euros like 12.50, or a percentage like 10 %',
};
