/** The longest name in a mail. Code points. */
export const MAX_MAIL_NAME = 100;

/** Words that are an address of some kind: `http://…`, `www.…`, `user@host`, `host/path`, an encoded domain. */
const ADDRESS_WORD = /[@/\\=%?#&]|:\S|^www(?=\P{L}|$)|xn--/iu;

/** A dot before a label of two letters or more, or before a digit: `J.R.R.` is no domain, `t.co` and `10.0.0.1` are addresses. */
const DOT_IN_DOMAIN = /\.+(?=\p{N}|\p{L}[\p{L}\p{M}\p{N}-])/gu;

/** Characters that do not occur in names. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} .,'’ʼ·\u200c\u200d\p{Pd}]+/gu;

/**
 * A name made safe for mails (decision 26): one line of at most 100 code points without anything that mail programs turn
 * into a link. Visitors type names, but the mail is the club's.
 */
export function mailName(name: string): string {
  const words = name
    // full-width letters, dots and colons as plain ones
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // nothing invisible hides a dot; joiners stay between letters, where scripts need them
    .replace(/(?![\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu, '')
    .split(/\s+/)
    .filter((word) => !ADDRESS_WORD.test(word));
  const plain = words.join(' ').replace(DOT_IN_DOMAIN, ' ').replace(NOT_IN_NAMES, ' ').normalize('NFC');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, MAX_MAIL_NAME).join('').trim();
}
