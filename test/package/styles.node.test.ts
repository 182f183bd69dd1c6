import { expect } from 'chai';
import { tightened } from '../../src/build/tight.js';

const styles: [what: string, before: string, after: string][] = [
  [
    'a custom property',
    ':host{--line: color-mix(in srgb, red 62%, transparent)}',
    ':host{--line:color-mix(in srgb,red 62%,transparent)}',
  ],
  ['what stands in for one', 'a{color:var(--on-accent, Canvas)}', 'a{color:var(--on-accent,Canvas)}'],
  ['parentheses over several lines', '.a{--danger: var(\n  --own,\n  red\n)}', '.a{--danger:var(--own,red)}'],
  ['signs, which need their blanks', 'a{--y: clamp(0, (.18 - y) * 999, 1.1)}', 'a{--y:clamp(0,(.18 - y) * 999,1.1)}'],
  ['texts, as they are', `a:before{content:'( a, b )' / ", "}`, `a:before{content:'( a, b )' / ", "}`],
];

describe('styles as visitors download them', () => {
  for (const [what, before, after] of styles)
    it(`have no blanks for readers: ${what}`, () => {
      expect(tightened(before)).to.equal(after);
    });
});
