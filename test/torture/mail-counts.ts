import { headerOf, type ReceivedMail } from '../support/smtp-server.js';
import type { FamilyCounts } from './families.js';

export interface MailCounts {
  mails: number;
  /** Mails that came again: each marked, with the same Message-ID. */
  repeated: number;
  /** Mails that came again without a mark. */
  repeats_unmarked: number;
  /** Mails that tell somebody once more what another mail has told, under another Message-ID. */
  mails_twice: number;
  /** Persons whom no mail has told how it stands with them. */
  mails_lost: number;
}

const subjectOf = ({ raw }: ReceivedMail): string => headerOf(raw, 'Subject') ?? '';

interface Ends {
  readonly counts: FamilyCounts;
  /** Addresses of persons who are there in the end. */
  readonly camp: readonly string[];
  readonly queue: readonly string[];
}

/** Counts mails that were lost or came twice. Each person has an address of their own. */
export function countMails(mails: readonly ReceivedMail[], { counts, camp, queue }: Ends): MailCounts {
  const visible = new Set<string>();
  const ids = new Map<string, Set<string>>();
  const result = { mails: mails.length, repeated: 0, repeats_unmarked: 0, mails_twice: 0, mails_lost: 0 };
  for (const mail of mails) {
    const id = headerOf(mail.raw, 'Message-ID')!;
    const isMarked = headerOf(mail.raw, 'X-Turnout-Repeat') !== undefined;
    if (visible.has(id)) result[isMarked ? 'repeated' : 'repeats_unmarked']++;
    visible.add(id);
    const mailId = `${mail.to[0]} ${subjectOf(mail)}`;
    ids.set(mailId, (ids.get(mailId) ?? new Set()).add(id));
  }
  for (const { size } of ids.values()) result.mails_twice += size - 1;
  const expected = [
    ...camp.map((email) => `${email} Registered: Camp`),
    ...queue.map((email) => `${email} Waiting list: Camp`),
    ...[...counts.cancelled].map((email) => `${email} Cancelled: Camp`),
  ];
  result.mails_lost = expected.filter((mailId) => !ids.has(mailId)).length;
  return result;
}
