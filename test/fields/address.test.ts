import { expect } from 'chai';
import { checkOne } from '../../src/fields/index.js';
import { address } from '../../src/fields/address.js';
import { loadRegions } from '../../src/fields/load-regions.js';
import { region } from '../../src/fields/region.js';
import { regions, withoutPostcode } from '../../src/fields/region-codes.js';
import { optionalField, formDataOf, shown } from './field-builders.js';

const field = optionalField(address);

before(loadRegions);

describe('address', () => {
  for (const value of [
    { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' },
    { country: 'AT' },
    { street: null, postcode: null, city: null, country: null },
    {},
  ])
    it(`accepts ${shown(value)}`, () => {
      expect(address.check(value, field)).to.deep.equal([]);
    });

  for (const value of ['Am Wäldchen 3, 01069 Dresden', ['DE'], 1, true])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(address.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('leads to the parts that are wrong, in the order in which they are asked for', () => {
    expect(address.check({ country: 'XX', planet: 'Earth', postcode: 1069 }, field)).to.deep.equal([
      { code: 'wrong_type', part: 'postcode' },
      { code: 'not_allowed', part: 'country' },
      { code: 'unknown', part: 'planet' },
    ]);
  });

  for (const country of ['AE', 'HK', 'JM', 'PA', 'UG'])
    it(`needs no postcode in ${country}, where it is required`, () => {
      const value = { street: 'Plot 12, Hill Road', city: 'Town', country };
      const required = optionalField(address, { required: true });
      expect(checkOne(value, required)).to.deep.equal([]);
      expect(checkOne({ ...value, postcode: '999077' }, required)).to.deep.equal([]);
    });

  for (const country of ['DE', 'GB', 'IE', 'US', undefined])
    it(`needs a postcode in ${country ?? 'no country'}, where it is required`, () => {
      const value = { street: 'Hill Road 12', city: 'Town', ...(country ? { country } : {}) };
      expect(checkOne(value, optionalField(address, { required: true }))[0]).to.deep.equal({
        code: 'required',
        part: 'postcode',
      });
    });

  it('reads its four controls', () => {
    const form = formDataOf(
      ['answer.street', 'Am Wäldchen 3'],
      ['answer.postcode', '01069'],
      ['answer.city', 'Dresden'],
      ['answer.country', 'DE'],
    );
    expect(address.read(form, field)).to.deep.equal({
      street: 'Am Wäldchen 3',
      postcode: '01069',
      city: 'Dresden',
      country: 'DE',
    });
  });

  it('reads nothing where only the empty country is chosen', () => {
    expect(address.read(formDataOf(['answer.country', '']), field)).to.equal(undefined);
  });

  describe('with a country that was there from the beginning', () => {
    const formWith = (street: string, country: string) =>
      formDataOf(['answer.street', street], ['answer.postcode', ''], ['answer.city', ''], ['answer.country', country]);
    const preset = (required: boolean) => optionalField(address, { required, country: 'DE' });

    it('has no answer in that country alone', () => {
      expect(address.read(formWith('', 'DE'), preset(false))).to.equal(undefined);
    });

    it('has an answer in another country, or in a street', () => {
      expect(address.read(formWith('', 'AT'), preset(false))).to.deep.equal({ country: 'AT' });
      const value = { street: 'Am Wäldchen 3', country: 'DE' };
      expect(address.read(formWith('Am Wäldchen 3', 'DE'), preset(false))).to.deep.equal(value);
    });

    it('misses everything else, and not the country, where it is required', () => {
      const field = preset(true);
      expect(checkOne(address.read(formWith('', 'DE'), field), field)).to.deep.equal(
        ['street', 'postcode', 'city'].map((part) => ({ code: 'required', part })),
      );
      expect(checkOne(address.read(formWith('Am Wäldchen 3', ''), field), field)).to.deep.include({
        code: 'required',
        part: 'country',
      });
    });
  });

  it('gives every control the token by which browsers fill it in', () => {
    const control = address.control(field);
    const tokens = (control.kind === 'group' ? control.parts : []).map((part) => {
      const { autocomplete } = part.kind.control(part) as { autocomplete?: string };
      return [part.name, autocomplete];
    });
    expect(tokens).to.deep.equal([
      ['answer.street', 'address-line1'],
      ['answer.postcode', 'postal-code'],
      ['answer.city', 'address-level2'],
      ['answer.country', 'country'],
    ]);
  });
});

describe('region', () => {
  it('knows the 249 regions of ISO 3166-1, each once and in order', () => {
    expect([regions.length, new Set(regions).size, regions]).to.deep.equal([249, 249, [...regions].sort()]);
  });

  it('knows countries without postcodes, each a region, once and in order', () => {
    expect(withoutPostcode).to.deep.equal([...new Set(withoutPostcode)].sort());
    expect(withoutPostcode.filter((code) => !regions.includes(code))).to.deep.equal([]);
    expect(withoutPostcode).to.have.lengthOf(74);
  });

  it('knows only regions that the platform has a name for', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(regions.filter((code) => names.of(code) === code)).to.deep.equal([]);
  });

  for (const code of ['DE', 'AT', 'CH', 'GB', 'US'])
    it(`accepts ${code}`, () => {
      expect(region.check(code, optionalField(region))).to.deep.equal([]);
    });

  for (const code of ['', 'de', 'XX', 'UK', 'EU', 'DEU', 'Germany', 'EA', 'DEAT'])
    it(`refuses ${shown(code)}`, () => {
      expect(region.check(code, optionalField(region))).to.deep.equal([{ code: 'not_allowed' }]);
    });

  for (const code of [49, ['DE'], {}])
    it(`finds ${shown(code)} of the wrong type`, () => {
      expect(region.check(code, optionalField(region))).to.deep.equal([{ code: 'wrong_type' }]);
    });
});
