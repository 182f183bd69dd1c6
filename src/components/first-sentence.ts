import type { Lit } from './lit.js';

/** The message of a failure: the first sentence says what happened, in bold; those after it say what to do. */
export function boldFirstSentence(html: Lit['html'], message: string): unknown {
  const [firstSentence, rest] = message.match(/^.*?\.(?= )|.+/g) ?? [];
  return html`<strong>${firstSentence}</strong>${rest}`;
}
