import { expect } from 'chai';
import { designer, previewIn, staticHost } from './open-demo.js';

describe('an event of an element', function () {
  this.timeout(120_000);

  it('is logged as it happens, with its fields, the last first', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?state=registered&lang=en&panel=events`);
    const log = page.getByRole('log', { name: 'Events' });
    await log.getByText('person-registered').waitFor();
    const names = await log.locator('summary code').allTextContents();
    expect(names).to.deep.equal(['person-registered', 'form-submitted', 'form-ready']);
    await log.getByText('person-registered').click();
    const fields = JSON.parse((await log.locator('pre').first().textContent())!) as {
      person: { id: string; email: string };
      slug: string;
    };
    expect(fields.slug).to.equal('sv-wiesental/klettertag');
    expect(fields.person).to.deep.include({ email: 'mia@example.org', birthdate: '1996-09-02' });
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await log.locator('li').count()).to.equal(0);
  });

  it('names what the service has refused', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?state=refused&lang=en&panel=events`);
    const log = page.getByRole('log', { name: 'Events' });
    await log.getByText('registration-failed').click();
    const fields = JSON.parse((await log.locator('pre').first().textContent())!) as { issues: unknown };
    expect(fields.issues).to.deep.equal([
      { field: 'email', code: 'wrong_format', params: { example: 'name@example.org' } },
    ]);
  });
});

describe('the mailbox', function () {
  this.timeout(120_000);

  it('has the mail that was asked for in the preview, and its link signs in there', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?element=member-profile&state=signed-out&lang=en&panel=mailbox`);
    const preview = await previewIn(page);
    await preview.getByLabel('E-mail').fill('soren@post.example');
    await preview.getByRole('button', { name: 'Send sign-in link' }).click();
    const mail = page.locator('.mail');
    await mail.waitFor();
    expect(await mail.locator('dd').last().textContent()).to.equal('soren@post.example');
    expect(await mail.getAttribute('lang')).to.match(/^en/);
    await mail.getByRole('button', { name: 'Open the sign-in link in the preview' }).click();
    await preview.getByText('This link is for').waitFor();
    await preview.getByRole('button', { name: 'Sign in' }).click();
    await preview.getByText('Membership number').waitFor();
    expect(await preview.locator('member-profile').textContent()).to.not.contain('#');
    await page.getByRole('tab', { name: /^Events/ }).click();
    expect(await page.getByRole('log').locator('summary code').allTextContents()).to.deep.equal([
      'profile-ready',
      'signed-in',
      'link-requested',
    ]);
  });

  it('gets nothing for an address that the club does not know', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?element=portal-login&lang=en&panel=mailbox`);
    const preview = await previewIn(page);
    for (const address of ['nobody@post.example', 'soren@post.example']) {
      await preview.getByLabel('E-mail').fill(address);
      await preview.getByRole('button', { name: 'Send sign-in link' }).click();
      await preview.getByRole('button', { name: 'Use another address' }).click();
    }
    // what was asked for later has arrived, so what was asked for before would have, too
    await page.locator('.mail').waitFor();
    expect(await page.locator('.mail dd').allTextContents()).to.not.include('nobody@post.example');
  });
});
