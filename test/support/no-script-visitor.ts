import { backend, origin } from './backend.js';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
/** A text as it is read. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** What stands between tags. */
const textOf = (html: string): string =>
  decodeEntities(
    html
      .replace(/<\/(p|label|legend|a)>/g, '$& ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' '),
  ).trim();

const attribute = (tag: string, name: string): string | undefined => {
  const match = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return match ? decodeEntities(match[1] ?? '') : undefined;
};

/** Everything that a browser would send of a form, as it stands. */
export function entriesOfPage(html: string): URLSearchParams {
  const answers = new URLSearchParams();
  const controls = /<input\s[^>]*>|<textarea\s([^>]*)>\n?([^]*?)<\/textarea>|<select\s([^>]*)>([^]*?)<\/select>/g;
  for (const [tag, , text, , options] of html.matchAll(controls)) {
    const name = attribute(tag, 'name')!;
    if (text !== undefined) answers.append(name, decodeEntities(text));
    else if (options !== undefined) {
      const chosen = /<option [^>]*\sselected[^>]*>/.exec(options)?.[0];
      answers.append(name, (chosen && attribute(chosen, 'value')) ?? '');
    } else if (!/^(radio|checkbox)$/.test(attribute(tag, 'type') ?? '')) answers.append(name, attribute(tag, 'value')!);
    else if (attribute(tag, 'checked') !== undefined) answers.append(name, attribute(tag, 'value') ?? 'on');
  }
  for (const [name, value] of [...answers]) if (value === 'undefined') answers.set(name, '');
  return answers;
}

/** The markup of a page without what stands there under its nonce: its style and its scripts. */
export const withoutNonced = (html: string): string =>
  html.replace(/<style nonce="[^"]+">[^]*?<\/style>/, '').replace(/<script nonce="[^"]+">[^]*?<\/script>/g, '');

/** A page as somebody without JavaScript has it before them. */
export async function pageOf(answer: Response) {
  const html = await answer.text();
  const alert = /<div[^>]* role="alert"[^>]*>([^]*?)<\/div>/.exec(html)?.[1] ?? '';
  return {
    answer,
    html,
    status: answer.status,
    heading: textOf(/<h1>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    title: textOf(/<title>([^]*?)<\/title>/.exec(html)?.[1] ?? ''),
    mainText: textOf(html.replace(/^[^]*<main>/, '')),
    alert: textOf(alert),
    /** The fields that the summary names as missing: where each leads, and its label. */
    missingAnswers: [
      ...(/<p class="missing">([^]*?)<\/p>/.exec(alert)?.[1] ?? '').matchAll(/<a href="#([^"]*)"[^>]*>([^]*?)<\/a>/g),
    ].map(([, id, text]) => [decodeURIComponent(id!), textOf(text!)]),
    /** The answers that the summary lists as wrong: where each leads, and what is said of it. */
    invalidAnswers: [...alert.matchAll(/<li>\s*<a href="#([^"]*)"[^>]*>([^]*?)<\/a>/g)].map(([, id, text]) => [
      decodeURIComponent(id!),
      textOf(text!),
    ]),
    /** Below the header, whose link leads to the club. */
    links: [...html.replace(/<header>[^]*?<\/header>/, '').matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link]) =>
      decodeEntities(link!),
    ),
    typed: entriesOfPage(html),
    /** The tag of a control. */
    control: (id: string) => new RegExp(`<\\w+[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '',
  };
}

/** A hosted page as a visitor without JavaScript reads it. */
export type Page = Awaited<ReturnType<typeof pageOf>>;

/** Answers by the names of their controls. */
export type AnswersByName = Readonly<Record<string, string | readonly string[]>>;

/** What is typed into the form of the camp. */
export const validAnswers: AnswersByName = {
  'name.first_name': 'Ada',
  'name.last_name': 'Lovelace',
  email: 'ada@example.org',
  size: 'M',
};

/** Answers that are all wrong. */
export const wrong: AnswersByName = {
  ...validAnswers,
  'name.first_name': '',
  'name.last_name': ' ',
  email: 'ada@example',
  'birthdate.day': '31',
  'birthdate.month': '2',
  'birthdate.year': '2015',
  'address.country': 'DE',
  size: [],
  courses: ['Theatre'],
  swims: 'on',
  notes: '\n two\n lines ',
};

/** Somebody without JavaScript at the page of a form. */
export async function visitorWithoutScript({
  form = 'camp',
  language = 'en',
  ...options
}: { form?: string; language?: string } & Parameters<typeof backend>[0] = {}) {
  const club = await backend(options);
  const path = `/portal/club/${form}`;
  const headers = { 'Accept-Language': language };
  const look = async (search = '?plain') => pageOf(await club.request('GET', path + search, { headers }));
  const post = async (body: string, type = 'application/x-www-form-urlencoded', more: Record<string, string> = {}) =>
    pageOf(
      await club.request('POST', `${path}?plain`, { body, headers: { ...headers, 'content-type': type, ...more } }),
    );
  /** Changes what is typed on a page, and sends it. */
  const send = (page: Page, changes: AnswersByName = validAnswers) => {
    const answers = new URLSearchParams(page.typed);
    for (const [name, values] of Object.entries(changes)) {
      answers.delete(name);
      for (const value of [values].flat()) answers.append(name, value);
    }
    return post(answers.toString());
  };
  /** As somebody does it who needs longer than two seconds. */
  const fill = async (changes?: AnswersByName) => {
    const page = await look();
    club.clock.now += 60_000;
    return send(page, changes);
  };
  const persons = async () => (await club.api.listPersons({ list_id: await club.listOf(form) })).data;
  return { club, look, post, send, fill, persons, at: (slug: string) => `${origin}/portal/club/${slug}` };
}
