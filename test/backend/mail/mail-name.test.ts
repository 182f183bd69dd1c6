import { expect } from 'chai';
import { mailName } from '../../../src/backend/mail/mail-name.js';
import { portalClient, clubWithMembers } from '../../support/member-sign-in.js';
import { clubWith } from './sign-in-mail.js';

/** What mail programs and browsers make a link of. */
const LINKED = /:\/\/|www\.|@|[^\s.]\.[\p{L}\p{N}]{2}|[/\\]|xn--/iu;

describe('a name in a mail', () => {
  for (const name of [
    'Zoë Öztürk',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    "Sinéad O'Connor",
    'Sammy Davis, Jr.',
    'Anne-Marie Müller–Lüdenscheidt',
    'نیلوفر می‌خواهد',
    '李小龍',
    'Gal·la Prat',
    'Louis 14',
  ])
    it(`stays as it is: ${name}`, () => {
      expect(mailName(name)).to.equal(name);
    });

  for (const [name, displayName] of [
    ['Ada http://evil.example/x', 'Ada'],
    ['Ada HTTPS://evil.example', 'Ada'],
    ['Ada www.evil.example', 'Ada'],
    ['evil.example/x', ''],
    ['evil.example', 'evil example'],
    ['evil。example ｗｗｗ．evil．example', 'evil example'],
    ['evil｡example', 'evil example'],
    ['evil．example', 'evil example'],
    ['evil․example', 'evil example'],
    ['ev\u200bil.exam\u00adple', 'evil example'],
    ['evil\u2060.\u2060example', 'evil example'],
    ['evil.\u200dexample', 'evil example'],
    ['evil..example', 'evil example'],
    ['evil.müller', 'evil müller'],
    ['evil.xn--mller-kva', ''],
    ['mallory@evil.example', ''],
    ['mallory＠evil．example', ''],
    ['mailto:mallory', ''],
    ['javascript:alert(1)', ''],
    ['http:／／evil．example', ''],
    ['https：//evil。example', ''],
    ['127.0.0.1', '127 0 0 1'],
    ['127.0.10.11:8080', ''],
    ['<a href="x">Ada</a>', 'a'],
    ['Ada\r\nBcc: mallory', 'Ada Bcc mallory'],
    ['Ada\u2028Lovelace', 'Ada Lovelace'],
    ['\u202eadA', 'adA'],
    ['{{link}} [x](y)', 'link x y'],
  ] as const)
    it(`contains no web address: ${JSON.stringify(name)}`, () => {
      expect(mailName(name)).to.equal(displayName);
      expect(mailName(name)).to.not.match(LINKED);
    });

  it('has at most 100 code points', () => {
    expect([...mailName('𝒜😀é'.repeat(700))].length).to.be.at.most(100);
    expect([...mailName('x'.repeat(2000))].length).to.equal(100);
  });
});

describe('a mail about somebody whose name is an advertisement', () => {
  const name = { first_name: `Win www.evil.example ${'now '.repeat(400)}`, last_name: 'http://evil.example/x' };

  for (const [what, yaml] of [
    ['in our words', clubWith('time_zone: Europe/Berlin')],
    [
      'in the club’s words',
      clubWith(`member_portal: { mails: { sign_in: { subject: 'For {{name}}', text: '{{name}}: {{link}}' } } }`),
    ],
  ] as const)
    it(`does not contain it in text, HTML, subject and To, ${what}`, async () => {
      const { club, ids } = await clubWithMembers(yaml);
      await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { name } });
      await portalClient(club).requestLink({ body: { email: 'eve@example.org' } });
      const [mail, ...more] = await club.deliverMails();
      expect(more).to.deep.equal([]);
      const all = [mail!.text, mail!.html, mail!.subject, mail!.to.name].join('\n');
      expect(all).to.not.match(/evil/i);
      expect(all).to.include('Win now now');
      expect([...mail!.to.name].length).to.be.at.most(100);
      expect(all).to.not.include('now '.repeat(30));
    });
});
