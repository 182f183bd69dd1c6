import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../docs/recipes/', import.meta.url);
const recipes = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

/** What their readers bundle themselves: there is no script of ours on the page. */
const bundled = ['react.md', 'svelte.md', 'vue.md'];

describe('every recipe', () => {
  it('is looked at', () => {
    expect(recipes.length).to.be.at.least(14);
  });

  for (const name of recipes)
    it(`ends with how to find out why nothing shows: ${name}`, () => {
      const page = readFileSync(new URL(name, folder), 'utf8');
      const last = page.trimEnd().split('\n\n').at(-1)!.replaceAll(/\s+/g, ' ');
      expect(last).to.match(/^If nothing shows, `\?turnout-debug` at the end of the page's address says why[,;.]/);
      expect(last.match(/[.!?](?= |$)/g), 'one sentence').to.have.length(1);
      expect(last.includes('embed.js')).to.equal(bundled.includes(name));
    });
});
