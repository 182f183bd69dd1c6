import { gateOf } from './allowed.js';
import { aboutOf } from './about.js';
import { ofEach } from './diagnosis.js';
import type { AnyFinding } from '../model/finding.js';
import { found, inOrder } from './finding.js';
import { ask, fromAnswer, type Answer, type Surroundings } from './gate.js';
import { integrityOf } from './integrity.js';
import { readPage, scriptsOf, type Page } from './page.js';
import { repeated } from './pasted.js';
import { askedOf, type Report, type Stood } from './report.js';
import { hiddenBy, standingOf } from './standing.js';
import { portalNames, tagOf } from './tag.js';
import { fromViolations, type Violation } from './violations.js';
import { elementsOn } from './watching.js';

/** What the embed script knows of itself. */
export interface Examined {
  readonly script: HTMLScriptElement | undefined;
  /** Address of the gate that it speaks for. */
  readonly base: string | undefined;
  /** Names of the elements there are. */
  readonly tags: readonly string[];
}

/** True where it asks what speaks only the specification; frameworks say so by a property. */
const isPlain = (element: Element): boolean =>
  element.hasAttribute('plain') || (element as { plain?: unknown }).plain === true;

/** True where a visitor sees what an element is there for, or why not. */
const isUp = (standing: Stood['standing']): boolean => /^(stands|says)$/.test(standing);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** What an element was told: frameworks set properties, and no attribute shows them. */
function toldTo(element: Element, attribute: string, property: string): string {
  const told = element.getAttribute(attribute) || (element as unknown as Record<string, unknown>)[property];
  return typeof told === 'string' ? told : '';
}

/** Where an element asks, without a slash at the end. The attribute alone does not count under the embed script. */
const baseOf = (element: Element, base = ''): string => {
  const { baseUrl } = element as { baseUrl?: unknown };
  return (typeof baseUrl === 'string' && baseUrl ? baseUrl : base).replace(/\/+$/, '');
};

/** What was found of one element, and when it stood. */
function stoodOf(element: Element, base: string, times: ReadonlyMap<Element, number>): Stood {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    element: element.localName,
    slug: toldTo(element, 'slug', 'slug'),
    base,
    standing: standingOf(element),
    after: times.get(element),
    asked: askedOf(entries, base),
  };
}

/** What an element that is on the page shows by itself. */
function shown(element: Element, standing: Stood['standing']): AnyFinding[] {
  const about = aboutOf(tagOf(element));
  if (standing === 'foreign') return [found('name_taken', { tag: element.localName }, { about })];
  const hidden = isUp(standing) ? hiddenBy(element) : undefined;
  return hidden ? [found('hidden', hidden, { about })] : [];
}

/** A script of ours that ran, and whose element is on the page no more. */
function removed(page: Page, stood: readonly Stood[], { script, base }: Examined): AnyFinding[] {
  const slug = script?.dataset['slug'] ?? (script?.src ? new URL(script.src).searchParams.get('slug') : undefined);
  const isThere = stood.some((one) => one.slug === slug);
  return base && slug && script && !isThere && !page.embeds.some((embed) => embed.slug === slug)
    ? [found('removed', { slug })]
    : [];
}

export interface Circumstances extends Surroundings {
  readonly document: Document;
  readonly address: string;
  readonly times: ReadonlyMap<Element, number>;
  readonly heard: () => readonly Violation[];
}

/** Examines a page that is shown: what stands on it, what stopped the rest, and what the gate says. */
export async function examined(known: Examined, around: Circumstances): Promise<Report> {
  const { document, address, times } = around;
  const home = known.script?.src ? withoutQuery(known.script.src) : undefined;
  const page = readPage(document, { address, home });
  const elements = elementsOn(document);
  const stood = elements.map((element) => stoodOf(element, baseOf(element, known.base), times));

  const asking = elements.flatMap((element, at) => {
    const { slug, base, standing } = stood[at]!;
    // what speaks only the specification is the club's own, and has nothing to say to visitors
    const isAsked = slug && base && standing !== 'foreign' && !isPlain(element);
    if (!isAsked) return [];
    const question = { slug, base, element: element.localName, script: home };
    return [ask(question).then((answer) => ({ answer, isShown: isUp(standing) }))];
  });
  const answers = await Promise.all(asking);
  // a violation is told of a moment after what it stops
  await new Promise((resolve) => setTimeout(resolve, 100));

  const hasStood = (slug: string | undefined): boolean => stood.some((one) => one.slug === slug && isUp(one.standing));
  const isRunning = (embed: Page['embeds'][number]): boolean =>
    embed.element === known.script ||
    (!embed.slug && embed.source !== undefined && withoutQuery(embed.source.href) === home);
  const rest: Page = { ...page, embeds: page.embeds.filter((embed) => !hasStood(embed.slug) && !isRunning(embed)) };
  const origins = [
    home,
    ...stood.map(({ base }) => base),
    ...scriptsOf(page).map((embed) => gateOf(embed, page)?.href),
  ];
  const stopped = fromViolations(
    around.heard(),
    origins.flatMap((one) => (one ? new URL(one, address).origin : [])),
  );
  const fingerprints = await Promise.all(scriptsOf(rest).map(integrityOf));

  const findings = [
    ...stopped,
    // what was stopped tells more than what can be read of a policy
    ...ofEach(rest).filter(({ code }) => !stopped.some((one) => one.code === code)),
    ...fingerprints.flat(),
    ...repeated(page),
    ...removed(page, stood, known),
    ...elements.flatMap((element, at) => shown(element, stood[at]!.standing)),
    ...answers.flatMap((told) => toldBy(told, around, stopped)),
  ];
  return { findings: inOrder([...findings, ...verdicts(stood, findings)]), stood };
}

/** What the gate says of an element, and whether that shows without it. */
interface Told {
  readonly answer: Answer;
  readonly isShown: boolean;
}

/** What the gate's answer explains; where the page's policy stopped the request, that explains it. */
function toldBy({ answer, isShown }: Told, around: Surroundings, stopped: readonly AnyFinding[]): AnyFinding[] {
  const isStopped = answer.told === 'nothing' && stopped.some(({ code }) => code === 'policy');
  const findings = isStopped ? [] : fromAnswer(answer, around);
  // what was drawn before the gate fell silent shows all the same
  return isShown && answer.told === 'nothing'
    ? findings.map((finding) => ({ ...finding, severity: 'hinders' as const }))
    : findings;
}

/** What is said of each element in the end: that it stands, or that nothing explains why it does not. */
function verdicts(stood: readonly Stood[], findings: readonly AnyFinding[]): AnyFinding[] {
  const isExplained = findings.some(({ severity }) => severity === 'blocks');
  const also = findings.some(({ severity }) => severity === 'hinders');
  const isHidden = (name: string) =>
    findings.some(({ code, about }) => code === 'hidden' && about?.startsWith(`<${name}`));
  return stood.flatMap(({ element, slug, standing }) => {
    const isWell = standing === 'stands' || (standing === 'says' && !portalNames.includes(element));
    if (isWell) return isHidden(element) ? [] : [found('stands', { slug, also })];
    return standing === 'says' || isExplained ? [] : [found('not_standing', { slug })];
  });
}
