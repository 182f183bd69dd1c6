import { Undeliverable, type Way } from './letter.js';

/** Codes of a library or of the system, such as `EACCES` or `EAUTH 535`; never a message, which may quote an address. */
const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
};

export interface MailHealth {
  /** The same way, which is listened to. */
  readonly way: Way;
  /** Why mails cannot leave at the moment, as a code; undefined where they can, as far as anybody has tried. */
  trouble(): string | undefined;
  /** Tries whether mails can leave. Never throws. */
  check(): Promise<void>;
}

export interface MailHealthOptions {
  /** Hears once when mails cannot leave any more, and once when they can again. */
  readonly onChange: (trouble: string | undefined) => void;
}

/**
 * Knows whether mails can leave: from what became of the last one, and from a check at the start and, in trouble, with each
 * sweep of the outbox.
 */
export function mailHealthOf(way: Way, { onChange }: MailHealthOptions): MailHealth {
  let trouble: string | undefined;
  const note = (current: string | undefined) => {
    const isNews = (current === undefined) !== (trouble === undefined);
    trouble = current;
    if (isNews) onChange(current);
  };
  const check = async (): Promise<void> => {
    if (!way.check) return;
    await way.check().then(
      () => note(undefined),
      (error: unknown) => note(codeOf(error)),
    );
  };
  return {
    trouble: () => trouble,
    check,
    way: {
      ...way,
      async send(letter) {
        try {
          await way.send(letter);
        } catch (error) {
          // refused for its address alone: the way itself is open
          if (!(error instanceof Undeliverable)) note(codeOf(error));
          throw error;
        }
        note(undefined);
      },
      async tidy(isGone) {
        if (trouble !== undefined) await check();
        await way.tidy?.(isGone);
      },
    },
  };
}
