import { expect } from 'chai';
import { languages, wordsOf } from '../../src/i18n/index.js';

describe('the sign-in with a code', () => {
  for (const tag of Object.keys(languages))
    it(`keeps the number of minutes and its unit on one line: ${tag}`, async () => {
      expect((await wordsOf(tag, 'signInCode')).codeHelp).to.match(/10\u00a0\p{L}/u);
    });
});
