/** A sentence around the place of a part that an element shows, such as an address. */
export interface SentenceAround {
  readonly before: string;
  /** The punctuation right after the part, which has to stay on its line. */
  readonly punctuation: string;
  readonly after: string;
}

/**
 * Divides a sentence at the place of its part. Isolates (UAX #9) around the place are left out: the element of the part isolates it.
 *
 * @param sentence - gives the sentence with a part
 * @example sentenceAround((address) => `We wrote to ${address}. Thanks.`); // { before: 'We wrote to ', punctuation: '.', after: ' Thanks.' }
 */
export function sentenceAround(sentence: (part: string) => string): SentenceAround {
  const [before = '', rest = ''] = sentence('\n')
    .replace(/[\u2068\u2069]/g, '')
    .split('\n');
  const [punctuation = ''] = /^\p{P}*/u.exec(rest) ?? [];
  return { before, punctuation, after: rest.slice(punctuation.length) };
}
