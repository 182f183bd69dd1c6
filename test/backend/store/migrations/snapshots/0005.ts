import { snapshot4 } from './0004.js';
import type { Snapshot } from './snapshot.js';

const [zoe] = snapshot4.rows['person']!;

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
export const snapshot5: Snapshot = {
  number: 5,
  statements: [
    ...snapshot4.statements,
    `ALTER TABLE workspace ADD COLUMN languages text default '["de","en"]' not null`,
    `ALTER TABLE workspace ADD COLUMN portal text default '{"page":null,"mails":{},"profile":null}' not null`,
  ],
  rows: {
    ...snapshot4.rows,
    schema_version: [{ version: 5 }],
    person: [...snapshot4.rows['person']!, ...members],
  },
  rewritten: { person: ['email', 'email_key', 'external_id', 'version'] },
};
