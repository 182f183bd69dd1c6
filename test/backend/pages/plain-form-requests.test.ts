import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { visitorWithoutScript, wrong, withoutNonced } from '../../support/no-script-visitor.js';

describe('the address that the form without JavaScript is sent to', () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''])
    it(`reads no other content type: ${type || 'none'}`, async () => {
      const { post, persons } = await visitorWithoutScript();
      const { status, heading, links } = await post('{}', type);
      expect([status, heading, links]).to.deep.equal([415, 'This was not sent with the form', ['?plain']]);
      expect(await persons()).to.deep.equal([]);
    });

  it('reads no more than 64 KiB', async () => {
    const { post } = await visitorWithoutScript();
    const filler = '%41'.repeat((64 * 1024 - 7) / 3);
    const least = await post(`notes=${filler}x`);
    const { status, heading } = await post(`notes=${filler}xx`);
    expect([least.status, status, heading]).to.deep.equal([422, 413, 'The answers are too long']);
  });

  it('keeps typed answers that are too long for the gate', async () => {
    const { post } = await visitorWithoutScript();
    const { status, alert, typed } = await post(`notes=${'x'.repeat(64 * 1024 - 6)}`);
    expect([status, typed.get('notes')?.length]).to.deep.equal([413, 64 * 1024 - 6]);
    expect(alert).to.equal('The answers are too long. Shorten the longest ones.');
  });

  for (const [what, body] of [
    ['nothing', ''],
    ['no text', '%ff%00=%&&=&'],
    ['what only programs would send', '__proto__=x&constructor=y&name=z&form.key=a%0ab&form.token=%0d%0ax:y'],
  ] as const)
    it(`withstands ${what}`, async () => {
      const { post } = await visitorWithoutScript();
      expect((await post(body)).missingAnswers.map(([id]) => id)).to.deep.equal([
        ...['name.first_name', 'email', 'size'],
      ]);
    });

  it('reports a rush, and keeps typed answers', async () => {
    const { look, send, club } = await visitorWithoutScript({ rates: { writing: { limit: 1, periodMs: 60_000 } } });
    const page = await look();
    await club.request('POST', '/public/club/lists/lst_none/persons', { body: {} });
    const { answer, alert, typed } = await send(page, wrong);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).to.deep.equal([429, true]);
    expect(alert).to.contain('Many people are registering').and.to.contain('Your answers are still here.');
    expect([typed.get('notes'), typed.get('form.key')]).to.deep.equal([wrong['notes'], page.typed.get('form.key')]);
  });

  it('keeps typed answers if it cannot read the form', async () => {
    const { look, send, club, persons } = await visitorWithoutScript({
      rates: { reading: { limit: 2, periodMs: 60_000 } },
    });
    const page = await look();
    const secondPage = await send(page);
    expect([secondPage.status, secondPage.answer.headers.has('retry-after')]).to.deep.equal([429, true]);
    expect(secondPage.heading).to.equal('This page is not available right now');
    club.clock.now += 120_000;
    expect((await send(secondPage, {})).heading).to.equal('Thank you, Ada!');
    expect(await persons()).to.have.length(1);
  });

  it('does not hide the form from browsers with scripts', async () => {
    const { look } = await visitorWithoutScript({ rates: { reading: { limit: 1, periodMs: 60_000 } } });
    const { status, html } = await look('');
    expect([status, html.includes('<script')]).to.deep.equal([200, true]);
  });

  it('reports an unknown outcome, and stores the registration once', async () => {
    const { look, send, club, persons } = await visitorWithoutScript();
    const page = await look();
    const { transaction } = club.store;
    club.store.transaction = () => Promise.reject(new Error('the disk is gone'));
    const broken = await send(page);
    club.store.transaction = transaction;
    expect([broken.status, broken.answer.headers.has('retry-after')]).to.deep.equal([503, true]);
    expect(broken.alert).to.contain('Your answers are still here.');
    expect(broken.typed.get('form.key')).to.equal(page.typed.get('form.key'));
    await send(broken, {});
    expect(await persons()).to.have.length(1);
  });

  it('reports that work is required, and works again after a quiet time', async () => {
    const rates = { writing: { limit: 8, periodMs: 600_000 } };
    const { look, send, club, persons } = await visitorWithoutScript({ rates });
    const page = await look();
    for (let time = 0; time < 5; time++)
      await club.request('POST', '/public/club/lists/lst_none/persons', { body: {} });
    const refusal = await send(page);
    expect([refusal.status, refusal.typed.get('email')]).to.deep.equal([422, 'ada@example.org']);
    expect(refusal.alert).to.contain('the form needs JavaScript').and.to.contain('are still here.');
    const fresh = await look();
    expect([fresh.html.includes('<form'), fresh.mainText.includes('needs JavaScript')]).to.deep.equal([false, true]);
    club.clock.now += 600_000;
    expect((await send(refusal, {})).heading).to.equal('Thank you, Ada!');
    expect(await persons()).to.have.length(1);
  });

  it('has a policy for its own scripts and form target', async () => {
    const { look, fill } = await visitorWithoutScript();
    for (const { answer, html } of [await look(), await look(''), await fill(), await fill(wrong)]) {
      const policy = answer.headers.get('content-security-policy')!;
      expect(policy).to.contain("form-action 'self'").and.to.contain("default-src 'none'");
      expect(policy).to.contain("frame-ancestors 'none'").and.to.not.contain('unsafe');
      expect(answer.headers.get('cache-control')).to.equal('no-store');
      expect(html).to.contain('noindex');
      expect(withoutNonced(html)).to.not.match(/ style=|<style| on\w+=/);
    }
  });

  it('leaves every other method as it was', async () => {
    const { request } = await backend();
    const answers = ['PUT', 'DELETE', 'PATCH'].map((method) => request(method, '/portal/club/camp'));
    expect((await Promise.all(answers)).map(({ status }) => status)).to.deep.equal([404, 404, 404]);
  });
});
