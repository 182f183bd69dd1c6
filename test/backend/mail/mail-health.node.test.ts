import { expect } from 'chai';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailHealthOf, UndeliverableError, type MailTransport } from '../../../src/backend/mail/index.js';
import { folderTransport } from '../../../src/backend/mail/transports/folder.js';
import { smtpTransport } from '../../../src/backend/mail/transports/smtp.js';
import { serve } from '../../../src/backend/node.js';
import { freePort } from '../../support/free-port.mjs';
import { sampleMessage } from './sign-in-mail.js';
import { idleLoop } from '../../support/idle-loop.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-mail-health-'));
after(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** A folder that nobody can make, not even an administrator: a file has its name. */
function blocked() {
  const file = join(mkdtempSync(join(root, 'blocked-')), 'file');
  writeFileSync(file, '');
  return { folder: join(file, 'outbox'), open: () => rmSync(file) };
}

describe('the health of the mails', () => {
  const health = (transport: MailTransport) => {
    const changes: (string | undefined)[] = [];
    return { changes, ...mailHealthOf(transport, { onChange: (code) => changes.push(code) }) };
  };

  it('reports once that a folder is not writable, and once when it is', async () => {
    const { folder, open } = blocked();
    const { changes, check, transport, trouble } = health(folderTransport(folder));
    await check();
    await transport.send(sampleMessage).catch(() => {});
    expect([changes, trouble()]).to.deep.equal([['ENOTDIR'], 'ENOTDIR']);
    open();
    await transport.removeStale!(async () => false);
    expect([changes, trouble()]).to.deep.equal([['ENOTDIR', undefined], undefined]);
  });

  it('reports with the next mail that a folder is no longer writable', async () => {
    const { folder, open } = blocked();
    const { changes, transport } = health(folderTransport(folder));
    await transport.send(sampleMessage).catch(() => {});
    open();
    await transport.send(sampleMessage);
    expect(changes).to.deep.equal(['ENOTDIR', undefined]);
  });

  it('finds a mail server that does not answer', async () => {
    const port = await freePort();
    const { check, trouble, transport } = health(smtpTransport(`smtp://127.0.0.1:${port}`));
    await check();
    transport.close?.();
    expect(trouble()).to.match(/^E[A-Z]+ ?/);
  });

  it('is good if only one address was refused', async () => {
    const { changes, transport } = health({ send: () => Promise.reject(new UndeliverableError('no such mailbox')) });
    await transport.send(sampleMessage).catch(() => {});
    expect(changes).to.deep.equal([]);
  });
});

describe('the folder of mails', () => {
  it('is created for its owner only', async () => {
    const folder = join(mkdtempSync(join(root, 'made-')), 'data', 'outbox');
    await folderTransport(folder).check!();
    expect([modeOf(folder), modeOf(join(folder, '..'))]).to.deep.equal(['700', '700']);
  });

  for (const [what, serverOptions, mode] of [
    ['becomes so where it is ours and was there', true, '700'],
    ['stays as it is where somebody has named it', false, '755'],
  ] as const)
    it(what, async () => {
      const folder = join(mkdtempSync(join(root, 'there-')), 'outbox');
      mkdirSync(folder);
      chmodSync(folder, 0o755);
      await folderTransport(folder, { ownsFolder: serverOptions }).check!();
      expect(modeOf(folder)).to.equal(mode);
    });
});

describe('a server whose mails cannot leave', () => {
  it('runs, says so at /readyz and in the metrics, logs it once, and recovers', async () => {
    const { folder, open } = blocked();
    const data = mkdtempSync(join(root, 'data-'));
    const lines: object[] = [];
    const log = {
      level: 'errors',
      write: (level: string, entry: object) => void lines.push({ level, ...entry }),
    } as const;
    const metrics = { host: '127.0.0.1', port: 0 };
    const transport = folderTransport(folder);
    const running = await serve({
      data,
      port: 0,
      host: '127.0.0.1',
      loopDelay: idleLoop,
      scripts: data,
      mailTransport: transport,
      mailHint: 'Mind it.',
      log,
      metrics,
    });
    const readHealth = async () => {
      const ready = await fetch(`${running.origin}/readyz`);
      const numbers = await (await fetch(running.metrics!)).text();
      return [ready.status, await ready.text(), /^turnout_mail_transport_up (\d)$/m.exec(numbers)?.[1]];
    };
    try {
      expect(await readHealth()).to.deep.equal([200, 'ready\nmails cannot be sent (ENOTDIR)\n', '0']);
      expect(lines).to.deep.equal([
        { level: 'warn', event: 'mails cannot be sent', code: 'ENOTDIR', hint: 'Mind it.' },
      ]);
      open();
      // looked at again with the sweep of the outbox
      while (running.mailTrouble()) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await readHealth()).to.deep.equal([200, 'ready\n', '1']);
    } finally {
      await running.close();
    }
  });
});
