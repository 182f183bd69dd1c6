import { hasDisguisedAscii } from './email-key.js';
import { fault, none, type FieldType } from './field.js';
import { compact } from './normalise.js';
import { lineThat, text } from './text.js';

const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]+$/;
/** RFC 5321, section 4.5.3.1.3, without the brackets. */
export const MAX_EMAIL_LENGTH = 254;
export const EMAIL_EXAMPLE = 'name@example.org';

/** More than any address with a name before it. Code units. */
const MAX_CLEANED_LENGTH = 1_000;

/**
 * The address in a text, as mail programs and pages copy it: in angle brackets with a name before it, or as a link. Null where
 * nothing is to be seen. What holds no address, two, quotes or commas stays as it is, for the check to refuse (requirements.md 24).
 */
function cleanEmail(text: string): string | null {
  const copied = compact(text);
  if (copied.length > MAX_CLEANED_LENGTH) return copied;
  const address = /^[^<>@",;]*<([^<>]*)>$/.exec(copied)?.[1] ?? copied;
  return address.trim().replace(/^mailto:([^?]*)(\?.*)?$/i, '$1') || null;
}

/** An e-mail address. Deliberately loose: the confirmation mail is the real test. */
export const email: FieldType = {
  ...text,
  clean: cleanEmail,
  control: () => ({ kind: 'input', type: 'email', autocomplete: 'email' }),
  check: lineThat((value) =>
    shape.test(value) && !hasDisguisedAscii(value) && value.length <= MAX_EMAIL_LENGTH
      ? none
      : fault('wrong_format', { example: EMAIL_EXAMPLE }),
  ),
};
