import { expect } from 'chai';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { quoted, type World } from './world.js';

const json = { 'content-type': 'application/json' };
const problem = JSON.stringify({ type: 'about:blank', title: 'Not Found', status: 404, detail: 'No such club.' });
const noEvents = JSON.stringify({ data: [], meta: { organisation: 'SV Wiesental' } });

/** What answers at an address that is no Turnout server, by the club that is asked for. */
const answers: Record<string, [status: number, headers: Record<string, string>, body: string]> = {
  page: [200, { 'content-type': 'text/html' }, '<!doctype html><title>A club</title>'],
  other: [200, json, '{"data":[{"slug":"a"}]}'],
  lost: [404, { 'content-type': 'text/html' }, '<h1>Not found</h1>'],
  unknown: [404, { 'content-type': 'application/problem+json' }, problem],
  away: [301, { location: 'https://turnout.example.org/public/away/events' }, ''],
  home: [302, { location: '/login' }, ''],
  closed: [403, {}, ''],
  broken: [503, {}, ''],
  empty: [200, json, noEvents],
};

interface Answer {
  readonly problem: string;
  readonly settings: string;
  readonly forms: readonly { slug: string }[];
}

/** What the plugin answers the editor, with these settings. */
async function formsAt(world: World, address: string, club: string, user = 1): Promise<Answer> {
  const text = await world.php(
    `update_option( 'turnout_address', ${quoted(address)} ); update_option( 'turnout_club', ${quoted(club)} );
    wp_set_current_user( ${user} ); echo wp_json_encode( Turnout\\forms_response() );`,
  );
  return JSON.parse(text) as Answer;
}

/** Says in one sentence what is wrong with an address that answers, and with one that does not. */
export async function explainsAnswers(world: World): Promise<void> {
  const server = createServer((request, response) => {
    const [, club = ''] = /([a-z]+)\/events$/.exec(request.url ?? '') ?? [];
    const [status, headers, body] = answers[club] ?? [404, {}, ''];
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = 'Settings → Turnout';
  const cases: [address: string, club: string, sentence: string][] = [
    [origin, 'page', `${origin} answers, but is no Turnout server. Please check the address under ${settings}.`],
    [origin, 'other', `${origin} answers, but is no Turnout server. Please check the address under ${settings}.`],
    [origin, 'lost', `${origin} answers, but is no Turnout server. Please check the address under ${settings}.`],
    [
      origin,
      'unknown',
      `The Turnout server does not know the club “unknown”. Please check its name under ${settings}.`,
    ],
    [origin, 'away', `${origin} leads on to https://turnout.example.org. Please enter that address under ${settings}.`],
    [origin, 'home', `${origin} leads to another page. Please check the address under ${settings}.`],
    [
      origin,
      'closed',
      'The Turnout server does not let this website’s server in (status 403). Please ask whoever runs it to allow it.',
    ],
    [
      origin,
      'broken',
      'The Turnout server is out of order at the moment (status 503). Please try again in a few minutes.',
    ],
    [
      `${origin}/portal/club`,
      'lost',
      `No Turnout server answers at ${origin}/portal/club. Please enter only ${origin} under ${settings}, without what follows.`,
    ],
    [
      'http://127.0.0.1:9',
      'page',
      'The Turnout server 127.0.0.1 cannot be reached now. Please try again in a few minutes.',
    ],
    [
      'https://turnout.example.org',
      'page',
      'WordPress may not ask other servers here. Please ask whoever runs this website to allow turnout.example.org (WP_ACCESSIBLE_HOSTS).',
    ],
    [origin, '', `To choose a form from a list, enter the name of the club under ${settings}.`],
    ['', 'page', `The address of your Turnout server is missing. Please enter it under ${settings}.`],
    [
      'turnout.example.org/portal',
      'page',
      `The address of the Turnout server lacks its beginning. Please enter it under ${settings} with https:// in front.`,
    ],
    [
      'http://turnout.example.org',
      'page',
      `The address of the Turnout server begins with http://, and browsers do not load that on a secure website. Please enter it under ${settings} with https://.`,
    ],
  ];
  try {
    for (const [address, club, sentence] of cases) {
      const answer = await formsAt(world, address, club);
      expect([answer.problem, answer.forms.length]).to.deep.equal([sentence, 0]);
      expect(answer.settings !== '', sentence).to.equal(sentence.includes(settings));
    }
    const asEditor = await formsAt(world, '', '', 0);
    expect(asEditor.problem).to.match(/An administrator of this website can do that\.$/);
    expect(asEditor.settings).to.equal('');
    const { problem, forms } = await formsAt(world, origin, 'empty');
    expect([problem, forms.map(({ slug }) => slug)]).to.deep.equal(['', ['empty']]);
  } finally {
    server.close();
  }
}

const mistakes: [address: string, sentence: string][] = [
  ['http://turnout.example.org', 'begins with http://'],
  ['turnout.example.org', 'lacks its beginning'],
  ['javascript:alert(1)', 'That is no address of a Turnout server.'],
  ['https://a:b@turnout.example.org', 'contains a user name'],
  ['turnout', 'That is no address of a Turnout server.'],
];

/** Says on the page of settings what is wrong with an address that cannot be one, and does not save it. */
export async function refusesMistakes(page: Page, field: Locator): Promise<void> {
  for (const [address, sentence] of mistakes) {
    await field.fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText(sentence).waitFor();
    expect(await field.inputValue()).to.equal('');
  }
}
