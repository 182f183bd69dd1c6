import { expect } from 'chai';
import { Place, type Within } from './locator.js';

const pageGone = 'async: unknown error Could not parse script result';

/** A page whose driver fails with these errors first, and then finds what is asked for. */
function failing(...errors: string[]) {
  const works: string[] = [];
  const asked: string[] = [];
  const within: Within = {
    async run<Result>(_: unknown, work: string) {
      works.push(work);
      const error = errors.shift();
      if (error) throw new Error(error);
      return [[1, 2]] as Result;
    },
    session: { ask: async (_, path) => void asked.push(path) },
    corner: async () => [0, 0],
    timeoutMs: 1000,
  };
  return { spot: new Place(within).locator('button'), works, asked };
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a walk in WebKit whose page goes away under a script', () => {
  for (const [what, read] of [
    ['how many there are', (spot) => spot.count()],
    ['what is written', (spot) => spot.innerText()],
    ['what a field holds', (spot) => spot.inputValue()],
    ['where it is', (spot) => spot.boundingBox()],
  ] satisfies [string, (spot: ReturnType<typeof failing>['spot']) => Promise<unknown>][])
    it(`reads ${what} again`, async () => {
      const { spot, works } = failing(pageGone, pageGone);
      await read(spot);
      expect(works.length).to.equal(3);
    });

  it('looks for the place of a click again, and clicks once', async () => {
    const { spot, asked } = failing(pageGone);
    await spot.click();
    expect(asked).to.deep.equal(['/actions']);
  });

  for (const [what, act] of [
    ['a selection', (spot) => spot.selectOption('a')],
    ['what the walk does itself', (spot) => spot.evaluate(() => {})],
  ] satisfies [string, (spot: ReturnType<typeof failing>['spot']) => Promise<unknown>][])
    it(`does not repeat ${what}`, async () => {
      const { spot, works } = failing(pageGone);
      expect(await errorOf(act(spot))).to.equal(pageGone);
      expect(works.length).to.equal(1);
    });

  it('does not type twice', async () => {
    const { spot, works } = failing();
    const typing = failing('', '', pageGone);
    await spot.fill('a');
    expect(await errorOf(typing.spot.fill('a'))).to.equal(pageGone);
    expect(typing.works).to.deep.equal(works);
  });

  it('tells of every other error at once', async () => {
    const { spot, works } = failing('2 elements instead of one');
    expect(await errorOf(spot.innerText())).to.equal('2 elements instead of one');
    expect(works.length).to.equal(1);
  });
});
