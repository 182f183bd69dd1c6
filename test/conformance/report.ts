import type { CellOutcome, Outcome, Report, Result } from './conform.js';
import type { Role } from './roles.js';
import { specifiedCells } from './tables.js';

const marks: Readonly<Record<Result, string>> = { passed: '✓', failed: '✗', 'not tried': '–', unseen: '·' };

/** What keys are good for, as the report calls it. */
const roleNames: Readonly<Record<Role | 'main', string>> = {
  main: 'Main key',
  withoutMembers: 'Plan without members',
  portalDisabled: 'Portal disabled',
  portalSuperordinate: 'Portal superordinate',
  restricted: 'Some lists only',
};

const count = (outcomes: readonly Outcome[], result: Result) =>
  outcomes.filter((outcome) => outcome.result === result).length;

const plural = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Cases that did not pass, with what there is to see of them. */
function troubles(outcomes: readonly Outcome[], printed: Set<string>): string[] {
  return outcomes.flatMap(({ name, result, reason, exchange = [] }) => {
    if (result === 'passed' || result === 'unseen' || printed.has(name)) return [];
    printed.add(name);
    const lines = exchange.map((line) => `            ${line}`);
    return [`        ${marks[result]} ${name}`, `          ${reason ?? ''}`, ...(result === 'failed' ? lines : [])];
  });
}

function cellLines(cells: readonly CellOutcome[], outcomes: readonly Outcome[], printed: Set<string>): string[] {
  const lines: string[] = [];
  let before = '';
  for (const { endpoint, status, meaning, result, cases, of } of cells) {
    if (endpoint !== before) lines.push('', `  ${endpoint}`);
    before = endpoint;
    const matching = outcomes.filter((outcome) => outcome.of === of && cases.includes(outcome.name));
    const passed = count(matching, 'passed');
    lines.push(
      `    ${marks[result]} ${status}  ${meaning}  (${passed === matching.length ? passed : `${passed} of ${matching.length}`})`,
    );
    lines.push(...troubles(matching, printed));
  }
  return lines;
}

function topicLines(outcomes: readonly Outcome[], printed: Set<string>): string[] {
  const topics = [...new Set(outcomes.map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const matching = outcomes.filter((outcome) => outcome.topic === topic && outcome.result !== 'unseen');
    if (!matching.length) return [];
    const worst = (['failed', 'not tried', 'passed'] as const).find((result) => count(matching, result));
    const passed = count(matching, 'passed');
    return [
      `    ${marks[worst!]} ${topic}  (${passed === matching.length ? passed : `${passed} of ${matching.length}`})`,
      ...troubles(matching, printed),
    ];
  });
}

/** How a group of checks went; nothing where the run had none of it. */
function groupTotal(outcomes: readonly Outcome[], of: Outcome['of'], group: string): string[] {
  const matching = outcomes.filter((outcome) => outcome.of === of);
  return matching.length
    ? [`${group}: ${matching.length - count(matching, 'failed')} of ${matching.length} without failure`]
    : [];
}

/** How the specification's checks went, and those of what the bundled service adds: a service of others needs only the first. */
export const groupTotals = ({ outcomes }: Pick<Report, 'outcomes'>): string[] => [
  ...groupTotal(outcomes, 'specification', 'The specification'),
  ...groupTotal(outcomes, 'decisions', 'What the bundled service adds'),
];

/** The last line: checks, failures, and whether every cell of the specification's tables was seen. */
export function totalOf({ outcomes, cells, only }: Report): string {
  const triedCells = cells.filter(({ of, result }) => of === 'specification' && result !== 'not tried').length;
  const all = specifiedCells.length;
  const missing = count(outcomes, 'not tried');
  const covered = triedCells === all ? 'all covered' : `${triedCells} covered`;
  return [
    plural(outcomes.length, 'check'),
    `${count(outcomes, 'failed')} failed`,
    ...(missing ? [`${missing} not tried`] : []),
    `${all} endpoint × status of the specification's tables: ${covered}${only === undefined ? '' : ` (--only ${only})`}`,
  ].join(', ');
}

/** The whole report, for a terminal. */
export function linesOf(report: Report): string[] {
  const { base_url, workspaces, outcomes, cells, requests, waited_seconds, left_behind } = report;
  const printed = new Set<string>();
  const table = (of: CellOutcome['of']) =>
    cellLines(
      cells.filter((cell) => cell.of === of),
      outcomes,
      printed,
    );
  const specified = table('specification');
  const decided = table('decisions');
  const decisionOutcomes = outcomes.filter(({ of }) => of === 'decisions');
  const unseen = outcomes.filter(({ result }) => result === 'unseen');
  return [
    `Conformance of ${base_url}`,
    ...(Object.keys(roleNames) as (keyof typeof roleNames)[]).map(
      (role) => `  ${roleNames[role].padEnd(24)} ${workspaces[role] ?? '–'}`,
    ),
    ...(specified.length ? ['', 'The specification'] : []),
    ...specified,
    ...(decisionOutcomes.length
      ? ['', 'What the bundled service adds, and decisions where the specification is silent', ...decided, '']
      : []),
    ...topicLines(decisionOutcomes, printed),
    ...(unseen.length ? ['', 'Not to be seen from outside'] : []),
    ...unseen.map(({ name, reason }) => `    ${marks.unseen} ${name}: ${reason}`),
    '',
    `${plural(requests, 'request')}${waited_seconds ? `, ${Math.ceil(waited_seconds)} s waited where 429 asked for it` : ''}. ` +
      `The persons of this run are deleted${left_behind.persons ? `, except ${left_behind.persons} that could not be` : ''}; ` +
      `${plural(left_behind.columns, 'column')} and ${plural(left_behind.fees, 'fee')} stay, for nothing deletes them.`,
    ...groupTotals(report),
    totalOf(report),
  ];
}

/** The same as data. */
export function dataOf(report: Report): object {
  const { outcomes, cells, ...summary } = report;
  return {
    ...summary,
    checks: outcomes.length,
    passed: count(outcomes, 'passed'),
    failed: count(outcomes, 'failed'),
    not_tried: count(outcomes, 'not tried'),
    unseen: count(outcomes, 'unseen'),
    cells,
    cases: outcomes,
    total: totalOf(report),
  };
}
