import { expect } from '@open-wc/testing';
import { FULL_DATE, formatDayRange, zonedMoment } from '../../src/i18n/index.js';
import { openForm } from '../support/open-form.js';
import { openList } from '../support/open-list.js';

const [start, end, opensAt] = ['2027-12-30', '2028-01-02', '2026-12-14T18:00:00Z'] as const;
const yaml = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: ${start}, end_date: ${end}, opens_at: '${opensAt}' }
`;

const textNodesIn = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? child : textNodesIn(child)));

/** How many lines a segment of text stands on; 0 if it is not there. */
function linesOf(root: Node, segment: string): number {
  const text = textNodesIn(root).find(({ data }) => data.includes(segment));
  if (!text) return 0;
  const range = new Range();
  const offset = text.data.indexOf(segment);
  range.setStart(text, offset);
  range.setEnd(text, offset + segment.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** The segments of a text between which a line may break. */
const segmentsOf = (text: string) => text.split(/[ \u2009]/);

/** The segments that stand on another number of lines than one, in columns of 280 to 360 pixels. */
function tornIn(el: HTMLElement, segments: readonly string[]): string[] {
  const torn = [];
  for (let width = 280; width <= 360; width += 5) {
    el.style.inlineSize = `${width}px`;
    for (const segment of segments)
      if (linesOf(el.shadowRoot!, segment) !== 1) torn.push(`${width}: ${linesOf(el.shadowRoot!, segment)} ${segment}`);
  }
  return torn;
}

describe('in a narrow column, a line breaks in no date', () => {
  for (const lang of ['de', 'ar', 'en', 'fr', 'he'] as const) {
    const tag = lang === 'en' ? 'en-GB' : lang;
    const moment = zonedMoment(opensAt, tag, 'Europe/Berlin');

    it(`of a form, in ${lang}`, async () => {
      const { el } = await openForm({ yaml, lang });
      const segments = segmentsOf(`${formatDayRange(start, end, tag)} ${moment}`);
      expect(segments).to.have.length(4);
      expect(tornIn(el, segments)).to.deep.equal([]);
    });

    it(`of a list, in ${lang}`, async () => {
      const { el } = await openList({ yaml, lang });
      const segments = segmentsOf(`${formatDayRange(start, end, tag, FULL_DATE)} ${moment}`);
      expect(tornIn(el, segments)).to.deep.equal([]);
    });
  }
});
