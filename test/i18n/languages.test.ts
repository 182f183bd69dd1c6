import { expect } from 'chai';
import { personFields, type Field } from '../../src/fields/index.js';
import { languages, supportedTag, wordsOf } from '../../src/i18n/index.js';
import { sentenceForIntegrators } from '../../src/i18n/integrators.js';
import { textOf } from '../../src/i18n/text-of.js';
import * as english from '../../src/i18n/en/index.js';
import type { AnswerIssues, IssueCode, RequestIssues } from '../../src/model/issue.js';

type Params = Readonly<Record<string, string | number>>;

/** Every code with what its sentence has to know; a code that is missing here does not compile. */
const answerIssues: { readonly [Code in keyof AnswerIssues]: AnswerIssues[Code] & Params } = {
  required: {},
  wrong_format: { example: 'name@example.org' },
  not_a_date: {},
  short_year: {},
  in_the_future: {},
  age: { at_least: 8, below: 17, on: 'first_day' },
  not_a_number: {},
  not_whole: {},
  not_allowed: {},
  too_long: { max: 77 },
  unreadable_characters: {},
  full: {},
  closed: {},
  not_yet_open: {},
  form_token: {},
  must_accept: {},
  key_reused: {},
  rejected: { sentence: 'Too young.' },
  invalid: {},
};

const requestIssues: { readonly [Code in keyof RequestIssues]: RequestIssues[Code] & Params } = {
  wrong_type: {},
  too_deep: { max: 77 },
  too_many_keys: { max: 77 },
  too_many: { max: 77 },
  too_many_deletions: { count: 400, max: 40 },
  unknown: {},
  taken: {},
  reserved: {},
  not_json: {},
  out_of_range: { min: 3, max: 77 },
  exactly_one: { keys: 'one, other' },
  unknown_placeholder: { names: 'one, other' },
  both_paid: {},
  other_paid: {},
  other_counts: {},
  ambiguous: {},
  archived: {},
  key_spent: {},
  fresh_link_required: {},
};

const parts = ['form', 'list'] as const;

/** Something that a person can read. */
const readable = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '' && !/undefined|null|NaN|[{}]|\[object/.test(text);

/** The last part of the name of a field and of all fields within. */
const namesIn = (field: Field): string[] => {
  const control = field.kind.control(field);
  const parts = control.kind === 'group' ? control.parts.flatMap(namesIn) : [];
  return [field.name.slice(field.name.lastIndexOf('.') + 1), ...parts];
};

describe('every language', () => {
  for (const language of Object.keys(languages)) {
    describe(language, () => {
      for (const [code, params] of Object.entries(answerIssues))
        it(`has a sentence for ${code}`, async () => {
          const { issues } = await wordsOf(language, 'form');
          expect(textOf((issues as Readonly<Record<string, unknown>>)[code], params)).to.satisfy(readable);
        });

      for (const [code, params] of Object.entries<Params>(answerIssues).filter(
        ([, knownNames]) => Object.keys(knownNames).length,
      ))
        it(`words the parameters of ${code}`, async () => {
          const { issues } = await wordsOf(language, 'form');
          const sentence = (issues as Readonly<Record<string, unknown>>)[code];
          const otherParams = Object.fromEntries(Object.keys(params).map((name) => [name, 'else']));
          expect(textOf(sentence, params)).not.to.equal(textOf(sentence, otherParams));
        });

      it('words the same codes as English and no others', async () => {
        const { issues } = await wordsOf(language, 'form');
        expect(Object.keys(issues)).to.have.members(Object.keys(english.form.issues));
      });

      it('has a label for the same fields as English and no others', async () => {
        const { labels } = await wordsOf(language, 'form');
        expect(Object.keys(labels)).to.have.members(Object.keys(english.form.labels));
      });

      it('has a label for every built-in field and its parts', async () => {
        const { labels } = await wordsOf(language, 'form');
        expect(labels).to.include.all.keys(personFields.flatMap(namesIn));
      });

      it('has readable labels, and asks for the same missing answers as English', async () => {
        const { labels, askFor } = await wordsOf(language, 'form');
        expect(Object.entries({ ...labels, ...askFor }).filter(([, label]) => !readable(label))).to.deep.equal([]);
        expect(Object.keys(askFor)).to.deep.equal(Object.keys(english.form.askFor));
      });

      for (const part of parts) {
        it(`has the same words as English and no others: ${part}`, async () => {
          expect(Object.keys(await wordsOf(language, part))).to.have.members(Object.keys(english[part]));
        });

        for (const word of Object.keys(english[part]).filter((key) => !/^(issues|labels|askFor)$/.test(key)))
          it(`has a text for ${word}: ${part}`, async () => {
            const sentence = ((await wordsOf(language, part)) as unknown as Readonly<Record<string, unknown>>)[word];
            const spoken =
              typeof sentence === 'function'
                ? [1, 2, 5, 'Ada'].map((sampleParams) =>
                    (sentence as (...sampleParams: unknown[]) => unknown)(sampleParams, sampleParams),
                  )
                : [sentence];
            expect(spoken.filter((text) => !readable(text))).to.deep.equal([]);
          });
      }

      it('gets along without the details that a sentence can have', async () => {
        const [{ thanks }, { notYetOpen }, { opensOn }] = await Promise.all([
          wordsOf(language, 'form'),
          wordsOf(language, 'closed'),
          wordsOf(language, 'list'),
        ]);
        for (const sentence of [thanks, notYetOpen, opensOn]) expect(sentence(undefined)).to.satisfy(readable);
      });

      it('distinguishes singular and plural', async () => {
        const [{ placesLeft, summary }, { fewLeft }, { resultCount }] = await Promise.all([
          wordsOf(language, 'form'),
          wordsOf(language, 'list'),
          wordsOf(language, 'filters'),
        ]);
        for (const sentence of [placesLeft, summary, fewLeft, resultCount])
          expect(sentence(1)).not.to.equal(sentence(7));
      });

      it('asks for day, month and year in an order that there is', async () => {
        expect((await wordsOf(language, 'form')).dateOrder).to.be.oneOf(['dmy', 'mdy', 'ymd']);
      });

      it('is used for a page of any region', () => {
        const [base, ...form] = language.split('-');
        const swiss = [base, 'CH', ...form].join('-');
        expect(supportedTag(swiss)).to.equal(swiss);
      });
    });
  }
});

describe('the sentences for integrators', () => {
  for (const [code, params] of Object.entries<Params>({ ...answerIssues, ...requestIssues }))
    it(`word ${code}`, () => {
      expect(sentenceForIntegrators({ field: 'email', code: code as IssueCode, params })).to.satisfy(readable);
    });
});
