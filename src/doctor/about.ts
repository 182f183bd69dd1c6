import { markupOf, type Tag } from './tag.js';

/** A tag as it is named in a report: short, and without answers that somebody put into it. */
export function aboutOf({ name, attributes }: Tag): string {
  const { 'data-prefill': _, prefill: __, nonce: ___, ...told } = attributes;
  return markupOf({ name, attributes: told }, 160);
}
