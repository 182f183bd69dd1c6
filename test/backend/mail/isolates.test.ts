import { expect } from 'chai';
import { wordMail } from '../../../src/backend/mail/word-mail.js';
import { backend } from '../../support/backend.js';

const link = 'https://turnout.test/portal/club#token';
const sampleParams = {
  kind: 'sign_in' as const,
  names: ['Ada L.'],
  organisation: 'Club e.V.',
  contact: 'oma@club.example',
  link,
  until: Date.parse('2026-11-21T12:00:00Z'),
  repeat: false,
};
const text = 'a {{name}} b {{organisation}} c {{contact}} d {{link}}';
const portal = { mails: { sign_in: { subject: '{{organisation}}!', text } } };

describe('a mail that is written from right to left', () => {
  for (const [language, name, organisation, contact] of [
    ['ar', '\u2068Ada L.\u2069', '\u2068Club e.V.\u2069', '\u2068oma@club.example\u2069'],
    ['he', '\u2068Ada L.\u2069', '\u2068Club e.V.\u2069', '\u2068oma@club.example\u2069'],
    ['de', 'Ada L.', 'Club e.V.', 'oma@club.example'],
  ] as const)
    it(`isolates names and addresses: ${language}`, async () => {
      const mail = await wordMail(
        sampleParams,
        { time_zone: 'Europe/Berlin', accent_color: null, portal: portal as never },
        language,
      );
      expect(mail.subject).to.equal(`${organisation}!`);
      expect(mail.text).to.equal(`a ${name} b ${organisation} c ${contact} d ${link}\n`);
      expect(mail.html).to.match(new RegExp(`<a href="${link}"[^>]*>${link}</a>`));
    });

  it('has the sign of the zone before its number', async () => {
    const portalWithMoment = { mails: { sign_in: { subject: 'x', text: 'a {{until}} {{link}}' } } };
    const workspace = { time_zone: 'Europe/Berlin', accent_color: null, portal: portalWithMoment as never };
    expect((await wordMail(sampleParams, workspace, 'ar')).text).to.match(/[\u0600-\u06ff]\u00a0\u200e\+1/);
  });

  it('is signed with the name of the club as it is written', async () => {
    const mail = await wordMail(
      sampleParams,
      { time_zone: 'Europe/Berlin', accent_color: null, portal: { mails: {} } as never },
      'ar',
    );
    expect(mail.text).to.match(/\n\u2068Club e\.V\.\u2069\n$/);
  });

  it('shows the code at the beginning of a line, its digits from left to right', async () => {
    const mail = await wordMail(
      { ...sampleParams, code: '123456' },
      { time_zone: 'Europe/Berlin', accent_color: null, portal: { mails: {} } as never },
      'ar',
    );
    expect(mail.html).to.match(/<p style="[^"]*text-align:start[^>]*><bdi dir="ltr">123\u00a0456<\/bdi><\/p>/);
  });
});

describe('the words of a club in another language', () => {
  it('keeps its own direction in an Arabic mail: questions, each answer, and thanks line by line', async () => {
    const club = await backend({
      yaml: `
workspace: { slug: club, name: Club, languages: [ar] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: courses, name: Which courses?, type: array, allowed_values: [Canoeing, Climbing] }
    form: { thanks: "See you!\\nBye.", sections: [{ fields: [name, email, courses] }] }
`,
    });
    const name = { first_name: 'Ada', last_name: 'Lovelace' };
    await club.register({ name, email: 'ada@example.org', courses: ['Canoeing', 'Climbing'] });
    club.clock.now += 10_000;
    const [mail] = await club.deliverMails();
    expect(mail!.text)
      .to.include('\n\u2068Which courses?\u2069: \u2068\u2068Canoeing\u2069 و\u2068Climbing\u2069\u2069\n')
      .and.include('\n\u2068See you!\u2069\n\u2068Bye.\u2069\n');
    expect(mail!.html).to.include('\u2068See you!\u2069<br>\u2068Bye.\u2069');
  });
});
