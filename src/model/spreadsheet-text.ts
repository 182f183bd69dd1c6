/** Characters that begin a formula in spreadsheets, in full width as well. */
const FORMULA_SIGNS = '=+\\-@＝＋－＠';
const BLANKS = '[\\s\\p{Cc}\\p{Cf}]*';
const formulaStart = new RegExp(`^${BLANKS}[${FORMULA_SIGNS}]|^[\\t\\r\\n]`, 'u');

/**
 * A formula after a semicolon, a tab or a line break: a spreadsheet that separates cells there ignores the quotes. A smiley
 * (`;-)`) is no formula.
 */
const formulaInside = new RegExp(`([;\\t\\r\\n]${BLANKS})([${FORMULA_SIGNS}](?!\\)))?`, 'gu');

/** A telephone number. With other signs in it (`+1-2`, `+49/30`) a spreadsheet would calculate another number. */
const telephoneNumber = /^\+\d[\d ()]*$/;

/**
 * A text that a spreadsheet shows and does not run (CWE-1236). Ours, because `escape_formulas` of csv-stringify changes telephone
 * numbers and does not look behind blanks and separators.
 */
export const escapeFormulas = (text: string): string => {
  if (telephoneNumber.test(text)) return text;
  const escaped = text.replace(formulaInside, (match, separator: string, sign?: string) =>
    sign ? `${separator}'${sign}` : match,
  );
  return formulaStart.test(text) ? `'${escaped}` : escaped;
};
