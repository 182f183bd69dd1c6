import { expect } from 'chai';
import { languages } from '../../src/i18n/index.js';
import { SAMPLE_TEXT, sentenceOf, speech, textsOf, sampleParams, type Language } from './texts-of.js';

/** How a language is written. Every language has a line here. */
interface Conventions {
  /** Around a title. */
  quotes: readonly [string, string];
  /** A word left out is marked with a blank before the dots. */
  looseDots?: true;
  /** Other letters than Latin ones. */
  script?: RegExp;
  /** Letters of its neighbours. */
  foreign?: RegExp;
  /** How it does not address anybody. */
  address?: RegExp;
  /** A name in an exclamation would be declined. */
  nameless?: true;
}

const conventions: Readonly<Record<string, Conventions>> = {
  en: { quotes: ['“', '”'], looseDots: true },
  de: { quotes: ['„', '“'], looseDots: true, address: /du|dir|dich|dein\w*|Sie|Ihnen|Ihre?\w?/u },
  'de-x-du': { quotes: ['„', '“'], looseDots: true, address: /Sie|Ihnen|Ihre?\w?/u },
  'de-x-sie': { quotes: ['„', '“'], looseDots: true, address: /du|dir|dich|dein\w*/u },
  fr: { quotes: ['«\u202f', '\u202f»'], address: /tu|toi|ton|ta|tes/iu },
  it: { quotes: ['«', '»'], address: /tu|tuo|tua|tuoi|voi|vostr[oaie]/iu },
  es: { quotes: ['«', '»'], address: /tú|tu|tus|usted|ustedes|su|sus/iu },
  pt: { quotes: ['«', '»'], address: /tu|teu|tua|você|vocês/iu },
  nl: { quotes: ['‘', '’'], address: /u|uw/iu },
  da: { quotes: ['»', '«'], looseDots: true, address: /(?<=[^.] )De|Dem|Deres/u },
  sv: { quotes: ['”', '”'], looseDots: true, address: /ni|er|era|ert/iu },
  nb: { quotes: ['«', '»'], looseDots: true, address: /(?<=[^.] )De|Dem|Deres/u, foreign: /[äö]/iu },
  fi: { quotes: ['”', '”'], address: /sinä|sinun|te|teidän/iu, foreign: /[ø]/iu },
  pl: { quotes: ['„', '”'], address: /ty|twój|twoja|twoje|pan|pani|państwo/iu, nameless: true },
  cs: { quotes: ['„', '“'], address: /ty|tvůj|tvoje|tvá/iu, nameless: true },
  uk: {
    quotes: ['«', '»'],
    script: /\p{Script=Cyrillic}/u,
    foreign: /[ыэёъ]/iu,
    address: /ти|твій|твоя/iu,
    nameless: true,
  },
  ru: { quotes: ['«', '»'], script: /\p{Script=Cyrillic}/u, foreign: /[іїєґ]/iu, address: /ты|твой|твоя|твои/iu },
  tr: { quotes: ['“', '”'], address: /sen|senin/iu },
  ar: { quotes: ['«', '»'], script: /\p{Script=Arabic}/u, foreign: /[,;?گچپ]/u },
  he: { quotes: ['״', '״'], script: /\p{Script=Hebrew}/u },
};

const is = (language: string, other: string) => language.split('-')[0] === other;

/** As a word of its own, in any script. */
const word = ({ source, flags }: RegExp) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);

/** Words that no other language has. */
const english = word(
  /the|this|that|please|registrations?|answers?|opens|opened|sent|choose|town|yes|places? left|not|everything|somebody|events?|details|show|search|upcoming|any(?:time|where)|full|closed|month|view/iu,
);
const german = word(
  /bitte|nicht|anmeldung|formular|wird|eine|einen|und|ist|noch|verein|angaben?|gesendet|gerade|termine?|alle orte|anzeigen|ansicht|vergangene|suche|monat/iu,
);

/** Spelled alike in several languages. */
const sharedWords = ['Name', 'E-mail', 'optional', 'Postcode', 'Person 77', 'No', SAMPLE_TEXT];

const wrong = (texts: ReadonlyMap<string, string>, fault: (text: string, key: string) => boolean) =>
  [...texts].filter(([key, text]) => fault(text, key));

const languageTags = Object.keys(languages);

/** One test about every language, or about those of them. */
function every(
  what: string,
  test: (words: Language, language: string, convention: Conventions) => void,
  of = languageTags,
) {
  for (const language of of)
    it(`${language} ${what}`, async () => test(await speech(language), language, conventions[language]!));
}

it('at least eighteen languages are spoken, and each has its conventions', () => {
  expect(languageTags).to.have.members(Object.keys(conventions));
  expect(new Set(languageTags.map((tag) => tag.split('-')[0])).size).to.be.at.least(18);
});

