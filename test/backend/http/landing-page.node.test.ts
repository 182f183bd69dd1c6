import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../src/backend/node.js';
import { applyWorkspace, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { idleLoop } from '../../support/idle-loop.js';

describe('the page at /', () => {
  const landing = async (listsClubs: boolean, { search = '', accepted = '' } = {}) => {
    const data = mkdtempSync(join(tmpdir(), 'turnout-landing-'));
    const running = await serve({ data, port: 0, host: '127.0.0.1', loopDelay: idleLoop, scripts: data, listsClubs });
    try {
      await applyWorkspace(running.store, readWorkspaceFile('workspace: { slug: club, name: A <b>club</b> }'));
      const response = await fetch(`${running.origin}/${search}`, { headers: { 'accept-language': accepted } });
      const { status, headers } = response;
      return { status, text: await response.text(), origin: running.origin, vary: headers.get('vary') ?? '' };
    } finally {
      await running.close();
      rmSync(data, { recursive: true, force: true });
    }
  };

  it('links to the reference, and names no club by default', async () => {
    const { status, text, origin } = await landing(false);
    expect([status, text.includes(`href="${origin}/api"`), text.includes('club</b>')]).to.deep.equal([
      200,
      true,
      false,
    ]);
    expect(text).not.to.include('/portal/club');
  });

  it('names the clubs if so configured', async () => {
    const { text, origin } = await landing(true);
    expect(text).to.include(`<a href="${origin}/portal/club"><bdi>A &lt;b&gt;club&lt;/b&gt;</bdi></a>`);
  });

  it('tells how to open the doctor', async () => {
    const { text } = await landing(false);
    expect(text).to.include('<code dir="ltr">?turnout-debug</code>');
  });

  it('has the language of its address, else the one that the browser prefers', async () => {
    const accepted = 'xx, fr;q=0.5, de;q=0.8';
    const german = await landing(true, { accepted });
    expect(german.text).to.include('<html lang="de" dir="ltr">').and.include('Vereine');
    expect(german.vary.toLowerCase()).to.include('accept-language');
    const arabic = await landing(true, { accepted, search: '?lang=ar' });
    expect(arabic.text).to.include('<html lang="ar" dir="rtl">').and.include('/portal/club?lang=ar"');
  });
});
