import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTransport } from '../../../src/backend/mail/transports/folder.js';
import type { MailSubject } from '../../../src/backend/mail/mail-message.js';
import { headerOf, partOf } from '../../support/smtp-server.js';
import { sampleMessage } from './sign-in-mail.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-outbox-'));
after(() => rmSync(root, { recursive: true, force: true }));

describe('a mail as a file', () => {
  const folder = () => join(mkdtempSync(join(root, 'data-')), 'outbox');
  const removedFile =
    (...ids: string[]) =>
    async ({ person_ids }: MailSubject) =>
      person_ids.some((id) => ids.includes(id));

  it('can be read back unchanged, by its owner only', async () => {
    const at = folder();
    await folderTransport(at).send(sampleMessage);
    const [name = '', ...more] = readdirSync(at);
    expect([name, more]).to.deep.equal(['2026-11-21T12-00-00.000Z-1k0s0ct2w05aaaaaaaa.eml', []]);
    expect((statSync(join(at, name)).mode & 0o777).toString(8)).to.equal('600');
    const mail = readFileSync(join(at, name), 'utf8');
    expect([headerOf(mail, 'To'), headerOf(mail, 'Message-ID'), headerOf(mail, 'Auto-Submitted')]).to.deep.equal([
      'Eve Adams <eve@example.org>',
      '<1k0s0ct2w05aaaaaaaa@turnout.test>',
      'auto-generated',
    ]);
    expect(partOf(mail, 'text/plain').trim()).to.equal(sampleMessage.text.trim());
  });

  it('is one file for repeated attempts', async () => {
    const at = folder();
    const way = folderTransport(at);
    await way.send(sampleMessage);
    await way.send({ ...sampleMessage, repeat: true });
    expect(readdirSync(at)).to.have.length(1);
  });

  for (const [what, one] of [
    ['goes with somebody whom it is about', removedFile('per_bob')],
    ['stays while all of them are there', removedFile('per_dan')],
  ] as const)
    it(what, async () => {
      const at = folder();
      const way = folderTransport(at);
      await way.send({ ...sampleMessage, created_at: Date.now() });
      await way.removeStale!(one);
      expect(readdirSync(at)).to.have.length(what.startsWith('goes') ? 0 : 1);
    });

  it('is deleted after 14 days, when its link has expired', async () => {
    const at = folder();
    const way = folderTransport(at);
    const age = 14 * 24 * 3600_000;
    for (const created_at of [Date.now() - age - 1000, Date.now() - age + 60_000])
      await way.send({ ...sampleMessage, created_at });
    await way.removeStale!(removedFile());
    expect(readdirSync(at)).to.have.length(1);
  });

  it('is deleted as well if its writer died', async () => {
    const at = folder();
    const way = folderTransport(at);
    await way.send({ ...sampleMessage, created_at: Date.now() });
    const [name = ''] = readdirSync(at);
    writeFileSync(join(at, `${name}.part`), readFileSync(join(at, name)).subarray(0, 200));
    await way.removeStale!(removedFile('per_eve'));
    expect(readdirSync(at)).to.deep.equal([]);
  });

  it('is deleted without touching other files, and without an error if the folder is missing', async () => {
    const at = folder();
    await folderTransport(at).removeStale!(removedFile('per_eve'));
    await folderTransport(at).send({ ...sampleMessage, created_at: Date.now() });
    writeFileSync(join(at, 'notes.txt'), 'per_eve');
    await folderTransport(at).removeStale!(removedFile('per_eve'));
    expect(readdirSync(at)).to.deep.equal(['notes.txt']);
  });
});
