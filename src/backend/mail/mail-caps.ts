import type { MailRefusal } from '../backend.js';
import type { Seal } from '../crypto/index.js';
import { Refusal, type ConsumeRate } from '../http/middleware/index.js';
import type { Store } from '../store/index.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Sign-in links mailed to one address within any 24 hours (decision 26). */
export const MAX_LINK_MAILS_PER_DAY = 20;

/** Why a mail was not sent, for metrics. */
export type { MailRefusal };

export interface MailCapsOptions {
  readonly store: Pick<Store, 'rates'>;
  readonly seal: Seal;
  readonly consume: ConsumeRate;
  readonly report: (error: unknown) => void;
  readonly onRefusal: (reason: MailRefusal) => void;
}

export interface MailCaps {
  /** Counts a link request for an address, known or not. False above the limit; the visitor is not told. */
  linkTo(workspace_id: string, email_key: string, now: number): Promise<boolean>;
  /** Counts a mail of a workspace. False above the limit, which is reported to the operator once an hour. */
  mailFrom(workspace_id: string, now: number): Promise<boolean>;
}

/** A workspace has reached its daily limit of mails. */
export class MailCapReached extends Error {
  override readonly name = 'MailCapReached';
  readonly code = 'MAIL_CAP_REACHED';
}

const isWithinLimit = async (consumption: Promise<void>): Promise<boolean> => {
  try {
    await consumption;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Limits of mails per address and per workspace, counted in the store under keyed digests, without addresses. */
export function mailCapsOf({ store, seal, consume, report, onRefusal }: MailCapsOptions): MailCaps {
  const reportedAt = new Map<string, number>();

  /** One slot per mail, free again after 24 hours: a sliding window. */
  async function takeSlot(subject: string, now: number): Promise<boolean> {
    const name = (await seal.sign(`mails of a day\n${subject}`)).slice(0, 22);
    const slots = Array.from({ length: MAX_LINK_MAILS_PER_DAY }, (_, at) => `${name} ${at}`);
    const until = await store.rates.until(slots);
    for (const [at, slot] of slots.entries())
      if (until[at]! <= now && (await store.rates.consume(slot, { limit: 1, periodMs: DAY_MS }, 1, now)).granted)
        return true;
    return false;
  }

  return {
    async linkTo(workspace_id, email_key, now) {
      const subject = `${workspace_id}\n${email_key}`;
      const isAllowed = (await isWithinLimit(consume('mails', subject))) && (await takeSlot(subject, now));
      if (!isAllowed) onRefusal('address_cap');
      return isAllowed;
    },

    async mailFrom(workspace_id, now) {
      if (await isWithinLimit(consume('workspaceMails', workspace_id))) return true;
      onRefusal('workspace_cap');
      if (now - (reportedAt.get(workspace_id) ?? -Infinity) >= HOUR_MS) {
        reportedAt.set(workspace_id, now);
        report(
          new MailCapReached(`Workspace ${workspace_id} has sent as many mails as it may in a day; more are dropped`),
        );
      }
      return false;
    },
  };
}

/** No limits. */
export const unlimitedMails: MailCaps = { linkTo: async () => true, mailFrom: async () => true };
