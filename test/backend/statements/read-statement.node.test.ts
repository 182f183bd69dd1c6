import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { MAX_STATEMENT_BYTES, readStatement, StatementError } from '../../../src/backend/statements/index.js';

const camt = readFileSync(new URL('statement.xml', import.meta.url), 'utf8');
const read = (text: string, encoding: BufferEncoding = 'utf8') => readStatement(Buffer.from(text, encoding));
const faultOf = (text: string) => {
  try {
    read(text);
    return 'none';
  } catch (error) {
    return error instanceof StatementError ? error.message : String(error);
  }
};

const sparkasse = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE89370400440532013000";"01.03.27";"01.03.27";"GUTSCHR. UEBERWEISUNG";"RF18 5390 0754 7034 Müller; Zeltlager";"";"";"";"";"";"";"Jörg Müller";"DE02120300000000202051";"BYLADEM1001";"1.290,00";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"02.03.27";"02.03.27";"ENTGELTABSCHLUSS";"Entgelt";"";"";"";"";"";"";"";"";"";"-12,30";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"03.03.27";"03.03.27";"GUTSCHRIFT";"RF471234567890";"";"";"";"";"";"";"Ada";"";"";"10,00";"EUR";"Umsatz vorgemerkt"
`;
const dkb = `\ufeff"Girokonto";"DE89370400440532013000"
""
"Kontostand vom 02.03.2027:";"1.000,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"01.03.27";"01.03.27";"Gebucht";"Jörg Müller";"SV Wiesental";"Zeltlager";"Eingang";"DE02120300000000202051";"290";"";"";"RF18539007547034"
"02.03.27";"";"Vorgemerkt";"Ada";"SV Wiesental";"RF471234567890";"Eingang";"";"10,5";"";"";""
`;
const ing = `Umsatzanzeige;Datei erstellt am: 02.03.2027 08:00

IBAN;DE89 3704 0044 0532 0130 00

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
01.03.2027;01.03.2027;Jörg Müller;Gutschrift;RF18539007547034;1.000,00;EUR;290,00;EUR
`;

describe('a bank statement', () => {
  it('of CAMT.053 has its booked entries, batches one by one', () => {
    const common = { currency: 'EUR' };
    expect(read(camt)).to.deep.equal([
      { ...common, date: '2027-03-01', amount: 29_000, payer: 'Käthe & Jörg Grünwald', text: 'RF18539007547034' },
      { ...common, date: '2027-03-01', amount: 1_000, payer: 'Ada', text: 'Beitrag rf47 1234 567890 danke' },
      { ...common, date: '2027-03-01', amount: 2_050, payer: '', text: 'RF6518K5' },
      { ...common, date: '2027-03-02', amount: -1_230, payer: '', text: 'ENTGELT' },
    ]);
    expect(read(camt.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c='))).to.deep.equal(read(camt));
  });

  it('of Sparkasse is read in Windows-1252 and in UTF-8', () => {
    for (const encoding of ['latin1', 'utf8'] as const)
      expect(read(sparkasse, encoding)).to.deep.equal([
        {
          date: '2027-03-01',
          amount: 129_000,
          currency: 'EUR',
          payer: 'Jörg Müller',
          text: 'RF18 5390 0754 7034 Müller; Zeltlager',
        },
        { date: '2027-03-02', amount: -1_230, currency: 'EUR', payer: '', text: 'Entgelt' },
      ]);
  });

  it('of DKB and ING is read below the lines about the account', () => {
    const payment = { date: '2027-03-01', amount: 29_000, currency: 'EUR', payer: 'Jörg Müller' };
    expect(read(dkb)).to.deep.equal([{ ...payment, text: 'Zeltlager RF18539007547034' }]);
    expect(read(ing, 'latin1')).to.deep.equal([{ ...payment, text: 'RF18539007547034' }]);
  });

  for (const [what, text, message] of [
    [
      'another table',
      'a;b\n1;2\n',
      'The file is no bank statement that is known: CAMT.053, or the CSV of Sparkasse, DKB or ING.',
    ],
    ['nothing', '', 'The file is no bank statement that is known: CAMT.053, or the CSV of Sparkasse, DKB or ING.'],
    ['another XML', '<a/>', 'The file is no bank statement: CAMT.053 is expected.'],
    ['half a file', camt.slice(0, 900), /^The XML cannot be read: /],
    ['an entity', camt.replace('Käthe', '&uuml;'), /^The XML cannot be read: /],
    [
      'entities that grow',
      camt.replace('<Document', '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document'),
      'The XML cannot be read: it has a document type declaration.',
    ],
    ['deep elements', '<a>'.repeat(100), 'The XML cannot be read: its elements are nested too deeply.'],
    ['an odd amount in XML', camt.replace('290.00', '290,00'), 'The amount 290,00 cannot be read.'],
    ['an amount of half cents', camt.replace('290.00', '290.005'), 'The amount 290.005 cannot be read.'],
    ['an odd amount in CSV', sparkasse.replace('1.290,00', '1290.00'), 'The amount 1290.00 cannot be read.'],
    ['an odd day', sparkasse.replace('"01.03.27";"01', '"2027-03-01";"01'), 'The day 2027-03-01 cannot be read.'],
  ] as const)
    it(`is refused where it is ${what}`, () => {
      if (typeof message === 'string') expect(faultOf(text)).to.equal(message);
      else expect(faultOf(text)).to.match(message);
    });

  it('is refused where it is larger than 32 MB', () => {
    expect(() => readStatement(new Uint8Array(MAX_STATEMENT_BYTES + 1))).to.throw(StatementError, 'larger than 32 MB');
  });
});
