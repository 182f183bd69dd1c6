import { gateOf } from './allowed.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { ask, fromAnswer, notAGate, type Answer, type Question } from './gate.js';
import { isOnPage, readPage, serviceOf, type Embed, type Known, type Page } from './page.js';
import { addressOf, elementNames, isSlug, sourceOf } from './tag.js';

/** How many questions a pasted source may make this browser ask. */
const most = 10;

/** The element that a tag stands for. */
function elementOf({ tag, slug = '' }: Embed): string {
  const named = [tag.name, tag.attributes['data-widget']].find((name) => name && elementNames.includes(name));
  return named ?? (slug.includes('/') ? 'event-registration' : 'event-list');
}

/** The service that an embed asks, by the address of its script; undefined where that is a copy, or is not told whole. */
function serviceFor({ source, tag }: Embed, page: Page): string | undefined {
  if (tag.name !== 'script') return serviceOf(page);
  const isTold = source && /^\s*(?:[a-z]+:)?\/\//i.test(sourceOf(tag) ?? '');
  return isTold && !/\/cache\/|\/autoptimize/.test(source.pathname) ? source.href.replace(/[?#].*$/, '') : undefined;
}

/** What an embed would ask, and where; undefined where the page does not tell. */
function questionOf(embed: Embed, page: Page): Question | undefined {
  const { tag, slug = '' } = embed;
  const { attributes } = tag;
  const isAsked = isOnPage(embed) && isSlug(slug) && !('plain' in attributes || 'data-plain' in attributes);
  const script = serviceFor(embed, page);
  // beside a copy there is nobody to ask
  const gate = gateOf(embed, page, script ?? '');
  if (!isAsked || !gate || !/^https?:$/.test(gate.protocol)) return undefined;
  return { base: gate.href.replace(/\/+$/, ''), slug, element: elementOf(embed), script };
}

/** What the embeds of a page would ask their gates, each once. */
export function questionsOn(document: Document, known: Known = {}): Question[] {
  const page = readPage(document, known);
  const questions = page.embeds.flatMap((embed) => questionOf(embed, page) ?? []);
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()].slice(0, most);
}

/** What an answer explains of a page that is elsewhere: a gate lists the origin that asks, and that is not that page's. */
function fromElsewhere(answer: Answer, address: URL | undefined): AnyFinding[] {
  const { base, slug } = answer;
  const origin = address?.origin ?? '';
  const misplaced = notAGate(answer);
  if (misplaced.length) return misplaced;
  if (answer.told === 'nothing' && !answer.error.status && answer.error.reason !== 'invalid_response')
    return [found('gate_unasked', { slug, base })];
  const isListing = answer.told === 'portal' && answer.status === 'enabled';
  if (!isListing || origin === globalThis.origin) return fromAnswer(answer, { online: true, origin });
  const lines = origin ? [`portal_origins: [${origin}]`] : [];
  return [found('listed_unknown', { origin }, { lines })];
}

/** Asks the gates that a page's embeds would ask whether they have what is named. Rejects never. */
export async function fromGates(questions: readonly Question[], address: string | undefined): Promise<AnyFinding[]> {
  const answers = await Promise.all(questions.map((question) => ask(question)));
  return answers.flatMap((answer) => fromElsewhere(answer, addressOf(address)));
}
