import { expect } from 'chai';
import { registrationLanguages, registrationWordsOf } from '../../src/i18n/registration-words.js';
import { serverLanguages, serverWordsOf } from '../../src/i18n/server-words.js';

describe('the words of the page of one’s own registrations', () => {
  it('are there in every language of the server, and the same', async () => {
    expect(Object.keys(registrationLanguages)).to.deep.equal(Object.keys(serverLanguages));
    for (const language of Object.keys(serverLanguages))
      expect(await registrationWordsOf(language)).to.equal(await serverWordsOf(language, 'registration'));
  });
});
