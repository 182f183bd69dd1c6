import { gate, portal } from '../contract/index.js';
import type { AnyFinding, ElementStatus } from '../model/finding.js';
import { wordsFor, type DoctorWords } from '../i18n/doctor.js';

/** A request without personal data. */
export interface RequestReport {
  readonly path: string;
  /** The HTTP status; 0 if the browser does not report it. */
  readonly status: number;
  readonly milliseconds: number;
}

/** The facts about one element. */
export interface ElementReport {
  /** Name of the element. */
  readonly element: string;
  readonly slug: string;
  readonly base: string;
  readonly status: ElementStatus;
  /** Milliseconds from the start of the page until the element was first seen loaded. */
  readonly loadedAfterMs: number | undefined;
  readonly requests: readonly RequestReport[];
}

export interface Report {
  readonly findings: readonly AnyFinding[];
  readonly elements: readonly ElementReport[];
}

const paths = [...new Set(Object.values({ ...gate, ...portal }).map(({ path }) => path))];

/** Path parameters that identify or authorise a person. */
const personalParams = new Set(['person_id', 'token']);

/** The path of a request to the gate as in the contract, with personal parameters removed. */
export function pathOf(url: string, base: string): string | undefined {
  const [club = '', endpointPath = ''] = url.startsWith(`${base}/`)
    ? (/^([\w-]+)(\/[^?#]*)?/.exec(url.slice(base.length + 1))?.slice(1) ?? [])
    : [];
  if (!club) return undefined;
  for (const path of paths) {
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
    const values = new RegExp(`^${path.replace(/{\w+}/g, '([\\w%-]+)')}$`).exec(endpointPath)?.slice(1);
    if (values)
      return names.reduce(
        (result, name, index) => result.replace(`{${name}}`, personalParams.has(name) ? '…' : values[index]!),
        `/${club}${path}`,
      );
  }
  return `/${club}/…`;
}

/** The requests to a gate so far that the browser has recorded. */
export const requestsOf = (entries: readonly PerformanceResourceTiming[], base: string): RequestReport[] =>
  entries.flatMap(({ name, duration, responseStatus }) => {
    const path = pathOf(name, base);
    return path === undefined ? [] : [{ path, status: responseStatus ?? 0, milliseconds: Math.round(duration) }];
  });

export function summaryOf({ findings }: Pick<Report, 'findings'>, words: DoctorWords): string {
  const count = (counted: string) => findings.filter(({ severity }) => severity === counted).length;
  return words.summary(count('blocks'), count('hinders') + count('note'));
}

export const requestLine = ({ path, status, milliseconds }: RequestReport, words: DoctorWords): string =>
  `${path}: ${status || words.noStatus}, ${milliseconds} ms`;

export const statusLine = ({ status, loadedAfterMs }: ElementReport, words: DoctorWords): string =>
  words.statuses[status] +
  (loadedAfterMs === undefined ? '' : `; ${words.loadedAfter(String(Math.round(loadedAfterMs)))}`);

/** The whole report as plain text, for the console. */
export function textOf(report: Report, words: DoctorWords): string {
  const findings = report.findings.map((finding) => {
    const { title, advice } = wordsFor(finding, words);
    const lines = finding.lines.map((line) => `    ${line}`);
    return [`${words.severities[finding.severity]}: ${title}`, `  ${advice}`, ...lines].join('\n');
  });
  const elements = report.elements.map((element) =>
    [
      `<${element.element} slug="${element.slug}"> ${statusLine(element, words)}`,
      `  ${words.base}: ${element.base}`,
      ...element.requests.map((request) => `  ${requestLine(request, words)}`),
    ].join('\n'),
  );
  return [`${words.heading}: ${summaryOf(report, words)}`, ...findings, ...elements].join('\n\n');
}
