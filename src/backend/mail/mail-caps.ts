import type { MailRefusal } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { Refusal, type ConsumeRate } from '../http/middleware/index.js';
import type { Store } from '../store/index.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails of any kind to one address within any 24 hours (decision 26). */
export const MAX_MAILS_PER_ADDRESS_AND_DAY = 20;

/** Why a mail was not sent, for metrics. */
export type { MailRefusal };

export interface MailCapsOptions {
  readonly store: Pick<Store, 'rates'>;
  readonly signer: Signer;
  readonly consume: ConsumeRate;
  readonly report: (error: unknown) => void;
  readonly onRefusal: (reason: MailRefusal) => void;
}

export interface MailCaps {
  /** Counts a link request for an address, known or not. False above the limit; the visitor is not told. */
  linkTo(workspace_id: string, email_key: string, now: number): Promise<boolean>;
  /** Counts a mail of a workspace. False above the limit, which is reported to the operator once an hour. */
  mailFrom(workspace_id: string, now: number): Promise<boolean>;
  /** Counts a mail that must reach somebody, for its address and its workspace; nothing is counted if it has to wait. */
  mailTo(workspace_id: string, email_key: string, now: number): Promise<boolean>;
}

/** A workspace has reached its daily limit of mails. */
export class MailCapReached extends Error {
  override readonly name = 'MailCapReached';
  readonly code = 'MAIL_CAP_REACHED';
}

const isWithinLimit = async (consumption: Promise<unknown>): Promise<boolean> => {
  try {
    await consumption;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Limits of mails per address and per workspace, counted in the store under keyed digests, without addresses. */
export function mailCapsOf({ store, signer, consume, report, onRefusal }: MailCapsOptions): MailCaps {
  const reportedAt = new Map<string, number>();

  /** Takes one slot per mail, free again after 24 hours: a sliding window. Returns its bucket; undefined if all are taken. */
  async function takeSlot(subject: string, now: number): Promise<string | undefined> {
    const name = (await signer.sign(`mails of a day\n${subject}`)).slice(0, 22);
    const slots = Array.from({ length: MAX_MAILS_PER_ADDRESS_AND_DAY }, (_, at) => `${name} ${at}`);
    const until = await store.rates.until(slots);
    for (const [at, slot] of slots.entries())
      if (until[at]! <= now && (await store.rates.consume(slot, { limit: 1, periodMs: DAY_MS }, 1, now)).granted)
        return slot;
    return undefined;
  }

  async function slotFor(workspace_id: string, email_key: string, now: number): Promise<string | undefined> {
    const subject = `${workspace_id}\n${email_key}`;
    const slot = (await isWithinLimit(consume('mails', subject))) ? await takeSlot(subject, now) : undefined;
    if (slot === undefined) onRefusal('address_cap');
    return slot;
  }

  const caps: MailCaps = {
    linkTo: async (workspace_id, email_key, now) => (await slotFor(workspace_id, email_key, now)) !== undefined,

    async mailTo(workspace_id, email_key, now) {
      const slot = await slotFor(workspace_id, email_key, now);
      if (slot === undefined) return false;
      const isAllowed = await caps.mailFrom(workspace_id, now);
      // the mail comes back every few minutes, and must not take another slot each time
      if (!isAllowed) await store.rates.release(slot);
      return isAllowed;
    },

    async mailFrom(workspace_id, now) {
      if (await isWithinLimit(consume('workspaceMails', workspace_id))) return true;
      onRefusal('workspace_cap');
      if (now - (reportedAt.get(workspace_id) ?? -Infinity) >= HOUR_MS) {
        reportedAt.set(workspace_id, now);
        report(
          new MailCapReached(
            `Workspace ${workspace_id} has sent as many mails as it may in a day; requested ones are dropped, others wait`,
          ),
        );
      }
      return false;
    },
  };
  return caps;
}

/** No limits. */
export const unlimitedMails: MailCaps = {
  linkTo: async () => true,
  mailFrom: async () => true,
  mailTo: async () => true,
};
