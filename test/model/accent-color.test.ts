import { expect } from 'chai';
import fc from 'fast-check';
import { accentColors, contrast, DARK_SURFACE, LIGHT_SURFACE } from '../../src/model/accent-color.js';

describe('colours made of a club’s accent', () => {
  it('can be read where they stand, whatever the accent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const { accent, onAccent, link, darkLink } = accentColors(`#${value.toString(16).padStart(6, '0')}`);
        expect(contrast(accent, onAccent)).to.be.at.least(4.5);
        expect(contrast(link, LIGHT_SURFACE)).to.be.at.least(4.5);
        expect(contrast(darkLink, DARK_SURFACE)).to.be.at.least(4.5);
      }),
      { numRuns: 3000 },
    );
  });

  for (const [accent, onAccent] of [
    ['#ffd500', '#000000'],
    ['#1a56b0', '#ffffff'],
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
  ])
    it(`are written on in black or white: ${accent}`, () => {
      expect(accentColors(accent).onAccent).to.equal(onAccent);
    });

  it('stay the club’s own where they can be read', () => {
    expect(accentColors('#7a1f3d')).to.include({ accent: '#7a1f3d', link: '#7a1f3d' });
    expect(contrast('#000000', '#ffffff')).to.equal(21);
  });
});
