import { expect } from '@open-wc/testing';
import { injectionPayloads } from '../../support/injection-payloads.js';
import { waitUntil } from '../../support/wait-until.js';
import { edit, openProfile } from './open-editing.js';

/** What a person and a club have written, in what the gate answers. */
const texts = /Noyce|Two\\nlines|Am See 1|Contact|Whom the club writes to\.|About me|What others may know\./g;

/** The profile of somebody, with these words wherever somebody has words. */
const clubYaml = (text: string) =>
  openProfile({
    intercept: async (_, next) => {
      const answer = await next();
      const { status, headers } = answer;
      const body = (await answer.text()).replace(texts, () => JSON.stringify(text).slice(1, -1));
      return new Response(body || null, { status, headers });
    },
  });

describe('words that want to be more than words, in a profile', () => {
  afterEach(() => {
    delete (window as { ran?: number }).ran;
  });

  for (const vector of injectionPayloads)
    it(`are shown as they are, and are to be changed as they are: ${vector.slice(0, 40)}`, async () => {
      const opened = await clubYaml(vector);
      const harmless = () =>
        expect(
          opened.parts('img, script, svg, iframe, style, math, template, video, [onerror], [onload], [onfocus]'),
        ).to.have.length(0);
      await waitUntil(() => opened.parts('dl').length);
      const elementsWithVector = opened
        .parts('dd, dt, [role=heading], p')
        .filter(({ textContent }) => textContent.includes(vector));
      expect(elementsWithVector.length).to.be.above(4);
      harmless();
      await edit(opened);
      expect(opened.part<HTMLInputElement>('[name="name.last_name"]').value).to.equal(vector);
      expect(opened.part<HTMLTextAreaElement>('[name="about"]').value).to.equal(vector);
      harmless();
      expect(window).to.not.have.property('ran');
    });
});
