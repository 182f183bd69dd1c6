import { expect } from 'chai';
import { clubWith, moves, signInMail } from './sign-in-mail.js';
import { backend, origin } from '../../support/backend.js';
import { sharedEmail, clubWithMembers } from '../../support/member-sign-in.js';

const contact = 'contact_email: office@club.example';

describe('the mail with a sign-in link', () => {
  it('names recipient, sender and expiry in German, and says that it may be ignored', async () => {
    const { mail } = await signInMail();
    expect(mail.subject).to.equal('Login-Link für Club');
    expect(mail.text).to.match(
      /^Hallo Bob Noyce und Ada Noyce!\n\nDieser Link führt .*:\n\nhttps:\/\/turnout\.test\/portal\/club#[\w-]{43}\n\nDer Link gilt bis 5\.\u00a0Dezember\u00a02026 um\u00a013:00\u00a0Uhr\u00a0MEZ, /,
    );
    expect(mail.text).to.match(/\n\nNicht angefordert\? [^\n]+\n\nClub\n$/);
  });

  it('says the same in English', async () => {
    const { mail } = await signInMail(undefined, { language: 'en' });
    expect(mail.subject).to.equal('Sign-in link for Club');
    expect(mail.text).to.match(/^Hello Bob Noyce and Ada Noyce,\n\nUse this link .*:\n\nhttps:\/\//);
    expect(mail.text).to.match(/\n\nThe link is valid until 5\u00a0December\u00a02026 at\u00a013:00\u00a0CET/);
  });

  it('names the expiry in the zone of the club', async () => {
    const { mail } = await signInMail(clubWith('time_zone: Pacific/Kiritimati'));
    expect(mail.text).to.include('6.\u00a0Dezember\u00a02026 um\u00a002:00\u00a0Uhr\u00a0GMT+14');
  });

  it('is in a language of the club only', async () => {
    const { mail } = await signInMail(clubWith('languages: [en]'), { language: 'de' });
    expect([mail.subject, mail.language]).to.deep.equal(['Sign-in link for Club', 'en']);
  });

  it('names one person, and no person of a family', async () => {
    const [{ mail: one }, { mail: family }] = [
      await signInMail(undefined, { email: 'eve@example.org' }),
      await signInMail(),
    ];
    expect([one.to, family.to]).to.deep.equal([
      { name: 'Eve Adams', address: 'eve@example.org' },
      { name: '', address: sharedEmail },
    ]);
  });

  it('has a complete HTML part with a button', async () => {
    const { mail: letter } = await signInMail();
    const [link] = /https:\S+/.exec(letter.text)!;
    expect(letter.html).to.match(/^<!doctype html><html lang="de" dir="ltr"><head><meta charset="utf-8">/);
    expect(letter.html).to.include(`<a href="${link}" style="`).and.to.include('>Einloggen</a>');
    const shown = letter.html.replace(/<[^>]+>/g, '');
    for (const line of letter.text.split('\n\n').map((paragraph) => paragraph.trim()))
      if (line !== link) expect(shown).to.include(line);
  });

  it('loads nothing, and runs nothing', async () => {
    const { mail } = await signInMail();
    expect(mail.html).to.not.match(/<(img|link|script|iframe|object)|url\(|@import| on\w+=/i);
  });

  for (const [what, more, link] of [
    ['the page that is hosted here', 'time_zone: Europe/Berlin', `${origin}/portal/club#`],
    ['the club’s own page', "member_portal: { page: 'https://club.example/me' }", 'https://club.example/me#club.'],
    [
      'a page with letters that replacing understands',
      "member_portal: { page: 'https://club.example/$1/$$/$&' }",
      'https://club.example/$1/$$/$&#club.',
    ],
  ] as const)
    it(`links to ${what} with the token`, async () => {
      const { mail } = await signInMail(clubWith(`${more}`));
      const token = /[#.]([\w-]{43})\n/.exec(mail.text)?.[1];
      expect(mail.text).to.include(`\n${link}${token}\n`);
      expect(mail.html).to.include(`href="${link.replaceAll('&', '&#38;')}${token}"`);
    });
});

describe('the sender of a mail', () => {
  for (const [what, yaml, from, replyTo] of [
    ['the club’s own address', clubWith(contact), 'office@club.example', undefined],
    ['an address of this installation, where the club has none', undefined, 'noreply@turnout.test', undefined],
  ] as const)
    it(`is ${what}`, async () => {
      const { mail } = await signInMail(yaml);
      expect([mail.from, mail.replyTo]).to.deep.equal([{ name: 'Club', address: from }, replyTo]);
    });

  for (const [what, yaml, replyTo] of [
    ['and answers go to the club', clubWith(contact), { name: 'Club', address: 'office@club.example' }],
    ['and answers go to nobody where the club has no address', undefined, undefined],
  ] as const)
    it(`is one address for all clubs if configured, ${what}`, async () => {
      const { club } = await clubWithMembers(yaml);
      const mailClub = await backend({
        engine: club.engine,
        mailFrom: 'portal@mail.example',
        ...(yaml ? { yaml } : {}),
      });
      await mailClub.request('POST', '/public/club/portal/link-requests', { body: { email: sharedEmail } });
      const mails = await mailClub.deliverMails();
      expect(mails.map((mail) => [mail.from.address, mail.replyTo])).to.deep.equal([['portal@mail.example', replyTo]]);
    });
});

describe('names with markup', () => {
  const odd = clubWith(contact).replace('name: Club,', 'name: "<b>&\\"\'{{link}}",');

  it('are escaped in HTML, and unchanged in the text', async () => {
    const { mail } = await signInMail(odd, { email: 'eve@example.org' });
    expect(mail.text).to.include('<b>&"\'{{link}}');
    expect(mail.html).to.include('&#60;b&#62;&#38;&#34;&#39;{{link}}').and.to.not.include('<b>');
    expect(mail.subject).to.equal('Login-Link für <b>&"\'{{link}}');
  });

  it('are escaped in HTML as a member’s, too', async () => {
    const { club, ids } = await clubWithMembers();
    const name = { first_name: '<img src=x onerror=alert(1)>', last_name: '"&amp;' };
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { name } });
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: 'eve@example.org' } });
    const [mail] = await club.deliverMails();
    expect(mail!.html).to.not.include('<img');
    expect(mail!.html).to.include('Hallo img!<');
  });

  it('are one line each in a header', async () => {
    const { club, ids } = await clubWithMembers(
      clubWith(contact).replace('name: Club,', 'name: "Club\\r\\nBcc: mallory@example.org",'),
    );
    const name = { first_name: 'Eve\u2028Bcc: mallory@example.org', last_name: 'A\u0085B' };
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { name } });
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: 'eve@example.org' } });
    const [mail] = await club.deliverMails();
    const heads = [mail!.subject, mail!.from.name, mail!.to.name];
    expect(heads).to.deep.equal([
      'Login-Link für Club Bcc: mallory@example.org',
      'Club Bcc: mallory@example.org',
      'Eve Bcc A B',
    ]);
  });
});

