import { expect } from 'chai';
import { entriesOfPage } from '../../support/no-script-visitor.js';
import { registered } from './unconfirmed-visitor.js';

describe('the form without JavaScript, where the address has to be confirmed', () => {
  it('names the next step and the address of the mail', async () => {
    const { page } = await registered();
    expect([page.status, page.heading]).to.deep.equal([200, 'Please confirm the e-mail address']);
    // in one piece with the full stop, and with a direction of its own
    expect(page.html).to.contain('on its way to <span class="address"><bdi>ada@example.org</bdi>.</span>');
    expect(page.mainText).to.contain('within 24 hours');
  });

  it('offers to send the mail again, without revealing whether there is one', async () => {
    const { page, post, mails, states } = await registered();
    const repeated = await post(entriesOfPage(page.html).toString());
    expect([repeated.status, repeated.heading]).to.deep.equal([200, page.heading]);
    expect(repeated.mainText).to.contain('the e-mail is on its way again').and.to.contain('ada@example.org');
    expect((await mails()).map(({ to }) => to.address)).to.deep.equal(['ada@example.org']);
    const unknown = entriesOfPage(page.html);
    unknown.set('mail.person', 'per_unknown');
    expect((await post(unknown.toString())).mainText).to.equal(repeated.mainText);
    expect([await mails(), await states()]).to.deep.equal([[], ['unconfirmed']]);
  });
});

describe('the page behind the link that confirms an address', () => {
  it('has a button and no name, and changes nothing when it is opened', async () => {
    const { open, states, link } = await registered();
    for (let times = 0; times < 3; times++) await open();
    const page = await open();
    expect([page.status, page.heading, await states()]).to.deep.equal([200, 'Camp <b>', ['unconfirmed']]);
    expect(page.mainText).to.contain('Confirm the e-mail address for “Camp <b>”?');
    expect(page.html).not.to.match(/Ada|Lovelace|ada@/);
    expect(page.answer.headers.get('referrer-policy') ?? page.html).to.contain('no-referrer');
    expect(link.search).to.equal('?lang=en');
  });

  it('confirms with its button, by the token that its script has filled in', async () => {
    const { press, states, link, mails } = await registered();
    const page = await press(link.hash.slice(1));
    expect([page.status, await states()]).to.deep.equal([200, ['registered']]);
    expect(page.mainText).to.contain('the e-mail address is confirmed').and.to.contain('has been received');
    expect(page.links).to.include('https://club.example/privacy');
    expect((await mails()).map(({ subject }) => subject)).to.deep.equal(['Registered: Camp <b>']);
    expect((await press(link.hash.slice(1))).status).to.equal(200);
  });

  it('names the event with its days when it confirms, with the sign of what is done', async () => {
    const { press, link } = await registered();
    const page = await press(link.hash.slice(1));
    expect(page.heading).to.equal('Camp <b>');
    expect(page.html).to.contain('<div class="notice done" role="status"');
    expect(page.mainText).to.contain('“Camp <b>”').and.to.contain('24 July 2027');
  });

  it('accepts the pasted link without scripts', async () => {
    const { open, press, states, link } = await registered();
    expect((await open()).control('link')).to.contain('name="link"');
    await press(` ${link.href} \n`);
    expect(await states()).to.deep.equal(['registered']);
  });

  it('reports a pasted text that is no link, and an expired link', async () => {
    const { press, states, link, club } = await registered();
    const wrong = await press('https://club.example/');
    expect([wrong.status, wrong.alert]).to.deep.equal([
      200,
      'This does not contain a link. Please copy the whole link from the e-mail.',
    ]);
    club.clock.now += 24 * 3600_000;
    const late = await press(link.hash.slice(1));
    expect([late.status, await states()]).to.deep.equal([404, ['unconfirmed']]);
    expect(late.mainText).to.contain('This link no longer works').and.to.contain('The form can be sent again');
    expect(late.links).to.include('../camp?lang=en');
  });
});
