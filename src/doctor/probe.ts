import { gateUrlOf } from './policy-findings.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { probeGate, answerFindings, wrongAddressFindings, type Answer, type Probe } from './gate-probe.js';
import { isOnPage, readPage, serviceOf, type Embed, type PageHints, type Page } from './page.js';
import { addressOf, elementNames, isSlug, sourceOf } from './tag.js';

/** The number of requests that a pasted source can cause. */
const MAX_PROBES = 10;

/** The name of the element that a tag shows. */
function elementOf({ tag, slug = '' }: Embed): string {
  const elementName = [tag.name, tag.attributes['data-widget']].find((name) => name && elementNames.includes(name));
  return elementName ?? (slug.includes('/') ? 'event-registration' : 'event-list');
}

/** The address of an embed's script. Undefined if that is a copy or not absolute. */
function serviceFor({ source, tag }: Embed, page: Page): string | undefined {
  if (tag.name !== 'script') return serviceOf(page);
  const isAbsolute = source && /^\s*(?:[a-z]+:)?\/\//i.test(sourceOf(tag) ?? '');
  return isAbsolute && !/\/cache\/|\/autoptimize/.test(source.pathname)
    ? source.href.replace(/[?#].*$/, '')
    : undefined;
}

/** The request that an embed would send. Undefined if the page does not contain its address. */
function probeOf(embed: Embed, page: Page): Probe | undefined {
  const { tag, slug = '' } = embed;
  const { attributes } = tag;
  const sendsRequests = isOnPage(embed) && isSlug(slug) && !('plain' in attributes || 'data-plain' in attributes);
  const script = serviceFor(embed, page);
  // no gate is beside a copy of the script
  const gate = gateUrlOf(embed, page, script ?? '');
  if (!sendsRequests || !gate || !/^https?:$/.test(gate.protocol)) return undefined;
  return { base: gate.href.replace(/\/+$/, ''), slug, element: elementOf(embed), script };
}

/** The requests that the embeds of a page would send, without duplicates. */
export function probesFor(document: Document, hints: PageHints = {}): Probe[] {
  const page = readPage(document, hints);
  const probes = page.embeds.flatMap((embed) => probeOf(embed, page) ?? []);
  return [...new Map(probes.map((probe) => [JSON.stringify(probe), probe])).values()].slice(0, MAX_PROBES);
}

/** Findings from an answer about a page on another origin: whether a gate lists that origin cannot be asked from here. */
function foreignPageFindings(answer: Answer, address: URL | undefined): AnyFinding[] {
  const { base, slug } = answer;
  const origin = address?.origin ?? '';
  const wrongAddress = wrongAddressFindings(answer);
  if (wrongAddress.length) return wrongAddress;
  if (answer.kind === 'nothing' && !answer.error.status && answer.error.reason !== 'invalid_response')
    return [createFinding('gate_unasked', { slug, base })];
  const isListing = answer.kind === 'portal' && answer.status === 'enabled';
  if (!isListing || origin === globalThis.origin) return answerFindings(answer, { online: true, origin });
  const lines = origin ? [`portal_origins: [${origin}]`] : [];
  return [createFinding('listed_unknown', { origin }, { lines })];
}

/** Probes the gates of a page's embeds. Never rejects. */
export async function probeFindings(probes: readonly Probe[], address: string | undefined): Promise<AnyFinding[]> {
  const answers = await Promise.all(probes.map((probe) => probeGate(probe)));
  return answers.flatMap((answer) => foreignPageFindings(answer, addressOf(address)));
}
