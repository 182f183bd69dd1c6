import { expect } from '@open-wc/testing';
import type { DeskContext } from '../../../src/components/desk/desk-context.js';
import { formatCell } from '../../../src/components/desk/format-cell.js';

describe('the text of a value at the desk', () => {
  const format = (value: string, language: string) =>
    formatCell(value, 'country', { language } as DeskContext, 'Europe/Berlin');

  it('names a country in the language of the page, and keeps a code that is none', () => {
    expect(format('CH', 'de')).to.equal('Schweiz');
    expect(format('CH', 'en')).to.equal('Switzerland');
    expect(format('Elbonia', 'de')).to.equal('Elbonia');
    expect(format('', 'de')).to.equal('');
  });
});
