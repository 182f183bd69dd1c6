import { expect } from '@open-wc/testing';
import { colourOf, forceColours, testForcedColours } from '../../support/forced-colours.js';
import { states } from './states.js';

testForcedColours('the form', states);

describe('in forced colours', () => {
  before(() => forceColours('active'));
  after(() => forceColours('none'));

  it('choices and errors are told by more than a colour', async () => {
    const { part } = await states['nothing answered']!({ lang: 'en' });
    const edges = () => ['.options .option', '[name=line]'].map((at) => getComputedStyle(part(at)).borderTopWidth);
    expect(edges()).to.deep.equal(['2px', '2px']);
    part('[name=few]').click();
    const { outlineStyle, outlineColor } = getComputedStyle(part('.option:has(:checked)'));
    expect(outlineStyle).to.equal('solid');
    expect(outlineColor).to.not.equal(colourOf('Canvas'));
  });
});
