// format characters; those that end the flag of a region are part of it
const formatCharacters = /(?![\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** Whether a text has no visible character: white space, format characters, fillers, the Braille blank, the empty note head. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u.test(text);

/**
 * Without the format characters at its ends; white space stays. Empty if nothing is to be seen but white space is not all.
 * Takes time in proportion to the length of the text: a pattern that looks for the end would try again at every space.
 */
export function tidy(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  if (isBlank(text) && text.trim()) return '';
  const endPattern = /^[\s\p{Cf}]*/u;
  const [head] = endPattern.exec(text)!;
  const [tail] = endPattern.exec([...text.slice(head.length)].reverse().join(''))!;
  const trimmed = text.slice(head.length, text.length - tail.length);
  return head.replace(formatCharacters, '') + trimmed + [...tail].reverse().join('').replace(formatCharacters, '');
}

/** Without any format character, and without white space at its ends. */
export const compact = (text: string): string => text.replace(formatCharacters, '').trim();

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script: they come in tens, in order, from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let offset = 0;
  while (isDigit(code - offset - 1)) offset++;
  return String(offset % 10);
}

/**
 * Digits of any script, full-width signs and every dash as ASCII has them: the form in which phone numbers, dates and numbers
 * are read.
 */
export const toAscii = (text: string): string =>
  compact(text)
    .replace(/[\p{Pd}\u2043\u2212\u30fc\uff70]/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, valueOf)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** With one ordinary space for every run of spaces and tabs. Line breaks stay. */
export const collapseSpaces = (text: string): string => text.replace(/[\t\p{Zs}]+/gu, ' ');
