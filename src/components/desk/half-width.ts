/** Texts up to this length, in characters, fit into half a card on a phone. */
const MAX_HALF_LENGTH = 17;

/** Capitals and digits are wide: references of transfers. */
const WIDE_WORD = /[A-Z\d]{12}/;

/** The class of a text in a narrow column: a long one has a line of its own. */
export const widthClass = (text: string): string =>
  text.length > MAX_HALF_LENGTH || WIDE_WORD.test(text) ? 'wide' : '';
