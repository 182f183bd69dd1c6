import { gateOf } from './allowed.js';
import { found, type AnyFinding } from './finding.js';
import { ask, fromAnswer, type Answer, type Question } from './gate.js';
import { isOnPage, readPage, serviceOf, type Embed, type Known, type Page } from './page.js';
import { elementNames, isSlug } from './tag.js';

/** How many questions a pasted source may make this browser ask. */
const most = 5;

/** The element that a tag stands for. */
function elementOf({ tag, slug = '' }: Embed): string {
  const named = [tag.name, tag.attributes['data-widget']].find((name) => name && elementNames.includes(name));
  return named ?? (slug.includes('/') ? 'event-registration' : 'event-list');
}

/** What an embed would ask, and where; undefined where the page does not tell. */
function questionOf(embed: Embed, page: Page): Question | undefined {
  const { tag, slug = '' } = embed;
  const script = serviceOf(page);
  const gate = gateOf(embed) ?? (script && new URL('public', script));
  const isAsked = isOnPage(embed) && isSlug(slug) && !('plain' in tag.attributes);
  if (!gate || !isAsked || !/^https?:$/.test(new URL(gate).protocol)) return undefined;
  return { base: `${gate}`.replace(/\/+$/, ''), slug, element: elementOf(embed), script };
}

/** What an answer explains of a page that is elsewhere: a gate lists the origin that asks, and that is not that page's. */
function fromElsewhere(answer: Answer, address: URL | undefined): AnyFinding[] {
  const { base, slug } = answer;
  const origin = address?.origin ?? '';
  if (answer.told === 'nothing') return [found('gate_unasked', { slug, base })];
  const isListing = answer.told === 'portal' && answer.status === 'enabled';
  if (!isListing || origin === globalThis.origin) return fromAnswer(answer, { online: true, origin });
  const lines = origin ? [`portal_origins: [${origin}]`] : [];
  return [found('listed_unknown', { origin }, { lines })];
}

/** Asks the gates that a page's embeds would ask whether they have what is named. Rejects never. */
export async function fromGates(document: Document, known: Known = {}): Promise<AnyFinding[]> {
  const page = readPage(document, known);
  const questions = new Map(
    page.embeds.flatMap((embed) => {
      const question = questionOf(embed, page);
      return question ? [[JSON.stringify(question), question] as const] : [];
    }),
  );
  const answers = await Promise.all([...questions.values()].slice(0, most).map((question) => ask(question)));
  return answers.flatMap((answer) => fromElsewhere(answer, page.address));
}
