import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '../support/built-server.js';
import { startMailServer, type ReceivedMail } from '../support/smtp-server.js';

/** The longest that a server lives: so long that mails leave and the tasks run. */
const MAX_LIFE_MS = 3_500;
/** A mail whose sender has died is sent again after a minute: so long, several times, is waited for at the end. */
const SETTLE_MS = 240_000;

/** The visitors of a server: `failure` rejects when one of them sees something that must not happen. */
interface Visitors {
  readonly failure: Promise<never>;
}

/**
 * A built server with a mail server, to be killed again and again: in the middle of a mail, or at any other moment. The first
 * kill in the middle of a mail falls on one of which `isRepeated` says that it is sent again for certain, because nothing
 * replaces it: so each run sees a repeat.
 */
export async function startKilledServer(yaml: string, isRepeated: (mail: ReceivedMail) => boolean = () => true) {
  let onMail: (() => Promise<void>) | undefined;
  let killedWhileSending = 0;
  const mails = await startMailServer({
    answer: async (mail): Promise<'taken'> => {
      if (!killedWhileSending && !isRepeated(mail)) return 'taken';
      const kill = onMail;
      onMail = undefined;
      if (kill) killedWhileSending++;
      await kill?.();
      return 'taken';
    },
  });
  const server = await builtServer({ yaml, settings: { SMTP_URL: mails.url, TURNOUT_PROXIES: '127.0.0.1,::1' } });
  return {
    server,
    mails,
    /** Kills that fell between the delivery of a mail and its answer. */
    killedWhileSending: () => killedWhileSending,
    /** Lets the server live for a random time, kills it, calls `whileDead`, and starts it again. */
    async killAndRestart({ failure }: Visitors, whileDead = async (): Promise<void> => {}): Promise<void> {
      let dead: Promise<void> | undefined;
      const kill = () => (dead ??= server.kill());
      if (!killedWhileSending || Math.random() < 0.6) onMail = kill;
      await Promise.race([sleep(500 + Math.random() * MAX_LIFE_MS), failure]);
      onMail = undefined;
      await kill();
      await whileDead();
      await server.serve();
    },
    /** Waits until everything is done; throws after four minutes. */
    async settle({ failure }: Visitors, isSettled: () => Promise<boolean>): Promise<void> {
      for (const end = Date.now() + SETTLE_MS; !(await isSettled());) {
        if (Date.now() > end) throw new Error('The server does not come to rest');
        await Promise.race([sleep(500), failure]);
      }
    },
    async close(): Promise<void> {
      await server.close();
      await mails.close();
    },
  };
}
