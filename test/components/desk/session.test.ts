import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import { desk as words } from '../../../src/i18n/en/desk.js';
import { closeDesk, openDesk } from './open-desk.js';

const token = 'l'.repeat(43);
const address = location.pathname + location.search;

afterEach(closeDesk);

describe('the session of an organiser', () => {
  it('begins with a code on the device that requested it', async () => {
    const { type, press, waitFor, gate } = await openDesk({ isSignedIn: false });
    await type('[name=email]', 'board@example.org');
    await press('form .main');
    await type('[name=code]', '123 456');
    await press('form.code .main');
    await waitFor('.cards');
    const [request, attempt] = ['POST /link-requests', 'POST /codes'].map(
      (line) => gate.requests.find((one) => one.line === line)!.body as Record<string, string>,
    );
    expect(attempt).to.deep.equal({ code: '123456', device_secret: request!['device_secret'] });
  });

  it('takes a link out of the address and uses it only by the button', async () => {
    const { waitFor, press, gate, root } = await openDesk({
      isSignedIn: false,
      prepare: () => history.replaceState(null, '', `${address}#${token}`),
    });
    await waitFor('.in .main');
    expect(root.textContent).to.include(words.linkHelp);
    expect(location.href).not.to.include(token);
    expect(gate.requests).to.have.length(0);
    await press('.in .main');
    await waitFor('.cards');
    expect(gate.requests[0]).to.deep.include({ line: 'POST /sessions', body: { token } });
  });

  it('says that a link is over, and offers another', async () => {
    const { press, waitFor, controller, gate } = await openDesk({ isSignedIn: false });
    gate.intercept = (line) => (line === 'POST /sessions' ? Response.json({}, { status: 404 }) : undefined);
    controller.session.open(token);
    await press('.in .main');
    await waitFor('[name=email]');
    await waitFor('.alert');
  });

  it('ends with the button, here and at the server, and leaves nothing of anybody', async () => {
    const { press, waitFor, gate, root } = await openDesk();
    await press('.card h2 button');
    await waitFor('[data-person]');
    await press('.sign-out');
    await waitFor('[name=email]');
    await waitUntil(() => gate.count('DELETE /sessions/current') === 1);
    expect(root.textContent).not.to.include('Nowak');
    expect(
      Object.keys(sessionStorage)
        .map((key) => sessionStorage.getItem(key))
        .join(),
    ).not.to.include('org_token');
  });

  it('is over calmly, and goes on in the same place with the same search', async () => {
    const desk = await openDesk();
    const { press, waitFor, type, gate, waitForText, controller, part } = desk;
    await press('.card h2 button');
    await waitFor('[data-person]');
    await type('#search', 'garcia');
    gate.intercept = () => Response.json({}, { status: 401 });
    await press('[data-back]');
    await waitForText('continue where you were');
    gate.intercept = () => undefined;
    controller.session.open(token);
    await press('.in .main');
    await waitFor('.cards');
    history.back();
    await waitFor('[data-person]');
    expect(part<HTMLInputElement>('#search').value).to.equal('garcia');
    await waitForText('2 of 12');
  });

  it('sends its token to the gate of the page alone, and to no other address', async () => {
    const { waitFor, gate } = await openDesk();
    await waitFor('.cards');
    expect(gate.requests.map(({ key }) => key)).to.deep.equal(['Bearer org_token']);
  });
});
