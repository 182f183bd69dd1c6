import { gate, portal } from '../contract/index.js';
import type { AnyFinding } from '../model/finding.js';
import type { ElementStatus } from '../model/finding.js';
import { wordsFor, type DoctorWords } from '../i18n/doctor.js';

/** One request, without anything in it that is somebody's. */
export interface Asked {
  readonly what: string;
  /** 0 where the browser does not tell. */
  readonly status: number;
  readonly milliseconds: number;
}

/** What was found of one element. */
export interface Stood {
  /** Name of the element. */
  readonly element: string;
  readonly slug: string;
  readonly base: string;
  readonly standing: ElementStatus;
  /** Milliseconds from the beginning of the page until it was first seen standing. */
  readonly after: number | undefined;
  readonly asked: readonly Asked[];
}

export interface Report {
  readonly findings: readonly AnyFinding[];
  readonly stood: readonly Stood[];
}

const paths = [...new Set(Object.values({ ...gate, ...portal }).map(({ path }) => path))];

/** A part of a path that names somebody, or holds what only they have. */
const personal = new Set(['person_id', 'token']);

/** What a request of the gate was for: its path by the contract, without whoever it was about; nothing else is told. */
export function pathOf(url: string, base: string): string | undefined {
  const [club = '', rest = ''] = url.startsWith(`${base}/`)
    ? (/^([\w-]+)(\/[^?#]*)?/.exec(url.slice(base.length + 1))?.slice(1) ?? [])
    : [];
  if (!club) return undefined;
  for (const path of paths) {
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
    const values = new RegExp(`^${path.replace(/{\w+}/g, '([\\w%-]+)')}$`).exec(rest)?.slice(1);
    if (values)
      return names.reduce(
        (told, name, at) => told.replace(`{${name}}`, personal.has(name) ? '…' : values[at]!),
        `/${club}${path}`,
      );
  }
  return `/${club}/…`;
}

/** What was asked of a gate so far, as far as the browser remembers. */
export const askedOf = (entries: readonly PerformanceResourceTiming[], base: string): Asked[] =>
  entries.flatMap(({ name, duration, responseStatus }) => {
    const what = pathOf(name, base);
    return what === undefined ? [] : [{ what, status: responseStatus ?? 0, milliseconds: Math.round(duration) }];
  });

export function summaryOf({ findings }: Pick<Report, 'findings'>, words: DoctorWords): string {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  return words.summary(count('blocks'), count('hinders') + count('note'));
}

export const requestLine = ({ what, status, milliseconds }: Asked, words: DoctorWords): string =>
  `${what}: ${status || words.noStatus}, ${milliseconds} ms`;

export const standingLine = ({ standing, after }: Stood, words: DoctorWords): string =>
  words.standings[standing] + (after === undefined ? '' : `; ${words.stoodAfter(String(Math.round(after)))}`);

/** The whole report as plain text: for the console, and to be sent to somebody. */
export function textOf(report: Report, words: DoctorWords): string {
  const told = report.findings.map((finding) => {
    const { title, advice } = wordsFor(finding, words);
    const lines = finding.lines.map((line) => `    ${line}`);
    return [`${words.severities[finding.severity]}: ${title}`, `  ${advice}`, ...lines].join('\n');
  });
  const stood = report.stood.map((one) =>
    [
      `<${one.element} slug="${one.slug}"> ${standingLine(one, words)}`,
      `  ${words.base}: ${one.base}`,
      ...one.asked.map((asked) => `  ${requestLine(asked, words)}`),
    ].join('\n'),
  );
  return [`${words.heading}: ${summaryOf(report, words)}`, ...told, ...stood].join('\n\n');
}
