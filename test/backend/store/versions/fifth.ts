import { fourth } from './fourth.js';
import type { Version } from './version.js';

const [zoe] = fourth.rows['person']!;

/** A member as that version compared addresses and identifiers: byte by byte. */
const member = (number: number, external_id: string | null, email: string) => ({
  ...zoe!,
  row_key: `${zoe!['row_key'] as string}${number}`,
  id: `per_byte${number}`,
  external_id,
  email,
  email_key: email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  membership_number: null,
});

/** One mailbox in three spellings, an invisible letter, and one identifier in two spellings. */
export const members = [
  member(1, 'zoe\u0308-1', 'info@müller.example'),
  member(2, null, 'info@MÜLLER.example'),
  member(3, null, 'info@xn--mller-kva.example'),
  member(4, null, 'ada@example.net\u200b'),
  member(5, 'jo\u0308rg', 'jo\u0308rg@example.net'),
  member(6, 'j\u00f6rg', 'joerg@example.net'),
];

/** As the fifth version of the schema left it: how a portal is meant to be, and persons compared byte by byte. */
export const fifth: Version = {
  number: 5,
  statements: [
    ...fourth.statements,
    `ALTER TABLE workspace ADD COLUMN languages text default '["de","en"]' not null`,
    `ALTER TABLE workspace ADD COLUMN portal text default '{"page":null,"mails":{},"profile":null}' not null`,
  ],
  rows: {
    ...fourth.rows,
    schema_version: [{ version: 5 }],
    person: [...fourth.rows['person']!, ...members],
  },
  rewritten: { person: ['email', 'email_key', 'external_id', 'version'] },
};
