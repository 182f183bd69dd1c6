import { gateUrlOf } from './policy-findings.js';
import { tagSummary } from './tag-summary.js';
import { embedFindings } from './diagnosis.js';
import type { AnyFinding, ElementStatus } from '../model/finding.js';
import { createFinding, bySeverity } from './finding.js';
import { probeGate, answerFindings, type Answer, type PageContext } from './gate-probe.js';
import { checkIntegrity } from './integrity.js';
import { readPage, scriptsOf, type Page } from './page.js';
import { duplicateFindings } from './snippet-findings.js';
import { requestsOf, type Report, type ElementReport } from './report.js';
import { hiddenReason, elementStatus } from './element-status.js';
import { portalNames, tagOf } from './tag.js';
import { violationFindings, type Violation } from './violations.js';
import { elementsOn } from './wait-until-settled.js';

/** The embed script that runs the doctor. */
export interface ScriptInfo {
  readonly script: HTMLScriptElement | undefined;
  /** The address of its gate. */
  readonly base: string | undefined;
  /** The names of the elements that it defines. */
  readonly tags: readonly string[];
}

/** Whether an element speaks to a service directly; frameworks set the property. */
const isPlain = (element: Element): boolean =>
  element.hasAttribute('plain') || (element as { plain?: unknown }).plain === true;

/** Whether a visitor sees the content of an element or a notice. */
const isShown = (status: ElementStatus): boolean => /^(stands|says)$/.test(status);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** An attribute of an element, or the property that a framework has set instead. */
function attributeOrProperty(element: Element, attribute: string, property: string): string {
  const value = element.getAttribute(attribute) || (element as unknown as Record<string, unknown>)[property];
  return typeof value === 'string' ? value : '';
}

/** The gate of an element, without a trailing slash. Under the embed script the attribute alone has no effect. */
const baseOf = (element: Element, base = ''): string => {
  const { baseUrl } = element as { baseUrl?: unknown };
  return (typeof baseUrl === 'string' && baseUrl ? baseUrl : base).replace(/\/+$/, '');
};

/** The facts about one element. `times` are the moments at which elements were first seen loaded. */
function elementReport(element: Element, base: string, times: ReadonlyMap<Element, number>): ElementReport {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    element: element.localName,
    slug: attributeOrProperty(element, 'slug', 'slug'),
    base,
    status: elementStatus(element),
    loadedAfterMs: times.get(element),
    requests: requestsOf(entries, base),
  };
}

/** Findings about an element on the page. */
function elementFindings(element: Element, status: ElementStatus): AnyFinding[] {
  const summary = tagSummary(tagOf(element));
  if (status === 'foreign') return [createFinding('name_taken', { tag: element.localName }, { subject: summary })];
  const hidden = isShown(status) ? hiddenReason(element) : undefined;
  return hidden ? [createFinding('hidden', hidden, { subject: summary })] : [];
}

/** A finding if the script has run, but its element is no longer on the page. */
function removedElement(page: Page, reports: readonly ElementReport[], { script, base }: ScriptInfo): AnyFinding[] {
  const slug = script?.dataset['slug'] ?? (script?.src ? new URL(script.src).searchParams.get('slug') : undefined);
  const isOnPage = reports.some((embed) => embed.slug === slug);
  return base && slug && script && !isOnPage && !page.embeds.some((embed) => embed.slug === slug)
    ? [createFinding('removed', { slug })]
    : [];
}

/** The shown page and what has happened on it so far. */
export interface ShownPage extends PageContext {
  readonly document: Document;
  readonly address: string;
  readonly times: ReadonlyMap<Element, number>;
  readonly violations: () => readonly Violation[];
}

/** Examines a shown page: its elements, its policies, and the answers of the gate. */
export async function createPageReport(info: ScriptInfo, context: ShownPage): Promise<Report> {
  const { document, address, times } = context;
  const home = info.script?.src ? withoutQuery(info.script.src) : undefined;
  const page = readPage(document, { address, home });
  const elements = elementsOn(document);
  const reports = elements.map((element) => elementReport(element, baseOf(element, info.base), times));

  const probes = elements.flatMap((element, index) => {
    const { slug, base, status } = reports[index]!;
    // a service without a gate has no answers for visitors
    const usesGate = slug && base && status !== 'foreign' && !isPlain(element);
    if (!usesGate) return [];
    const probe = { slug, base, element: element.localName, script: home };
    return [probeGate(probe).then((answer) => ({ answer, isShown: isShown(status) }))];
  });
  const answers = await Promise.all(probes);
  // a violation is reported shortly after the request
  await new Promise((resolve) => setTimeout(resolve, 100));

  const isSlugShown = (slug: string | undefined): boolean =>
    reports.some((embed) => embed.slug === slug && isShown(embed.status));
  const isRunning = (embed: Page['embeds'][number]): boolean =>
    embed.element === info.script ||
    (!embed.slug && embed.source !== undefined && withoutQuery(embed.source.href) === home);
  const remainingPage: Page = {
    ...page,
    embeds: page.embeds.filter((embed) => !isSlugShown(embed.slug) && !isRunning(embed)),
  };
  const origins = [
    home,
    ...reports.map(({ base }) => base),
    ...scriptsOf(page).map((embed) => gateUrlOf(embed, page)?.href),
  ];
  const blocked = violationFindings(
    context.violations(),
    origins.flatMap((source) => (source ? new URL(source, address).origin : [])),
  );
  const fingerprints = await Promise.all(scriptsOf(remainingPage).map(checkIntegrity));

  const findings = [
    ...blocked,
    // a violation tells more than the text of a policy
    ...embedFindings(remainingPage).filter(({ code }) => !blocked.some((finding) => finding.code === code)),
    ...fingerprints.flat(),
    ...duplicateFindings(page),
    ...removedElement(page, reports, info),
    ...elements.flatMap((element, index) => elementFindings(element, reports[index]!.status)),
    ...answers.flatMap((probed) => probedFindings(probed, context, blocked)),
  ];
  return { findings: bySeverity([...findings, ...verdicts(reports, findings)]), elements: reports };
}

/** The gate's answer about an element, and whether the element shows its content. */
interface ProbedElement {
  readonly answer: Answer;
  readonly isShown: boolean;
}

/** Findings from the gate's answer. If the page's policy has blocked the request, the policy's finding is enough. */
function probedFindings(
  { answer, isShown }: ProbedElement,
  context: PageContext,
  blocked: readonly AnyFinding[],
): AnyFinding[] {
  const isStopped = answer.kind === 'nothing' && blocked.some(({ code }) => code === 'policy');
  const findings = isStopped ? [] : answerFindings(answer, context);
  // content from an earlier answer stays visible
  return isShown && answer.kind === 'nothing'
    ? findings.map((finding) => ({ ...finding, severity: 'hinders' as const }))
    : findings;
}

/** The conclusion about each element: it works, or it fails without an explanation. */
function verdicts(reports: readonly ElementReport[], findings: readonly AnyFinding[]): AnyFinding[] {
  const isExplained = findings.some(({ severity }) => severity === 'blocks');
  const also = findings.some(({ severity }) => severity === 'hinders');
  const isHidden = (name: string) =>
    findings.some(({ code, subject }) => code === 'hidden' && subject?.startsWith(`<${name}`));
  return reports.flatMap(({ element, slug, status }) => {
    const isWorking = status === 'stands' || (status === 'says' && !portalNames.includes(element));
    if (isWorking) return isHidden(element) ? [] : [createFinding('stands', { slug, also })];
    return status === 'says' || isExplained ? [] : [createFinding('not_standing', { slug })];
  });
}
