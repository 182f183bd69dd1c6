import { expect } from '@open-wc/testing';
import { fees as germanFees, profile as german } from '../../../src/i18n/de/index.js';
import { fees as feeWords, profile as words } from '../../../src/i18n/en/index.js';
import type { Fee } from '../../../src/model/fee.js';
import { familyClub, type Family } from '../../support/family-club.js';
import { waitUntil } from '../../support/wait-until.js';
import { edit, openProfile, value } from './open-editing.js';
import { camper, clubWithEvents } from './registered.js';

const owed = ({ api, ids }: Family) =>
  api.createFees({
    body: {
      data: [
        { amount: 123456, description: 'Contribution 2027', person_id: ids.bob },
        { amount: 50, description: 'Key', person_id: ids.ada },
        { amount: 700, description: 'Hers', person_id: ids.eve },
      ],
    },
  });

const lines = ({ parts }: Awaited<ReturnType<typeof openProfile>>) =>
  parts('[part=fee]').map(({ textContent }) =>
    textContent
      .replace(/\s+/g, ' ')
      .replace(/ Open since \d+ \w+ \d{4}/, ' Open')
      .trim(),
  );

describe('fees', () => {
  it('are shown with whose they are, what a transfer names, and what they make together', async () => {
    const opened = await openProfile({ prepare: owed });
    const references = opened.parts('code').map(({ textContent }) => textContent);
    expect(new Set(references).size).to.equal(2);
    expect(lines(opened)).to.deep.equal([
      `Contribution 2027 €1,234.56 Bob Noyce Open ${feeWords.reference} ${references[0]} ${feeWords.copy}`,
      `Key €0.50 Ada Noyce Open ${feeWords.reference} ${references[1]} ${feeWords.copy}`,
    ]);
    expect(opened.part('.total').textContent).to.contain('€1,235.06');
    expect(opened.text()).to.not.contain('Hers');
  });

  it('of one person alone name nobody, and make no sum', async () => {
    const opened = await openProfile({ prepare: owed, as: 'eve@example.org' });
    expect(lines(opened)[0]).to.match(/^Hers €7\.00 Open Reference /);
    expect(opened.parts('.total')).to.have.length(0);
  });

  it('say until when they are to be paid, and that it was before today', async () => {
    const dueOn = ({ api, ids, clock }: Family) => {
      const day = (offset: number) => new Date(clock.now + offset * 24 * 3600_000).toISOString().slice(0, 10);
      const feeDue = (offset: number) => ({
        ...{ amount: 50, description: 'Key' },
        person_id: ids.bob,
        due_at: day(offset),
      });
      return api.createFees({ body: { data: [-2, 0, 2].map(feeDue) } });
    };
    const opened = await openProfile({ prepare: dueOn });
    const states = opened.parts('[part=fee]').map(({ textContent }) => /Due by|Was due by/.exec(textContent)?.[0]);
    expect(states.sort()).to.deep.equal(['Due by', 'Due by', 'Was due by']);
  });

  it('are none where there are none', async () => {
    const opened = await openProfile();
    expect(opened.text()).to.contain(words.noFees);
  });

  it('are written as it is done in a language', async () => {
    const opened = await openProfile({ prepare: owed, lang: 'de' });
    expect(opened.part('.total').textContent.replace(/\s/g, ' ')).to.contain('1.235,06 €');
  });

  it('give what a transfer names to be pasted elsewhere, and speak another language afterwards', async () => {
    const copied: string[] = [];
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    try {
      const opened = await openProfile({ prepare: owed });
      const button = opened.part('[part=fee] button');
      button.click();
      button.click();
      await waitUntil(() => button.textContent.trim() === feeWords.copied);
      expect(copied[0]).to.equal(opened.part('code').textContent);
      opened.el.lang = 'de';
      await opened.says(german.fees);
      const second = () => opened.parts('[part=fee] button')[1]!.textContent.trim();
      await waitUntil(() => second() === germanFees.copy, 'the fees are not in German');
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as unknown as Record<string, unknown>)['clipboard'];
    }
  });

  it('give it on pages without a clipboard of their own, and announce it', async () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const { execCommand } = document;
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => {
      const { activeElement } = document.activeElement!.shadowRoot!;
      return copied.push((activeElement as HTMLTextAreaElement).value) > 0;
    };
    try {
      const opened = await openProfile({ prepare: owed });
      const button = opened.part('[part=fee] button');
      const reference = opened.part('code').textContent;
      button.click();
      await waitUntil(() => button.textContent.trim() === feeWords.copied, 'nothing is copied');
      expect(copied).to.deep.equal([reference]);
      expect(opened.part('.fees [role=status]').textContent).to.equal(`${feeWords.copied}: ${reference}`);
      expect(opened.root.activeElement).to.equal(button);
      expect(opened.parts('textarea')).to.deep.equal([]);
    } finally {
      document.execCommand = execCommand;
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as unknown as Record<string, unknown>)['clipboard'];
    }
  });
});

