import { expect } from '@open-wc/testing';
import { deskMessage as words } from '../../../src/i18n/en/desk-message.js';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const SEND = 'POST /lists/lst_camp/messages';
const PREVIEW = `${SEND}/preview`;

afterEach(closeDesk);

async function openMessage(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press('.write');
  await desk.waitFor('#message-text');
  return desk;
}

async function write(options: OpenDeskOptions = {}) {
  const desk = await openMessage(options);
  await desk.type('#message-subject', 'News');
  await desk.type('#message-text', 'Hello');
  return desk;
}

async function askToSend(options: OpenDeskOptions = {}) {
  const desk = await write(options);
  await desk.press('.preview');
  await desk.waitFor('.send');
  return desk;
}

const bodyOf = ({ gate }: Awaited<ReturnType<typeof openDesk>>, line: string) =>
  gate.requests.findLast((request) => request.line === line)!.body as Record<string, unknown>;

describe('a message to a list', () => {
  it('can be written by those alone who may', async () => {
    const { press, waitFor, parts } = await openDesk({ actions: ['cancel'] });
    await press('.card h2 button');
    await waitFor('[data-person]');
    expect(parts('.write')).to.have.length(0);
  });

  it('is shown before it is sent, with the number of mails and the focus on the safe answer', async () => {
    const { root, gate, part } = await askToSend();
    expect(part('.question').textContent).to.include('bring boots').and.include(words.ask('9'));
    await waitUntil(() => root.activeElement?.matches('.keep'));
    expect(gate.count(SEND)).to.equal(0);
  });

  it('is sent once however often the button is pressed, and the form is empty then', async () => {
    const desk = await askToSend();
    const { gate, part, waitForText } = desk;
    const send = part('.send');
    send.click();
    send.click();
    await waitForText(words.sent('9'));
    expect(gate.count(SEND)).to.equal(1);
    expect(part<HTMLTextAreaElement>('#message-text').value).to.equal('');
    expect(bodyOf(desk, SEND)).to.include({ subject: 'News', text: 'Hello' });
  });

  it('is tried again under the same id, and gets another once it is changed', async () => {
    const desk = await askToSend();
    const { gate, press, waitFor, type } = desk;
    gate.intercept = (line) => (line === SEND ? Response.json({}, { status: 500 }) : undefined);
    await press('.send');
    await waitFor('.message-notice');
    const first = bodyOf(desk, SEND)['message_id'];
    await press('.send');
    await waitUntil(() => gate.count(SEND) === 2);
    expect(bodyOf(desk, SEND)['message_id']).to.equal(first);
    await waitFor('.send:not([aria-disabled])');
    gate.intercept = () => undefined;
    await type('#message-text', 'Hello all');
    await press('.preview');
    await press('.send');
    await waitUntil(() => gate.count(SEND) === 3);
    expect(bodyOf(desk, SEND)['message_id']).not.to.equal(first);
  });

  it('keeps what was typed after an error, which names the wrong placeholder', async () => {
    const desk = await write();
    const { gate, press, waitForText, part } = desk;
    const issues = [{ field: 'text', code: 'unknown_placeholder', params: { names: 'iban' } }];
    gate.intercept = (line) =>
      line === PREVIEW ? Response.json({ issues, errors: issues }, { status: 422 }) : undefined;
    await press('.preview');
    await waitForText(words.unknownPlaceholder('iban'));
    expect(part<HTMLTextAreaElement>('#message-text').value).to.equal('Hello');
    expect(part('#message-text').getAttribute('aria-invalid')).to.equal('true');
  });

  it('is not sent without a subject or a text', async () => {
    const { press, part, waitForText, gate } = await openMessage();
    await press('.preview');
    await waitForText(words.required.subject);
    await waitForText(words.required.text);
    for (const name of ['subject', 'text'])
      expect(getComputedStyle(part(`#message-${name}`)).borderTopWidth, name).to.equal('2px');
    expect(gate.count(PREVIEW)).to.equal(0);
  });

  it('takes a placeholder where the text is being written', async () => {
    const { press, part } = await write();
    part<HTMLTextAreaElement>('#message-text').setSelectionRange(5, 5);
    await press('[data-insert=first_name]');
    expect(part<HTMLTextAreaElement>('#message-text').value).to.equal('Hello{{first_name}}');
  });

  it('can go to those alone whom the list shows', async () => {
    const desk = await openDesk();
    const { press, type, waitFor, waitForText, part } = desk;
    await press('.card h2 button');
    await waitFor('[data-person]');
    await type('#search', 'garcia');
    await waitForText('2 of 12');
    await press('.write');
    const choice = await waitFor<HTMLSelectElement>('#message-recipients');
    choice.value = '@shown';
    choice.dispatchEvent(new Event('change'));
    await type('#message-subject', 'News');
    await type('#message-text', 'Hello');
    await press('.preview');
    await waitFor('.send');
    expect((bodyOf(desk, PREVIEW)['selection'] as { person_ids: string[] }).person_ids).to.have.length(2);
    expect(part('.question')).to.not.equal(null);
  });

  it('stays in this tab when the session ends', async () => {
    const { gate, press, waitFor, controller, part, waitForText } = await write();
    gate.intercept = () => Response.json({}, { status: 401 });
    await press('.preview');
    await waitForText('continue where you were');
    gate.intercept = () => undefined;
    controller.session.open('l'.repeat(43));
    await press('.in .main');
    await waitFor('#message-text');
    expect(part<HTMLTextAreaElement>('#message-text').value).to.equal('Hello');
  });

  it('stands below with its sender and the number of mails', async () => {
    const { waitForText } = await openMessage();
    await waitForText('What to bring');
    await waitForText(words.mails('9'));
  });

  it('says how many mails wait and reached nobody, and leads to those whom it did not reach', async () => {
    const { waitForText, waitFor, part } = await openMessage();
    await waitForText(words.waiting('3'));
    await waitForText(words.undelivered('2'));
    expect(part('.undelivered-to').textContent).to.include('Nora Quist');
    part('.undelivered-to button').click();
    await waitFor('.person, [data-action], dl');
  });
});
