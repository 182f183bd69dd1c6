import { emailKey, readAll } from '../../src/fields/index.js';
import { checkForm, formOf } from '../../src/forms/index.js';
import type { Person } from '../../src/model/person.js';
import { issuesIn } from '../support/backend.js';
import { requestService, dataOf } from '../support/service-requests.js';
import { visitorWithoutScript } from '../support/no-script-visitor.js';
import { codeIn, refusal, sentOf, typedOf, valueOf, yamlIn } from './club.js';
import type { Row } from './row.js';

/** The four that a text is given to: reading code of the form, page without JavaScript, gate, service. */
export const askedOf = ['form', 'page', 'gate', 'service'] as const;

/** What each makes of one row, as `Row` has it. */
export type Answers = Readonly<Record<(typeof askedOf)[number], string>>;

const days = { firstDay: '2027-07-24', today: '2026-11-21' };

/** The real four, on one club that writes in one language. */
export async function answeringIn(language: string) {
  const visitor = await visitorWithoutScript({ yaml: yamlIn(language), language });
  const { club } = visitor;
  const list_id = await club.listOf('camp');
  const read = async (person_id: string) => (await club.api.readPerson({ list_id, person_id })).data;

  const byForm = async (row: Row): Promise<string> => {
    const { data: form } = await club.visitor.readForm({ slug: 'camp' });
    const requested = formOf(form.columns, form.layout, language);
    const answers = new FormData();
    for (const [name, text] of Object.entries(typedOf(row))) answers.append(name, text);
    const { values, issues } = checkForm(requested, readAll(answers, requested.fields), days);
    return issues.length ? refusal(issues[0]!.code) : valueOf(values as Partial<Person>, row.kind);
  };

  const byPage = async (row: Row): Promise<string> => {
    const before = new Set((await visitor.persons()).map(({ id }) => id));
    const page = await visitor.fill(typedOf(row));
    const [wrong] = page.invalidAnswers;
    if (page.missingAnswers.length) return refusal('required');
    // hosted pages are in German or English
    if (wrong) return refusal(await codeIn(wrong[1]!, row.kind, language === 'de' ? 'de' : 'en'));
    const stored = (await visitor.persons()).find(({ id }) => !before.has(id));
    return stored ? valueOf(stored, row.kind) : `nobody was registered: ${page.mainText}`;
  };

  const byJson = async (response: Response, { kind }: Row): Promise<string> => {
    if (response.status !== 201) return refusal((await issuesIn(response))[0]?.[1]);
    return valueOf(await read((await dataOf<{ id: string }>(response)).id), kind);
  };

  return async (row: Row): Promise<Answers> => ({
    form: await byForm(row),
    page: await byPage(row),
    gate: await byJson(await club.register(sentOf(row)), row),
    service: await byJson(await requestService(club, 'POST', `/lists/${list_id}/persons`, { body: sentOf(row) }), row),
  });
}

/** Asks a club of its own for each kind and language, made when it is needed. */
export function answering() {
  const clubs = new Map<string, ReturnType<typeof answeringIn>>();
  return async (row: Row): Promise<Answers> => {
    const name = `${row.kind} ${row.language}`;
    const club = clubs.get(name) ?? answeringIn(row.language);
    clubs.set(name, club);
    return (await club)(row);
  };
}

/** A text with what nobody sees written out. */
export const escapeInvisible = (text: string): string =>
  text === ''
    ? 'nothing'
    : text.replace(
        /[\p{Cf}\p{M}\t\u00a0\u2009\u202f\u3000\u2011\u2012\u3164\u2800]/gu,
        (character) => `<${character.codePointAt(0)!.toString(16)}>`,
      );

/** One line of the printed table. */
export const lineOf = (row: Row, { form, page, gate, service }: Answers): string =>
  [
    row.kind,
    row.language,
    escapeInvisible(row.input),
    ...[form, page, gate, service].map(escapeInvisible),
    row.kind === 'email' && service.includes('@') ? emailKey(service) : '',
  ].join(' | ');

export const head = 'kind | language | written | form | hosted page | gate | service | compared as';