describe('how a fee is paid', () => {
  it('stands in words and as a code', async () => {
    const account = 'bank_account: { holder: Rowing club, iban: DE89 3704 0044 0532 0130 00, bank: Bank }';
    const yaml = familyClub.replace('slug: club,', `slug: club, ${account},`);
    const opened = await openProfile({ yaml, prepare: owed });
    const [line] = lines(opened);
    expect(line)
      .to.contain(feeWords.howToPay)
      .and.contain(`${feeWords.recipient} Rowing club`)
      .and.contain('IBAN DE89 3704 0044 0532 0130 00')
      .and.contain('Bank');
    const code = opened.parts('[part=fee] svg')[0]!;
    expect(code.getAttribute('aria-label')).to.contain('IBAN DE89 3704 0044 0532 0130 00, €1,234.56, RF');
    expect(code.querySelector('path')!.getAttribute('d')).to.match(/^M4 4h7v1h-7z/);
  });
});

describe('everything that the club knows', () => {
  it('can be taken away as a file', async () => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    const downloads: { name: string; blob: Blob }[] = [];
    let last: Blob;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return createObjectURL.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = function () {
      downloads.push({ name: this.download, blob: last });
    };
    const yaml = clubWithEvents.replace(
      'sections:\n        - fields:',
      'prices: { base: 45 }\n      sections:\n        - fields:',
    );
    const prepare = async (club: Family) => {
      await owed(club);
      await club.register(camper, { form: 'camp' });
    };
    const opened = await openProfile({ yaml, prepare });
    await opened.press(words.download);
    await waitUntil(() => downloads.length, 'nothing is taken away');
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
    const [{ name, blob }] = downloads as [(typeof downloads)[number]];
    const data = JSON.parse(await blob.text()) as {
      organisation: string;
      persons: Record<string, unknown>[];
      fees: Fee[];
    };
    expect([name, blob.type, data.organisation]).to.deep.equal(['Club.json', 'application/json', 'Club']);
    expect(data.persons.map(({ id }) => id)).to.deep.equal([opened.ids.bob, opened.ids.ada]);
    expect(data.persons[0]).to.deep.include({ email: 'bob@example.org', shoe: 42.5, skills: ['Cox', 'Judge'] });
    expect(data.fees.map(({ description }) => description)).to.deep.equal([
      'Contribution 2027',
      'Key',
      'Camp: Ada Noyce',
    ]);
    expect(data.fees[2]).to.include({ amount: 4_500 }).and.not.have.property('payment');
    expect(JSON.stringify(data)).to.not.contain('SECRET');
  });

  it('can be printed, everybody at once, and what is being typed stays', async () => {
    const { print } = window;
    const opened = await openProfile();
    await opened.says('Am See 1');
    await edit(opened);
    opened.type('phone', '+49 30 11');
    let printed = '';
    window.print = () => void (printed = `${opened.parts('form').length} ${opened.text()}`);
    await opened.press(words.print);
    await waitUntil(() => printed, 'nothing is printed');
    window.print = print;
    expect(printed).to.match(/^0 .*Am See 1.*Ada Noyce/);
    await waitUntil(() => opened.parts('form').length, 'the form is not back');
    await opened.el.updateComplete;
    expect(value(opened, 'phone')).to.equal('+49 30 11');
    expect(opened.parts('.whose')).to.have.length(1);
  });
});
