import { expect } from 'chai';
import { columnTypes, personTypes } from '../../src/fields/index.js';
import { isVisitorOnlyAnswer, mayBeConsent } from '../../src/forms/index.js';

describe('answers that only the visitor gives', () => {
  it('are any yes or no, whichever copy of the kind a module holds', () => {
    for (const kind of [columnTypes.boolean, { ...columnTypes.boolean }]) {
      expect(mayBeConsent({ kind })).to.equal(true);
      expect(isVisitorOnlyAnswer({ kind })).to.equal(true);
    }
  });

  it('are what has to be accepted, links to what is accepted, or is sensitive', () => {
    const kind = columnTypes.string;
    const links = [{ label: 'Rules', text: 'Rules', url: 'https://club.example' }];
    expect([mayBeConsent({ kind, must_accept: true }), mayBeConsent({ kind, links })]).to.deep.equal([true, true]);
    expect([mayBeConsent({ kind, sensitive: true }), isVisitorOnlyAnswer({ kind, sensitive: true })]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('are no other kind', () => {
    const { boolean: _, ...otherTypes } = { ...columnTypes, ...personTypes };
    for (const [name, kind] of Object.entries(otherTypes)) expect(isVisitorOnlyAnswer({ kind }), name).to.equal(false);
  });
});
