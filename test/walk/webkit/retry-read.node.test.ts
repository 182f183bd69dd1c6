import { expect } from 'chai';
import { Place, type ElementScope } from './locator.js';

const pageGone = 'async: unknown error Could not parse script result';

/** A page whose driver fails with these errors first, and then finds what is asked for. */
function failing(...errors: string[]) {
  const works: string[] = [];
  const calls: string[] = [];
  const within: ElementScope = {
    async run<Result>(_: unknown, work: string) {
      works.push(work);
      const error = errors.shift();
      if (error) throw new Error(error);
      return [[1, 2]] as Result;
    },
    session: { sendCommand: async (_, path) => void calls.push(path) },
    corner: async () => [0, 0],
    timeoutMs: 1000,
  };
  return { locator: new Place(within).locator('button'), works, calls };
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a walk in WebKit whose page goes away under a script', () => {
  for (const [what, read] of [
    ['how many there are', (locator) => locator.count()],
    ['what is written', (locator) => locator.innerText()],
    ['what a field holds', (locator) => locator.inputValue()],
    ['where it is', (locator) => locator.boundingBox()],
  ] satisfies [string, (spot: ReturnType<typeof failing>['locator']) => Promise<unknown>][])
    it(`reads ${what} again`, async () => {
      const { locator, works } = failing(pageGone, pageGone);
      await read(locator);
      expect(works.length).to.equal(3);
    });

  it('looks for the place of a click again, and clicks once', async () => {
    const { locator, calls } = failing(pageGone);
    await locator.click();
    expect(calls).to.deep.equal(['/actions']);
  });

  for (const [what, act] of [
    ['a selection', (locator) => locator.selectOption('a')],
    ['what the walk does itself', (locator) => locator.evaluate(() => {})],
  ] satisfies [string, (spot: ReturnType<typeof failing>['locator']) => Promise<unknown>][])
    it(`does not repeat ${what}`, async () => {
      const { locator, works } = failing(pageGone);
      expect(await errorOf(act(locator))).to.equal(pageGone);
      expect(works.length).to.equal(1);
    });

  it('does not type twice', async () => {
    const { locator, works } = failing();
    const typing = failing('', '', pageGone);
    await locator.fill('a');
    expect(await errorOf(typing.locator.fill('a'))).to.equal(pageGone);
    expect(typing.works).to.deep.equal(works);
  });

  it('tells of every other error at once', async () => {
    const { locator, works } = failing('2 elements instead of one');
    expect(await errorOf(locator.innerText())).to.equal('2 elements instead of one');
    expect(works.length).to.equal(1);
  });
});
