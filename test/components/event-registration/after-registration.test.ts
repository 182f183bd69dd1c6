import { expect } from '@open-wc/testing';
import { navigation } from '../../../src/browser/redirect.js';
import { form as words, nextSteps } from '../../../src/i18n/en/index.js';
import { form as arabic } from '../../../src/i18n/ar/form.js';
import { registrationNumber } from '../../../src/model/registration-number.js';
import { campers, fillCamp, openForm, type OpenFormOptions } from '../../support/open-form.js';
import { origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';
import { posts, press } from './fill-participants.js';
import { savedCalendar } from './saved-file.js';

const registered = async (options: OpenFormOptions = {}) => {
  const opened = await openForm(options);
  fillCamp(opened);
  await opened.send();
  return opened;
};

describe('the redirect after a registration', () => {
  const { assign } = navigation;
  const navigations: string[] = [];
  beforeEach(() => {
    navigations.length = 0;
    navigation.assign = (address) => void navigations.push(address);
  });
  afterEach(() => {
    navigation.assign = assign;
  });

  it('does not happen by default', async () => {
    await registered();
    expect(navigations).to.deep.equal([]);
  });

  it('leads to the given address, after the event of the page', async () => {
    let announcements: string[] | undefined;
    const hear = () => (announcements = [...navigations]);
    document.body.addEventListener('person-registered', hear, { once: true });
    await registered({ attributes: { redirect: 'https://club.example/thanks?a=b' } });
    expect([announcements, navigations]).to.deep.equal([[], ['https://club.example/thanks?a=b']]);
  });

  it('can lead to another page of the same website', async () => {
    await registered({ attributes: { redirect: '/thanks' } });
    expect(navigations).to.deep.equal([`${location.origin}/thanks`]);
  });

  for (const address of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://club.example/1',
    'mailto:a@example.org',
  ])
    it(`ignores an address of no web page: ${JSON.stringify(address)}`, async () => {
      const { part } = await registered({ attributes: { redirect: address } });
      expect(navigations).to.deep.equal([]);
      expect(part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
    });

  it('ignores an invalid address, with a warning', async () => {
    const { warn } = console;
    const texts: unknown[] = [];
    console.warn = (...args: unknown[]) => void texts.push(...args);
    await registered({ attributes: { redirect: 'https://' } });
    console.warn = warn;
    // each browser says it in words of its own
    expect(() => new URL('https://')).to.throw(TypeError);
    expect([navigations, texts.map((one) => (one as Error).name)]).to.deep.equal([[], ['TypeError']]);
  });

  it('does not happen while an answer is faulty', async () => {
    const { send } = await openForm({ attributes: { redirect: 'https://club.example/thanks' } });
    await send();
    expect(navigations).to.deep.equal([]);
  });
});

describe('the honeypot field', () => {
  it('is invisible, and out of reach of Tab, assistive technology and autofill', async () => {
    const { part, el } = await openForm();
    const note = part<HTMLInputElement>('.note');
    expect([note.tabIndex, note.getAttribute('aria-hidden'), note.autocomplete]).to.deep.equal([-1, 'true', 'off']);
    const { width, height } = note.getBoundingClientRect();
    expect(width * height).to.be.at.most(1);
    await expect(el).to.be.accessible();
  });

  it('is not sent while it is empty', async () => {
    const opened = await registered();
    expect(posts(opened)[0]!.headers.has('form-honeypot')).to.equal(false);
    expect(Object.keys((await posts(opened)[0]!.json()) as object)).to.not.include('homepage.url');
  });

  it('holds a registration for review if it is filled', async () => {
    const opened = await openForm();
    fillCamp(opened);
    opened.part<HTMLInputElement>('.note').value = 'https://pills.example';
    await opened.send();
    expect(opened.part('[role=status]').textContent).to.contain(words.review);
    expect(opened.part('.done').textContent).to.not.contain(words.registered('Camp'));
    expect(await campers(opened)).to.deep.equal([]);
    await waitUntil(() => opened.parts('.next-steps li').length, 'no next steps');
    expect(opened.part('.next-steps').textContent).to.contain(nextSteps.clubReplies);
    expect(opened.parts('.persons dd')).to.deep.equal([]);
    await expect(opened.el).to.be.accessible();
  });

  it('cannot have the name of a column', async () => {
    const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: homepage, name: Homepage, type: url }, { external_id: '1:note', name: Note, type: string }]
`;
    const opened = await openForm({ yaml });
    opened.type('name.first_name', 'Ada');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'ada@example.org');
    opened.type('homepage', 'https://ada.example');
    opened.type('1:note', 'x');
    await opened.send();
    expect((await campers(opened))[0]).to.include({ homepage: 'https://ada.example', '1:note': 'x' });
  });
});

describe('the confirmation after a registration', () => {
  it('comes with a file for the calendar', async () => {
    const bytes = await savedCalendar(await registered(), words.addToCalendar);
    expect(new TextDecoder().decode(bytes)).to.contain('\r\nSUMMARY:Camp\r\n');
  });

  it('comes with a file that holds Arabic in whole characters', async () => {
    const title = 'مخيم الصيف عند البحيرة '.repeat(6).trim();
    const yaml = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: ${title}, published: true, start_date: 2027-07-24, location: 'وادي، القمر', form: { sections: [{ fields: [name] }] } }
`;
    const opened = await openForm({ yaml, lang: 'ar' });
    opened.type('name.first_name', 'آدا');
    await opened.send();
    const bytes = await savedCalendar(opened, arabic.addToCalendar);
    const lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).to.be.at.most(75);
    const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).to.contain(`\r\nSUMMARY:${title}\r\n`).and.to.contain('\r\nLOCATION:وادي، القمر\r\n');
    expect(unfolded).to.contain('\r\nDTSTART;VALUE=DATE:20270724\r\n');
  });

  it('links to calendars on the web, which nothing loads before they are followed', async () => {
    const opened = await registered();
    const requestCount = opened.requests.length;
    await waitUntil(() => opened.parts('.calendars a').length, 'no calendar is offered');
    const links = opened.parts<HTMLAnchorElement>('.calendars a');
    expect(links.map(({ textContent, rel }) => [textContent, rel])).to.deep.equal([
      ['Google', 'noopener noreferrer'],
      ['Outlook', 'noopener noreferrer'],
    ]);
    const [google, outlook] = links.map(({ href }) => new URL(href).searchParams);
    expect([google!.get('text'), google!.get('dates')]).to.deep.equal(['Camp', '20270724/20270807']);
    expect([outlook!.get('startdt'), outlook!.get('enddt')]).to.deep.equal(['2027-07-24', '2027-08-07']);
    expect(opened.part('.calendars').ariaLabel).to.equal(words.addToCalendar);
    expect(opened.requests.length).to.equal(requestCount);
    await expect(opened.el).to.be.accessible();
  });

  it('names the number of the registration and what happens next, accessibly', async () => {
    const opened = await registered();
    await waitUntil(() => opened.parts('.next-steps li').length, 'no next steps');
    expect(getComputedStyle(opened.part('.notice'), '::before').borderRadius).to.equal('50%');
    const [person] = await campers(opened);
    expect(opened.part('.persons dd').textContent).to.equal(registrationNumber(person!.id));
    expect(opened.parts('.next-steps li').map(({ textContent }) => textContent)).to.deep.equal([
      nextSteps.changeLater,
      nextSteps.quoteNumber,
    ]);
    await expect(opened.el).to.be.accessible();
  });

  it('has days and place of the event, and one main button', async () => {
    const { part, parts } = await registered();
    expect(part('.done .lead').textContent).to.contain('24\u00a0July');
    expect(parts('.done .main').map(({ textContent }) => textContent.trim())).to.deep.equal([words.addToCalendar]);
  });

  it('is shared as the device does it, or by its copied address', async () => {
    const opened = await registered();
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => void shared.push(data),
      configurable: true,
    });
    press(opened, words.share);
    await waitUntil(() => shared.length, 'nothing is shared');
    const url = `${origin}/portal/club/camp`;
    expect(shared).to.deep.equal([{ title: 'Camp', url }]);
    delete (navigator as { share?: unknown }).share;
    if ('share' in navigator) return;
    press(opened, words.share);
    await waitUntil(() => opened.parts('.shared a').length, 'no address is shown');
    expect((opened.part('.shared a') as HTMLAnchorElement).href).to.equal(url);
    expect(opened.part('.shared').role).to.equal('status');
  });

  it('says of an application that the club decides, and has nothing for the calendar', async () => {
    const opened = await openForm({ slug: 'club/join' });
    opened.type('name.first_name', 'Ada');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'ada@example.org');
    expect(opened.part('button.main').textContent.trim()).to.equal(words.apply);
    await opened.send();
    expect(opened.part('[role=status]').textContent).to.contain(words.applied('Join us'));
    expect(opened.parts('.done button').map(({ textContent }) => textContent)).to.not.include(words.addToCalendar);
    expect(opened.parts('.done .main').map(({ textContent }) => textContent.trim())).to.deep.equal([words.next]);
  });
});
