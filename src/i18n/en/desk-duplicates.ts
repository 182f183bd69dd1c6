import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'These registrations may be of the same person. Merging keeps one of them, with the answers chosen here.',
  none: 'Nobody seems to be in this list twice.',
  shared: { birthdate: 'Same name and date of birth', email: 'Same name and e-mail address' },
  keep: 'Which registration stays?',
  mustKeep: 'Only this one can stay: it has a place, or something was paid for it.',
  bothPaid: 'Something was paid for both, so they cannot be merged. Pay one back first, then cancel it.',
  differing: 'Different answers: which ones stay?',
  same: 'Same answers',
  fixed: 'A consent stays as the person gave it.',
  merge: 'Merge',
  ask: (name) =>
    `Merge both registrations of ${name}? The other one is deleted and its place is free. No e-mail is sent, unless the price changes.`,
  twoPersons: 'Two different persons',
  merged: (name) => `Both registrations of ${name} are merged.`,
  distinct: (name) => `Noted: there are two persons called ${name}.`,
};
