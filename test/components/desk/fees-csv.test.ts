import { expect } from '@open-wc/testing';
import { feesCsv } from '../../../src/components/desk/money/fees-csv.js';
import type { MoneyContext } from '../../../src/components/desk/money/money-context.js';
import { deskWordsOf } from '../../../src/i18n/desk-words.js';
import { wordsOf } from '../../../src/i18n/index.js';
import { closeDesk, openDesk } from './open-desk.js';
import { feeOf } from './money-double.js';

async function contextIn(language: string): Promise<Omit<MoneyContext, 'messageWords'>> {
  const { desk: words, deskMoney: moneyWords } = await deskWordsOf(language);
  return { language, words, loginWords: await wordsOf(language, 'profile'), moneyWords };
}

const titles = new Map([['lst_camp', 'Summer; camp']]);

afterEach(closeDesk);

describe('the fees as CSV', () => {
  it('have the decimal sign of the language, and separators that do not collide with it', async () => {
    const [german, english] = [await contextIn('de'), await contextIn('en-GB')];
    expect(feesCsv([feeOf(0)], titles, german).split('\r\n')).to.deep.equal([
      '\uFEFFBezahlt am;Betrag;Name;Wofür;Verwendungszweck;Liste;Kostenstelle;Fällig',
      ';"25,00";Ada Müßig;Summer camp;RF10 4821 0000;"Summer; camp";Camp 2030;2030-02-01',
      '',
    ]);
    expect(feesCsv([feeOf(3)], titles, english).split('\r\n')[1]).to.equal(
      '2030-01-04,28.00,Ayşe Sørensen,Summer camp,RF13 4821 0003,,Camp 2030,',
    );
  });

  it('run nothing in a spreadsheet, whatever a visitor typed', async () => {
    const context = await contextIn('en-GB');
    for (const person_name of ['=1+1', ' @SUM(A1)', '-2+3', '\t=1'])
      expect(feesCsv([{ ...feeOf(0), person_name }], titles, context)).to.match(/25\.00,"?'/, person_name);
    expect(feesCsv([{ ...feeOf(0), person_name: 'A "B"\n=C' }], titles, context)).to.include(`"A ""B""\n'=C"`);
  });

  it('are saved once all are there', async () => {
    const { press, waitFor } = await openDesk();
    await press('.open-money');
    await waitFor('.save-csv');
    const files: string[] = [];
    const { click: original } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      files.push(this.download);
    };
    try {
      await press('.save-csv');
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
    expect(files).to.deep.equal(['Fees-2030-01-06.csv']);
  });
});
