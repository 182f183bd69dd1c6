export const slug = { type: 'string', pattern: '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$' } as const;
export const line = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const email = { ...line, pattern: '^\\S+@\\S+\\.\\S+$' } as const;
export const origin = { type: 'string', pattern: '^https?://[^/\\s]+$' } as const;
export const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } as const;
export const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d[ T]\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)?$',
  description: 'A time in the time zone of the workspace (2027-03-01 19:00), or with an offset of its own.',
} as const;
export const text = {
  description: 'One text for everybody, or one per language.',
  anyOf: [{ type: 'string' }, { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } }],
} as const;

export const object = <const Properties extends object>(properties: Properties, required: readonly string[] = []) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as const;

export const days = { type: 'integer', minimum: 1, maximum: 3650 } as const;
export const yesNo = { type: 'boolean' } as const;
export const webPage = { type: 'string', pattern: '^https?://[^/\\s?#]\\S*$' } as const;

/** An https address, or a path of the server's own origin. */
export const imageAddress = {
  type: 'string',
  maxLength: 500,
  pattern: '^(?:https://[^/\\s?#]\\S*|/(?!/)\\S*)$',
} as const;

/** The quotes of YAML: `#` begins a comment. */
export const color = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const;

/** The advice of a fault message, by the pattern that a value does not match. */
export const patternHints: Readonly<Record<string, string>> = {
  [slug.pattern]: 'use a-z, 0-9 and dashes only, like summer-camp',
  [day.pattern]: 'write it like 2027-07-24',
  [moment.pattern]: 'write it like 2027-03-01 19:00',
  [email.pattern]: 'write it like office@example.org',
  [color.pattern]: 'write it in quotes, like "#1a56b0"',
  [webPage.pattern]: 'write it like https://www.example.org/rules',
  [imageAddress.pattern]:
    'write it like https://www.example.org/camp.jpg, or /images/camp.jpg for an image of this server',
  [origin.pattern]: 'write it like https://www.example.org, without a path',
};
