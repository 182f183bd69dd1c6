import { expect } from 'chai';
import { words as german } from '../../src/i18n/de.js';
import { words as english } from '../../src/i18n/en.js';
import { languages, sentenceOf, spoken, wordsOf } from '../../src/i18n/index.js';
import type { Issue, IssueCode } from '../../src/model/issue.js';

/** An issue with a code that this version may not know. */
const issue = (code: string, params?: Issue['params']): Issue => ({
  field: 'email',
  code: code as IssueCode,
  ...(params ? { params } : {}),
});

describe('spoken', () => {
  for (const [tag, language] of [
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['de_DE', 'de-DE'],
    ['DE', 'de'],
    ['de-Latn-CH-1996', 'de'],
    ['en', 'en-GB'],
    ['en-US', 'en-US'],
    ['', 'en-GB'],
    ['-', 'en-GB'],
    ['tlh', 'en-GB'],
    ['fr-FR', 'en-GB'],
    ['deu', 'en-GB'],
    ['x-klingon', 'en-GB'],
    ['constructor', 'en-GB'],
    ['__proto__', 'en-GB'],
    ['de-12', 'de'],
  ] as const)
    it(`takes "${tag}" for ${language}, which Intl takes as well`, () => {
      expect(spoken(tag)).to.equal(language);
      expect(Intl.getCanonicalLocales(spoken(tag))).to.have.length(1);
    });
});

describe('wordsOf', () => {
  for (const [tag, words] of [
    ['de-AT', german],
    ['en', english],
    ['tlh', english],
  ] as const)
    it(`speaks ${spoken(tag)} to those who ask for ${tag}`, async () => {
      expect((await wordsOf(tag)).send).to.equal(words.send);
    });

  it('says so when a language cannot be loaded, for then there is nothing to say it in', async () => {
    const all = languages as Record<string, (typeof languages)[string]>;
    all['qqq'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const failure = await wordsOf('qqq')
      .catch((error: unknown) => String(error))
      .finally(() => delete all['qqq']);
    expect(failure).to.equal('TypeError: Failed to fetch');
  });
});

describe('sentenceOf', () => {
  it('is the sentence of the language', () => {
    expect(sentenceOf(german, issue('required'))).to.equal(german.issues.required);
  });

  it('holds what is to be known', () => {
    expect(sentenceOf(english, issue('wrong_format', { example: 'name@example.org' }))).to.equal(
      'Please write it like this: name@example.org',
    );
  });

  it('is what the service said where it said it in words of its own', () => {
    expect(sentenceOf(german, issue('rejected', { sentence: 'Zu jung.' }))).to.equal('Zu jung.');
  });

  for (const code of ['invented_later', '', 'wrong_type', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])
    it(`is what can always be said for the unknown code "${code}"`, () => {
      expect(sentenceOf(german, issue(code))).to.equal(german.issues.invalid);
    });
});
