import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { startMailServer, tokenIn } from '../support/smtp-server.js';
import { pageWith, visitor, visitorAt, website } from '../walk/turnout-server.js';
import { gateBefore } from './gate-process.js';
import { startDouble, type Double } from './start-double.js';

const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
const address = 'ada@example.org';

/** A gate.yaml with a portal for the double's members, who may also sign in on the page of the club. */
const gateFile =
  (origin: string) =>
  ({ lists: { main } }: Double): string => `
workspace:
  slug: club
  name: Kanuverein
  languages: [en]
  contact_email: office@club.example
  portal_origins: ['${origin}']
  member_list: ${main.member}
  member_portal:
    profile:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, boat]
        - { title: In the club, fields: [{ name: membership_number, read_only: true }] }
`;

const portalOn = (page: Page) => {
  const element = page.locator('member-profile');
  return {
    element,
    button: (name: string) => element.getByRole('button', { name, exact: true }),
    heading: (name: string) => element.getByRole('heading', { name }),
    /** A picture of the step (`TURNOUT_SHOTS` names a folder). */
    async shot(step: string) {
      const folder = process.env['TURNOUT_SHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/portal-${step}.png`, fullPage: true });
    },
  };
};

describe('a member of a gate before a hosted service', function () {
  this.timeout(90_000);
  let double: Double;
  let inbox: Awaited<ReturnType<typeof startMailServer>>;
  let gate: Awaited<ReturnType<typeof gateBefore>>;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    inbox = await startMailServer();
    double = await startDouble({ unknownKeys: true });
    site = await website();
    const file = gateFile(site.origin);
    gate = await gateBefore(double, { file, settings: { SMTP_URL: inbox.url } });
  });
  after(async () => {
    await double.close();
    await inbox.close();
  });
  afterEach(() => double.faults.clear());

  const member = () => double.persons(double.lists.main.member)[0]!;

  /** Asks for a link on a page that shows the portal. Returns the token in the mail. */
  async function requestLinkOn(page: Page): Promise<string> {
    const portal = portalOn(page);
    const mailsBefore = inbox.arrived.length;
    await portal.element.locator('[name="email"]').fill(address);
    await portal.button('Send sign-in link').click();
    await portal.heading('Check your e-mail').waitFor();
    const mails = await inbox.waitForMails(mailsBefore + 1);
    const mail = mails.at(-1)!;
    expect(mail.to).to.deep.equal([address]);
    return tokenIn(mail.raw)!;
  }

  /** Signs in on the hosted page. */
  async function signIn() {
    const visit = await visitorAt(`${gate.origin}/portal/club#members`);
    const portal = portalOn(visit.page);
    const token = await requestLinkOn(visit.page);
    await visit.page.goto('about:blank');
    await visit.page.goto(`${gate.origin}/portal/club#${token}`);
    await portal.element.getByText('Ada').waitFor();
    await portal.shot('link');
    await portal.button('Sign in').click();
    await portal.heading('Your data').waitFor();
    await portal.element.locator('dl').first().waitFor();
    return { ...visit, portal, token };
  }

  it('signs in by the mailed link, corrects a field, and finds it at the service', async () => {
    const { page, errors, portal, token } = await signIn();
    await portal.element.getByText('M-1001').waitFor();
    await portal.shot('profile');
    await portal.button('Edit').first().click();
    await portal.element.getByRole('radio', { name: 'Kajak' }).check();
    await portal.button('Save').click();
    await portal.element.getByText('Saved.').waitFor();
    await portal.shot('saved');
    expect(member()).to.include({ boat: 'Kajak', email: address });
    // fees of the service cannot be read, so nothing is said about them
    expect(await portal.element.getByRole('heading', { name: 'Fees' }).count()).to.equal(0);

    await portal.button('Sign out').click();
    await portal.element.getByText('Signed out.').waitFor();
    await page.goto('about:blank');
    await page.goto(`${gate.origin}/portal/club#${token}`);
    await portal.element.getByText('This link is no longer valid.').waitFor();
    expect([errors, double.log.filter(({ endpoint }) => !endpoint)]).to.deep.equal([[], []]);
    expect(gate.output()).not.to.include(double.key).and.not.include(token);
  });

  it('keeps what was typed while the service is away, and saves it when it is back', async () => {
    const { portal } = await signIn();
    await portal.button('Edit').first().click();
    const name = portal.element.locator('[name="name.last_name"]');
    await name.fill('Maier');
    double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter: 1 } });
    await portal.button('Save').click();
    await portal.element.locator('[part~=notice]').first().waitFor();
    await portal.shot('away');
    expect(await name.inputValue()).to.equal('Maier');
    double.faults.clear();
    await portal.button('Save').click();
    await portal.element.getByText('Saved.').waitFor();
    expect(member()['name']).to.deep.equal({ first_name: 'Ada', last_name: 'Maier' });
  });

  it('saves with one press although the answer was lost', async () => {
    const { portal } = await signIn();
    await portal.button('Edit').first().click();
    await portal.element.locator('[name="name.first_name"]').fill('Adele');
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    await portal.button('Save').click();
    await portal.element.getByText('Saved.').waitFor();
    expect(member()['name']).to.include({ first_name: 'Adele' });
  });

  it('signs in on the page of the club, where the elements are embedded', async () => {
    const tag = `<script src="${gate.origin}/embed.js" data-slug="club" data-widget="member-profile"></script>`;
    const { page, errors } = await visitor();
    const url = site.publish(pageWith(tag));
    await page.goto(url);
    const token = await requestLinkOn(page);
    // a new page: the elements of the open one would take the token from the address at once
    await page.goto('about:blank');
    await page.goto(`${url}#club.${token}`);
    const portal = portalOn(page);
    await portal.button('Sign in').click();
    await portal.element.locator('dl').first().waitFor();
    await portal.shot('embedded');
    expect(errors).to.deep.equal([]);
  });
});
