import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { desk } from '../../src/contract/desk.js';
import * as contract from '../../src/contract/index.js';
import { anchorsOf, pages, root, textOf } from '../docs/pages.js';

const linesOf = (...contracts: readonly object[]): string[] =>
  contracts
    .flatMap((endpoints) => Object.values(endpoints) as { method: string; path: string }[])
    .map(({ method, path }) => `${method} ${path}`);

/** Endpoints and resources that a comment may cite, by the document before the colon. */
const interfaces: Record<string, readonly string[]> = {
  specification: [...linesOf(contract.service), 'Person', 'Custom column', 'Fee', 'Event', 'Member portal session'],
  gate: linesOf(
    contract.gate,
    contract.calendars,
    contract.payments,
    contract.portal,
    desk,
    contract.registrations,
    contract.memberRegistrations,
  ),
};

/** Standards whose sections a comment may cite. */
const standard = /(RFC \d+|EPC069-12|ISO \d+|X\.690|Subresource Integrity)\b[^]{0,60}$/;

const decisions = pages.filter((page) => /decisions\/\d/.test(page)).length;

function isBrokenPath(path: string, heading: string | undefined, folder: string): boolean {
  const page = [join(folder, path), path].find((name) => existsSync(join(root, name)));
  return !page || (heading !== undefined && !anchorsOf(textOf(page)).includes(heading));
}

/** Citations in a text that no reader of this repository can follow. `folder` is that of its file, from the root. */
function brokenCitations(text: string, folder = '.'): string[] {
  const broken = [
    [...text.matchAll(/(?<![\w/*.<-])([\w./-]+\.md)\b(?:#([\w-]+))?/g)].filter(([, path = '', heading]) =>
      isBrokenPath(path, heading, folder),
    ),
    [...text.matchAll(/\bdecisions? (\d+)/gi)].filter(
      ([, number]) => !(Number(number) >= 1 && Number(number) <= decisions),
    ),
    [...text.matchAll(/\b(specification|gate): ([A-Z]+ \/[\w/{}.-]*[\w}]|[A-Z][a-z]+(?: [a-z]+)*)/g)].filter(
      ([, document = '', target = '']) => !interfaces[document]!.includes(target),
    ),
    [...text.matchAll(/\bsections? \d+/g)].filter(({ index }) => !standard.test(text.slice(0, index))),
    [...text.matchAll(/\brequirements? \d+/g)],
  ];
  return broken.flatMap((matches) => matches.map(([citation]) => citation));
}

/** A comment without the stars or slashes at the beginning of its lines. */
const withoutMargin = (comment: string) => comment.replace(/\n\s*(?:\*|\/\/)?[ \t]*/g, ' ');

/** The comments of a file, and the titles of its tests. Lines of `//` that follow each other are one comment. */
function commentsOf(text: string): string[] {
  const comments = text.match(/\/\*[^]*?\*\/|<!--[^]*?-->|(?:(?<=^|\s)\/\/ .*(?:\n[ \t]*)?)+/gm) ?? [];
  const titles = [...text.matchAll(/\b(?:describe|it|decided)\(\s*(['"`])([^]*?)\1/g)].map(([, , title = '']) => title);
  return [...comments.map(withoutMargin), ...titles];
}

/** This file has citations on purpose that lead nowhere. */
const self = 'test/house/citations.node.test.ts';

const files = [
  ...['src', 'test', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
  ...readdirSync(root),
].filter((path) => /\.(ts|tsx|mjs|cjs|js|css|html|php)$/.test(path) && path !== self);

describe('citations', () => {
  it('in comments and titles of tests lead to a page, a decision, an endpoint or a standard', () => {
    const broken = files.flatMap((path) =>
      commentsOf(readFileSync(join(root, path), 'utf8'))
        .flatMap((comment) => brokenCitations(comment, dirname(path)))
        .map((citation) => `${path}: ${citation}`),
    );
    expect(broken.join('\n')).to.equal('');
  });

  it('in the pages of this project do so too', () => {
    const broken = pages.flatMap((page) =>
      brokenCitations(textOf(page), dirname(page)).map((text) => `${page}: ${text}`),
    );
    expect(broken.join('\n')).to.equal('');
  });

  for (const [text, citation] of [
    ['/** Private (design.md section 6). */', 'design.md'],
    ['/** As docs/gate.md#nowhere says. */', 'docs/gate.md#nowhere'],
    ['// as decided\n// (decision\n// 999)', 'decision 999'],
    ['/** specification: PATCH /fees */', 'specification: PATCH /fees'],
    ['/** specification: Invoice */', 'specification: Invoice'],
    ['/** gate: GET /nowhere. */', 'gate: GET /nowhere'],
    ['/* section 6 */', 'section 6'],
    ["it('takes digits (requirement 82)', () => {});", 'requirement 82'],
  ] as const)
    it(`are found where they lead nowhere: ${citation}`, () => {
      expect(commentsOf(text).flatMap((comment) => brokenCitations(comment))).to.include(citation);
    });

  for (const text of [
    '/** gate: GET /events (docs/gate.md#abuse, decision 1). */',
    '/** specification: POST /fees; specification: Fee. RFC 9110, section 10.2.3 */',
  ])
    it(`are accepted: ${text}`, () => {
      expect(commentsOf(text).flatMap((comment) => brokenCitations(comment))).to.deep.equal([]);
    });
});
