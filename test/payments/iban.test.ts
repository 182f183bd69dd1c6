import { expect } from 'chai';
import fc from 'fast-check';
import { ibanFault, inGroupsOfFour, isBic, normaliseIban } from '../../src/payments/index.js';

/** Examples of the registry of SWIFT (ISO 13616). */
const examples = `DE89370400440532013000 GB29NWBK60161331926819 FR1420041010050500013M02606 NL91ABNA0417164300
CH9300762011623852957 AT611904300234573201 BE68539007547034 NO9386011117947 MT84MALT011000012345MTLCAST001S
LC55HEMM000100010012001200023015 PL61109010140000071219812874 ES9121000418450200051332 IT60X0542811101000000123456
SE4550000000058398257466 PT50000201231234567890154 SC18SSCB11010000000000001497USD BR1800360305000010009795493C1
SA0380000000608010167519 TR330006100519786457841326 KW81CBKU0000000000001234560101 LI21088100002324013AA
AE070331234567890123456 DK5000400440116243 FI2112345600000785 CZ6508000000192000145399 HU42117730161111101800000000
IE29AIBK93115212345678 LU280019400644750000 RO49AAAA1B31007593840000 SI56263300012039086 SK3112000000198742637541
GR1601101250000000012300695 HR1210010051863000160 EE382200221020145685 LT121000011101001000 LV80BANK0000435195001
BG80BNBG96611020345678 CY17002001280000001200527600 IS140159260076545510730339`.split(/\s+/);

describe('an IBAN', () => {
  it('of the registry has no fault, in groups and small letters too', () => {
    const faults = examples.flatMap((iban) =>
      [iban, inGroupsOfFour(iban), iban.toLowerCase()].map((text) => [text, ibanFault(text)] as const),
    );
    expect(faults.filter(([, fault]) => fault)).to.deep.equal([]);
  });

  it('is normalised to the form that is sent', () => {
    expect(normaliseIban(' de89 3704 0044\u00a00532 0130 00 ')).to.equal('DE89370400440532013000');
    expect(inGroupsOfFour('NO9386011117947')).to.equal('NO93 8601 1117 947');
    expect(inGroupsOfFour('DE89370400440532')).to.equal('DE89 3704 0044 0532');
  });

  it('with one wrong character, or two neighbours exchanged, has wrong check digits', () => {
    const example = fc.constantFrom(...examples.filter((iban) => /^[A-Z]{2}\d+$/.test(iban)));
    fc.assert(
      fc.property(example, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, step) => {
        const at = 4 + (place % (iban.length - 4));
        const other = (Number(iban[at]) + step) % 10;
        expect(ibanFault(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`)).to.deep.equal({ code: 'check_digits' });
      }),
    );
    fc.assert(
      fc.property(example, fc.nat(), (iban, place) => {
        const at = 4 + (place % (iban.length - 5));
        fc.pre(iban[at] !== iban[at + 1]);
        const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`;
        expect(ibanFault(swapped)).to.deep.equal({ code: 'check_digits' });
      }),
    );
  });

  it('names what is wrong with it', () => {
    expect(ibanFault('DE8937040044053201300')).to.deep.equal({
      ...{ code: 'length', country: 'DE', expected: 22, length: 21 },
    });
    expect(ibanFault('ZZ89370400440532013000')).to.deep.equal({ code: 'country', country: 'ZZ' });
    // congruent check digits outside of 02 to 98
    expect(ibanFault('DE00370400440532013000')).to.deep.equal({ code: 'check_digits' });
    for (const text of ['', 'DE', '0532013000', 'DE89-3704', 'DEXX370400440532013000', 'toString'])
      expect(ibanFault(text)).to.deep.equal({ code: 'shape' });
  });
});

describe('a BIC', () => {
  it('has 8 or 11 characters', () => {
    for (const bic of ['COBADEFF', 'COBADEFFXXX', 'bfswde33ber', 'SOLA DE S1 HDB'])
      expect(isBic(bic), bic).to.equal(true);
    for (const bic of ['', 'COBADEF', 'COBADEFFX', 'COBADEFFXXXX', 'COBA1EFF', 'COBADEF-'])
      expect(isBic(bic), bic).to.equal(false);
  });
});