describe('a mail in the club’s own words', () => {
  const words = (mails: string, more = contact) => clubWith(`${more}, member_portal: { mails: { ${mails} } }`);
  const all = "'{{name}} of {{ organisation }}: {{link}} until {{until}}. {{contact}}'";

  it('has its placeholders filled in', async () => {
    const { mail } = await signInMail(words(`sign_in: { subject: 'In, {{name}}', text: ${all} }`), {
      email: 'eve@example.org',
    });
    expect([mail.subject, mail.text]).to.satisfy(
      ([subject, text]: [string, string]) =>
        subject === 'In, Eve Adams' &&
        /^Eve Adams of Club: https:\S+#[\w-]{43} until 5\.\u00a0Dezember\u00a02026 um\u00a013:00\u00a0Uhr\u00a0MEZ\. office@club\.example\n$/.test(
          text,
        ),
    );
    expect(mail.html).to.match(/: <a href="(https:[^"]+)"[^>]*>\1<\/a> until/);
  });

  it('has its link within a line unchanged', async () => {
    const page = 'https://club.example/$1/$$/$&';
    const { mail } = await signInMail(
      clubWith(`member_portal: { page: '${page}', mails: { sign_in: { text: 'See {{link}} now' } } }`),
    );
    const [, link = ''] = /^See (\S+) now\n$/.exec(mail.text)!;
    const visibleText = link.replaceAll('&', '&#38;');
    expect([
      link.startsWith(`${page}#`),
      mail.html
        .replace(/ style="[^"]*" class="link"/, '')
        .includes(`See <a href="${visibleText}">${visibleText}</a> now`),
    ]).to.deep.equal([true, true]);
  });

  it('has nothing for an unknown placeholder', async () => {
    const { mail } = await signInMail(words(`sign_in: { text: '[{{contact}}] {{link}}' }`, 'time_zone: Europe/Berlin'));
    expect(mail.text).to.match(/^\[\] https:/);
  });

  it('does not fill in placeholders within names', async () => {
    const { club, ids } = await clubWithMembers(words(`sign_in: { text: 'Dear {{name}}: {{link}}' }`));
    const name = { first_name: '{{contact}}', last_name: '{{link}}' };
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { name } });
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: 'eve@example.org' } });
    expect((await club.deliverMails())[0]!.text).to.match(/^Dear contact link: https:/);
  });

  it('has them in the requested language, and a button for a link on its own line', async () => {
    const texts = 'sign_in: { text: { de: "Hier:\\n\\n{{link}}", en: "Here:\\n\\n{{link}}" } }';
    const { mail } = await signInMail(words(texts), { language: 'en' });
    expect(mail.text).to.match(/^Here:\n\nhttps:\S+\n$/);
    expect(mail.html).to.include('>Sign in</a>');
  });

  it('can replace the mail about a changed address as well', async () => {
    const { club, ids } = await clubWithMembers(
      words(`email_changed: { subject: Moved, text: '{{name}} has moved. {{contact}}' }`),
    );
    await moves(club, ids.eve, 'new@example.org');
    const [mail] = await club.deliverMails();
    expect([mail!.subject, mail!.text]).to.deep.equal(['Moved', 'Eve Adams has moved. office@club.example\n']);
  });
});
