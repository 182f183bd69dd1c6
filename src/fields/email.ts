import { hasDisguisedAscii } from './email-key.js';
import { fault, NO_FAULTS, type FieldType } from './field.js';
import { compact } from './normalise.js';
import { singleLine, text } from './text.js';

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]+$/;
/** RFC 5321, section 4.5.3.1.3, without the brackets. */
export const MAX_EMAIL_LENGTH = 254;
export const EMAIL_EXAMPLE = 'name@example.org';

/** More than any address with a name before it. Code units. */
const MAX_CLEANED_LENGTH = 1_000;

/**
 * The address in a text, as mail programs and pages copy it: in angle brackets with a name before it, or as a link. Null
 * without visible characters. A text without an address, with two, or with quotes or commas stays unchanged, and the check
 * refuses it (decision 9).
 */
function cleanEmail(text: string): string | null {
  const compactText = compact(text);
  if (compactText.length > MAX_CLEANED_LENGTH) return compactText;
  const address = /^[^<>@",;]*<([^<>]*)>$/.exec(compactText)?.[1] ?? compactText;
  return address.trim().replace(/^mailto:([^?]*)(\?.*)?$/i, '$1') || null;
}

/** An e-mail address. Deliberately loose: the confirmation mail is the real test. */
export const email: FieldType = {
  ...text,
  clean: cleanEmail,
  control: () => ({ kind: 'input', type: 'email', autocomplete: 'email' }),
  check: singleLine((value) =>
    emailPattern.test(value) && !hasDisguisedAscii(value) && value.length <= MAX_EMAIL_LENGTH
      ? NO_FAULTS
      : fault('wrong_format', { example: EMAIL_EXAMPLE }),
  ),
};
