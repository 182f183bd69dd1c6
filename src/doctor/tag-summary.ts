import { markupOf, type Tag } from './tag.js';

const MAX_LENGTH = 160;

/** The tag as a report shows it: short, and without prefilled answers and nonces. */
export function tagSummary({ name, attributes }: Tag): string {
  const { 'data-prefill': _, prefill: __, nonce: ___, ...shown } = attributes;
  return markupOf({ name, attributes: shown }, MAX_LENGTH);
}
