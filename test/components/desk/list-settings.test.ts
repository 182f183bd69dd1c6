import { expect } from 'chai';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const PUT = 'PUT /lists/lst_camp';

async function openSettings(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press('.settings summary');
  await desk.waitFor('#places');
  const bodies = () => desk.gate.requests.filter(({ line }) => line === PUT).map(({ body }) => body);
  return { ...desk, bodies };
}

afterEach(closeDesk);

describe('the registration of a list at the desk', () => {
  it('is closed and opened again, and says so', async () => {
    const { part, press, waitFor, waitForText, bodies, root } = await openSettings();
    expect(part('.registration').textContent).to.match(/open until .*2030/);
    await press('[data-closed=true]');
    await waitForText('Registration is closed now.');
    expect(root.activeElement?.className).to.include('done');
    expect(part('.registration').textContent).to.include('closed here');
    (await waitFor('[data-closed=false]')).click();
    await waitForText('Registration is open again');
    expect(bodies()).to.deep.equal([{ closed: true }, { closed: false }]);
  });

  it('has more places, and names the number of the file', async () => {
    const { part, press, type, waitForText, bodies } = await openSettings();
    await type('#places', '٨٠');
    await press('.save-places');
    await waitForText('The number of places has been changed.');
    expect(bodies()).to.deep.equal([{ places: 80 }]);
    expect(part<HTMLInputElement>('#places').value).to.equal('80');
    expect(part('[id="places.file"]').textContent).to.include('settings file says 60');
  });

  it('has no limit without a number', async () => {
    const { press, type, waitForText, bodies } = await openSettings();
    await type('#places', ' ');
    await press('.save-places');
    await waitForText('The number of places has been changed.');
    expect(bodies()).to.deep.equal([{ places: null }]);
  });

  it('asks before fewer places than are taken', async () => {
    const { part, press, type, waitFor, waitForText, bodies, root } = await openSettings();
    await type('#places', '3');
    await press('.save-places');
    await waitFor('.settings .question');
    expect(part('.settings .question').textContent).to.match(/^\s*6 places .* to 3 /);
    expect(root.activeElement?.className).to.include('keep');
    await press('.settings .keep');
    expect((await waitFor<HTMLInputElement>('#places')).value).to.equal('3');
    expect(bodies()).to.deep.equal([]);
    await press('.save-places');
    await press('.settings .yes');
    await waitForText('The number of places has been changed.');
    expect(bodies()).to.deep.equal([{ places: 3 }]);
  });

  for (const text of ['0', '1.5', 'many', '-2', '100001'])
    it(`sends nothing for ${text} places`, async () => {
      const { press, type, waitFor, bodies, part } = await openSettings();
      await type('#places', text);
      await press('.save-places');
      await waitFor('[id="places.issue"]');
      expect(part('#places').getAttribute('aria-invalid')).to.equal('true');
      expect(bodies()).to.deep.equal([]);
    });

  for (const [status, text] of [
    [500, 'Nothing was changed.'],
    [409, 'This is how it stands now.'],
  ] as const)
    it(`says that it failed with ${status}, and keeps what was typed`, async () => {
      const { press, type, waitForText, part } = await openSettings({
        prepare: (gate) => {
          gate.intercept = (line) => (line === PUT ? Response.json({ title: 'no', status }, { status }) : undefined);
        },
      });
      await type('#places', '70');
      await press('.save-places');
      await waitForText(text);
      expect(part<HTMLInputElement>('#places').value).to.equal('70');
    });

  it('is not there for those who may not change it', async () => {
    const { press, waitFor, parts } = await openDesk({ actions: ['money'] });
    await press('.card h2 button');
    await waitFor('[data-person]');
    expect(parts('.settings')).to.have.lengthOf(0);
  });
});
