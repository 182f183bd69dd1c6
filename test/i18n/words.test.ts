import { expect } from 'chai';
import * as german from '../../src/i18n/de/index.js';
import * as informal from '../../src/i18n/de-x-du/index.js';
import * as formal from '../../src/i18n/de-x-sie/index.js';
import * as english from '../../src/i18n/en/index.js';
import * as norwegian from '../../src/i18n/nb/index.js';
import { directionOf, languages, sentenceOf, supportedTag, wordsOf } from '../../src/i18n/index.js';
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
    ['fr-FR', 'fr-FR'],
    ['pt_BR', 'pt-BR'],
    ['es-419', 'es'],
    ['no', 'nb'],
    ['no-NO', 'nb-NO'],
    ['nn-NO', 'nb-NO'],
    ['iw', 'he'],
    ['ar-EG', 'ar-EG'],
    ['zh-TW', 'en-GB'],
    ['zh-Hant-TW', 'en-GB'],
    ['sr-Latn', 'en-GB'],
    ['gsw-CH', 'en-GB'],
    ['de-x-du', 'de-x-du'],
    ['de_x_du', 'de-x-du'],
    ['DE-X-DU', 'de-x-du'],
    ['De_aT_x_DU', 'de-AT-x-du'],
    ['EN-ie', 'en-IE'],
    ['de-AT-x-du', 'de-AT-x-du'],
    ['de-Latn-CH-x-du', 'de-x-du'],
    ['de-AT-x-sie', 'de-AT-x-sie'],
    ['de-x-ihr', 'de'],
    ['fr-x-du', 'fr'],
    ['en-x-du', 'en-GB'],
    ['x-du', 'en-GB'],
    ['deu', 'en-GB'],
    ['x-klingon', 'en-GB'],
    ['constructor', 'en-GB'],
    ['__proto__', 'en-GB'],
    ['de-12', 'de'],
  ] as const)
    it(`takes "${tag}" for ${language}, which Intl takes as well`, () => {
      expect(supportedTag(tag)).to.equal(language);
      expect(new Intl.DateTimeFormat(supportedTag(tag)).resolvedOptions().locale.split('-')[0]).to.equal(
        language.split('-')[0],
      );
    });
});

describe('spoken of what is no text', () => {
  for (const [text, language] of [
    [new Intl.Locale('de-AT'), 'de-AT'],
    [null, 'en-GB'],
    [undefined, 'en-GB'],
    [42, 'en-GB'],
  ] as const)
    it(`takes ${text} for ${language}`, () => {
      expect(supportedTag(text as unknown as string)).to.equal(language);
    });
});

describe('directionOf', () => {
  for (const tag of ['ar', 'ar-EG', 'he', 'he_IL', 'iw'])
    it(`is from right to left for ${tag}`, () => {
      expect(directionOf(tag)).to.equal('rtl');
    });

  // what is not spoken is said in English
  for (const tag of ['en', 'de-x-du', 'ru', 'tr', 'fa-IR', 'ur', 'arn', ''])
    it(`is from left to right for "${tag}"`, () => {
      expect(directionOf(tag)).to.equal('ltr');
    });
});

describe('wordsOf', () => {
  for (const [tag, words] of [
    ['de-AT', german],
    ['de-x-du', informal],
    ['de-CH-x-du', informal],
    ['de-x-sie', formal],
    ['de-x-ihr', german],
    ['nn', norwegian],
    ['en', english],
    ['tlh', english],
  ] as const)
    it(`speaks ${supportedTag(tag)} to those who ask for ${tag}`, async () => {
      const { send, issues } = await wordsOf(tag, 'form');
      expect([send, issues.required]).to.deep.equal([words.form.send, words.form.issues.required]);
      const { register, busy } = await wordsOf(tag, 'list');
      expect([register, busy]).to.deep.equal([words.list.register, words.list.busy]);
    });

  it('loads what an element says, of the language alone that is asked for', () => {
    const all = languages as Record<string, (typeof languages)[string]>;
    const requestedTags: string[] = [];
    const recordTag = (tag: string) => (part: string) => {
      requestedTags.push(`${tag} ${part}`);
      return new Promise<never>(() => {});
    };
    all['qqq'] = recordTag('qqq');
    all['qqq-x-du'] = recordTag('qqq-x-du');
    void wordsOf('qqq-x-du', 'list');
    delete all['qqq'];
    delete all['qqq-x-du'];
    expect(requestedTags).to.deep.equal(['qqq-x-du list']);
  });

  it('says so when a language cannot be loaded, for then there is nothing to say it in', async () => {
    const all = languages as Record<string, (typeof languages)[string]>;
    all['qqq'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const failure = await wordsOf('qqq', 'list')
      .catch((error: unknown) => String(error))
      .finally(() => delete all['qqq']);
    expect(failure).to.equal('TypeError: Failed to fetch');
  });
});

describe('sentenceOf', () => {
  it('is the sentence of the language', () => {
    expect(sentenceOf(german.form, issue('required'))).to.equal(german.form.issues.required);
  });

  it('holds what is to be known', () => {
    expect(sentenceOf(english.form, issue('wrong_format', { example: 'name@example.org' }))).to.equal(
      'Please write it like this: name@example.org',
    );
  });

  it('is what the service said where it said it in words of its own', () => {
    expect(sentenceOf(german.form, issue('rejected', { sentence: 'Zu jung.' }))).to.equal('Zu jung.');
  });

  for (const code of ['invented_later', '', 'wrong_type', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])
    it(`is what can always be said for the unknown code "${code}"`, () => {
      expect(sentenceOf(german.form, issue(code))).to.equal(german.form.issues.invalid);
    });
});