describe('texts', () => {
  const translated = languageTags.filter((language) => !is(language, 'en'));

  it('are those of a language and not of another, sentence by sentence', async () => {
    const texts = textsOf(await speech('en'));
    for (const language of translated)
      expect(
        wrong(textsOf(await speech(language)), (text, key) => text === texts.get(key) && !sharedWords.includes(text)),
        language,
      ).to.deep.equal([]);
  });

  every(
    'holds no English',
    (words) => expect(wrong(textsOf(words), (text) => english.test(text))).to.deep.equal([]),
    translated,
  );

  every(
    'holds no German',
    (words) => expect(wrong(textsOf(words), (text) => german.test(text))).to.deep.equal([]),
    languageTags.filter((language) => !is(language, 'de')),
  );

  every('keeps to its script', (words, _, { script, foreign }) => {
    // what stands for something, and what is called so everywhere
    const own = (text: string) =>
      text
        .replaceAll(/Wi-Fi|JavaScript|QR/g, '')
        .replaceAll('name@example.org', '')
        .replaceAll(SAMPLE_TEXT, '');
    expect(
      wrong(textsOf(words), (text, key) => {
        const characters = own(text).match(/\p{L}/gu) ?? [];
        return (
          (foreign?.test(text) ?? false) ||
          characters.some((character) => !(script ?? /\p{Script=Latin}/u).test(character)) ||
          (!characters.length && !['form issues.rejected', 'form dateHint'].includes(key))
        );
      }),
    ).to.deep.equal([]);
  });

  every('writes each letter as one character', (words) => {
    expect(wrong(textsOf(words), (text) => text !== text.normalize('NFC'))).to.deep.equal([]);
  });

  every('addresses people in one form', (words, _, { address }) => {
    expect(wrong(textsOf(words), (text) => !!address && word(address).test(text))).to.deep.equal([]);
  });

  every('has quotation marks of its own and no others', (words, _, { quotes: [before, after] }) => {
    const marks = new Set([...before, ...after, '’']);
    expect(
      wrong(textsOf(words), (text) => [...text].some((mark) => /["'`´«»‹›„“”‚‘’″״]/.test(mark) && !marks.has(mark))),
    ).to.deep.equal([]);
    const texts = textsOf(words);
    expect(texts.get('form applied')).to.contain(`${before}${SAMPLE_TEXT}${after}`);
    expect(texts.get('form registered')).to.contain(`${before}${SAMPLE_TEXT}${after}`);
    expect(texts.get('form requiredNote')).to.contain(`${before}${words.form.optional}${after}`);
  });

  every('writes its dots and its blanks as is usual', (words, language, { looseDots }) => {
    const faults = [/\.\./, / {2}|^\s|\s$/, /\s[,.)]/, looseDots ? /\S…/ : /\s…/];
    // a narrow blank that no line ends at
    faults.push(is(language, 'fr') ? /[^\u202f][!?:;»]|«[^\u202f]/ : /\s[!?:;]/);
    expect(wrong(textsOf(words), (text) => faults.some((fault) => fault.test(text)))).to.deep.equal([]);
  });

  // the sentences of a form, which many mails begin with, have a capital as well
  every('begins a mail with a capital, and greets so that it may', ({ mail }, language) => {
    const keys = ['signIn', 'deskSignIn', 'emailChanged', 'confirm', 'requested', 'feeReminder'] as const;
    expect(keys.map((key) => mail[key](SAMPLE_TEXT)).filter((text) => /^\p{Ll}/u.test(text))).to.deep.equal([]);
    const exclaims = ['de', 'it', 'pl', 'cs', 'ru'].some((tag) => is(language, tag));
    expect(/[.!…]$/u.exec(mail.greeting(SAMPLE_TEXT))?.[0]).to.equal(exclaims ? '!' : undefined);
  });

  every('ends sentences, and labels not', (words) => {
    const ends = (text: string) => /[.!…)]?$/u.exec(text)![0];
    const sentences =
      /^(form |list (?!opensOn))(issues\.(?!rejected|wrong_format)|askFor\.|slow|loading|sending|thanks|registered|closed|missing|unavailable|offline|too_slow|invalid_response|busy|notSent|maybeStored|retryIn|waitingList|draftBack|draftNote|review|checking|applied|requiredNote|nameHint|someRegistered|openUntil|newTab|noEvents|noResults)/;
    const portal =
      /^(login (slow|offline|too_slow|invalid_response|newTab|loading|missing|unavailable|busy|emailHelp|sendingLink|linkNotSent|linkSent|sendAgainIn|pasteHelp|pasteWrong|linkFor|linkUntil|signingIn|signedOut|sessionOver|addressChanged|notHere|portalClosed|viaParent)|profile (saving|saved|nothingChanged|notSaved|maybeSaved|emailNote|freshLink|emailPending|onlyClub|merged|personGone|noFees|endsSoon|endsFinally)|signInCode (codeHelp|codeFormat|codeWrong|codeOver)|signOut (endLinkHelp|everywhereAsk|signingOut|linkEnded|linkKept|allEnded|signOutFailed|linkUnknown)|mail (validUntil|paste|codeNote|notAsked|emailChanged|notYou|repeat|scanCode|confirmUntil|confirmNotYou|requested|feeReminder|movedFrom)|notices (registrationsChanged|decide|mailRefused|serviceRefused|settings)|fees nothingToPay|registration (waiting|keepLink|linkIntro|cancelAsk|declineAsk|waitingListNote|cancelled|saved|tooLate|priceCheck|overpaid|\w+Mail|offerEnds|offeredUntil|hiddenAnswer|knownFilledIn|nothingLeft|gone|linkEnded|sessionEnded|addressConfirmed|confirm(?:Gone|Later|Refused))|closed (closedSince|full|notYetOpen|opensIn|opensNow)|confirm (confirmSent|mailSentAgain)|pages (notFoundHelp|tryAgain|calendarHelp|membersHelp|membersNeedScript|if\w+|sendForAnother|scriptForNow|shorten|goBack|confirmed|undoAsk|undone|linkGone|linkFailed|needsScript|landingIntro|clubAddress|doctorHelp))$/;
    const isSentence = (key: string) => sentences.test(key) || portal.test(key);
    // a greeting is either, by its language (above)
    const of = new Map([...textsOf(words)].filter(([key]) => key !== 'mail greeting'));
    expect(wrong(of, (text, key) => isSentence(key) === !ends(text))).to.deep.equal([]);
  });

  every('calls no two fields the same', ({ form: { labels } }) => {
    expect(new Set(Object.values(labels)).size).to.equal(Object.keys(labels).length);
  });

  every('shows a date in the order in which it is asked for', ({ form: { dateHint, dateOrder } }) => {
    const date: Record<string, string> = { d: '24', m: '3', y: '2015' };
    const numbers = dateHint.match(/\d+/g)!.map((number) => `${Number(number)}`);
    expect(numbers).to.deep.equal([...dateOrder].map((part) => date[part]));
  });
});

describe('the parameters of a sentence', () => {
  for (const part of ['form', 'list', 'login', 'profile', 'mail', 'pages', 'registration'] as const)
    for (const [key, params] of Object.entries(sampleParams[part]))
      every(`says in ${key}: ${part}`, ({ [part]: words, form }, _, { nameless }) => {
        const text = sentenceOf(words, part, key);
        if (key === 'thanks' && nameless) expect(text).to.equal(form.thanks(undefined));
        else for (const one of params) expect(text).to.contain(String(one));
      });

  for (const key of ['too_long', 'wrong_format'] as const)
    every(`says in ${key}`, ({ form: { issues } }) => {
      const text = key === 'too_long' ? issues.too_long({ max: 191 }) : issues.wrong_format({ example: 'a@b.example' });
      expect(text).to.contain(key === 'too_long' ? '191' : 'a@b.example');
    });

  for (const count of [0, 1, 2, 3, 5, 11, 21, 100])
    every(
      `counts to ${count}`,
      ({ form: { placesLeft, summary }, list: { fewLeft }, filters: { resultCount, furtherOnDay } }) => {
        for (const sentence of [placesLeft, summary, fewLeft, resultCount, furtherOnDay]) {
          const text = sentence(count);
          expect(text).not.to.match(/undefined|NaN|null|\[object|[{}]/);
          // the smallest numbers may be words
          if (count > 2 || /\d/.test(text)) expect(text.match(/\d+/g)).to.deep.equal([String(count)]);
        }
      },
    );

  // a pill and a cell of a month are small
  every('is short where there is little room', ({ list, filters: { furtherOnDay } }) => {
    const { isOpen, isFull, hasWaitingList, isClosed, isOver, fewLeft, opensOn } = list;
    for (const text of [isOpen, isFull, hasWaitingList, isClosed, isOver, fewLeft(10), opensOn(undefined)])
      expect(text.length, text).to.be.at.most(32);
    expect(furtherOnDay(10).length).to.be.at.most(12);
  });

  every('tells where a registration stands in words of their own', ({ list }) => {
    const { isOpen, isFull, hasWaitingList, isClosed, isOver, fewLeft, opensOn } = list;
    const all = [isOpen, isFull, hasWaitingList, isClosed, isOver, fewLeft(1), fewLeft(9), opensOn(undefined)];
    expect(new Set(all).size).to.equal(all.length);
  });
});
