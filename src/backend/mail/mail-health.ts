import { UndeliverableError, type MailTransport } from './mail-message.js';

/** Codes of a library or of the system, such as `EACCES` or `EAUTH 535`; never a message, which may quote an address. */
const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
};

export interface MailHealth {
  /** The transport, observed. */
  readonly transport: MailTransport;
  /** The error code while mails cannot be sent; undefined while they can, as far as known. */
  trouble(): string | undefined;
  /** Checks whether mails can be sent. Never throws. */
  check(): Promise<void>;
}

export interface MailHealthOptions {
  /** Called when mails cannot be sent any more, and when they can again. */
  readonly onChange: (trouble: string | undefined) => void;
}

/**
 * Observes whether mails can be sent: from the result of the last one, from a check at the start and, while there is trouble,
 * from a check with each sweep of the outbox.
 */
export function mailHealthOf(transport: MailTransport, { onChange }: MailHealthOptions): MailHealth {
  let trouble: string | undefined;
  const note = (current: string | undefined) => {
    const hasChanged = (current === undefined) !== (trouble === undefined);
    trouble = current;
    if (hasChanged) onChange(current);
  };
  const check = async (): Promise<void> => {
    if (!transport.check) return;
    await transport.check().then(
      () => note(undefined),
      (error: unknown) => note(codeOf(error)),
    );
  };
  return {
    trouble: () => trouble,
    check,
    transport: {
      ...transport,
      async send(message) {
        try {
          await transport.send(message);
        } catch (error) {
          // a permanent failure concerns the recipient, not the transport
          if (!(error instanceof UndeliverableError)) note(codeOf(error));
          throw error;
        }
        note(undefined);
      },
      async removeStale(isDeleted) {
        if (trouble !== undefined) await check();
        await transport.removeStale?.(isDeleted);
      },
    },
  };
}
