import { expect, fixtureCleanup } from '@open-wc/testing';
import { FRAME_WAIT_MS } from '../../../src/controllers/index.js';
import { mountForm, openForm, type Handles, type OpenFormOptions } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { agree, control, familyClub, fillPerson, fillShared, singleClub } from './fill-participants.js';

const { now } = performance;
const { setTimeout } = window;

afterEach(() => {
  performance.now = now;
  window.setTimeout = setTimeout;
});

/** What the clock showed last: it never goes back. */
let time = 0;

/** A processor that takes so many milliseconds between any two looks at the clock. */
const taking = (milliseconds: number) => {
  time = Math.max(time, now.call(performance));
  performance.now = () => (time += milliseconds);
};

/** Pieces that wait until a frame is drawn. */
let waiting: TimerHandler[] = [];

/** Frames are drawn when the test says so. */
const holdFrames = () => {
  waiting = [];
  window.setTimeout = ((work: TimerHandler, delay?: number, ...more: unknown[]) =>
    delay === FRAME_WAIT_MS ? waiting.push(work) : setTimeout(work, delay, ...more)) as typeof window.setTimeout;
};

const drawFrame = () => {
  for (const work of waiting.splice(0)) (work as () => void)();
};

const firstField = '.section > [data-field]';
const questions = ({ parts }: Handles) => parts(firstField).map(({ dataset }) => dataset['field']);
const actions = ({ part }: Handles) => part('form .actions');
const whole = (opened: Handles) =>
  waitUntil(() => {
    drawFrame();
    return !actions(opened).inert;
  }, 'it is not drawn to its end');

/** The form as a slow phone has it at first. */
const firstPiece = (opening: OpenFormOptions) => {
  taking(100);
  holdFrames();
  return openForm({ until: firstField, ...opening });
};

describe('a long form on a slow phone', () => {
  it('is rendered in steps, in its order, and is sent only once it is complete', async () => {
    taking(1);
    const fast = questions(await openForm({ yaml: singleClub }));
    expect(fast).to.have.length.above(12);
    fixtureCleanup();

    const opened = await firstPiece({ yaml: singleClub });
    let ready = 0;
    opened.el.addEventListener('form-ready', () => ready++);
    expect(questions(opened)).to.deep.equal(fast.slice(0, 4));
    expect(actions(opened).inert).to.equal(true);
    expect(opened.part('button.main').checkVisibility({ visibilityProperty: true })).to.equal(false);
    drawFrame();
    await waitUntil(() => questions(opened).length > 4, 'no further piece comes');
    expect(questions(opened)).to.deep.equal(fast.slice(0, 8));
    expect(ready).to.equal(0);
    await whole(opened);
    expect(questions(opened)).to.deep.equal(fast);
    expect(opened.part('button.main').checkVisibility({ visibilityProperty: true })).to.equal(true);
    expect(ready).to.equal(1);
  });

  it('is rendered in one task on a fast processor', async () => {
    taking(1);
    holdFrames();
    const opened = await openForm({ yaml: singleClub, until: firstField });
    expect(actions(opened).inert).to.equal(false);
  });

  it('keeps what is typed into its first piece while the rest comes', async () => {
    const opened = await firstPiece({ yaml: singleClub });
    opened.type('name.first_name', 'Ada');
    opened.tick('food', 'vegan');
    await whole(opened);
    expect(control(opened, 0, 'name.first_name').value).to.equal('Ada');
    expect(new FormData(opened.part<HTMLFormElement>('form')).get('food')).to.equal('vegan');
    expect(control(opened, 0, 'beans').checkVisibility()).to.equal(true);
  });

  it('begins in every piece with what it begins with, and asks what depends on it', async () => {
    const prefill = JSON.stringify({ 'name.first_name': 'Ada', courses: ['Canoe'], wish: 'Sun' });
    const opened = await firstPiece({ yaml: singleClub, attributes: { prefill } });
    await whole(opened);
    const answers = new FormData(opened.part<HTMLFormElement>('form'));
    expect(['name.first_name', 'courses', 'wish'].map((name) => answers.get(name))).to.deep.equal([
      'Ada',
      'Canoe',
      'Sun',
    ]);
    expect(control(opened, 0, 'swims').checkVisibility()).to.equal(true);
    opened.tick('swims');
    expect(control(opened, 0, 'badge').checkVisibility()).to.equal(true);
    expect(control(opened, 0, 'number').checkVisibility()).to.equal(false);
  });

  it('has its draft back in every piece, with everybody', async () => {
    taking(1);
    const before = await openForm({ yaml: familyClub });
    fillPerson(before, 0, 'Ada');
    fillShared(before);
    before.type('wish', 'Sun');
    const typed = [...new FormData(before.part<HTMLFormElement>('form'))];
    before.el.remove();

    taking(100);
    holdFrames();
    const opened = await mountForm({ until: firstField });
    expect(questions(opened)).to.have.length(4);
    expect(opened.part('.more').checkVisibility()).to.equal(false);
    await whole(opened);
    // a draft agrees to nothing
    agree(opened);
    expect([...new FormData(opened.part<HTMLFormElement>('form'))]).to.deep.equal(typed);
    expect(opened.part('.more').checkVisibility()).to.equal(true);
  });

  it('keeps its draft whole where somebody types into its first piece and goes', async () => {
    taking(1);
    const before = await openForm({ yaml: singleClub });
    before.type('name.first_name', 'Ada');
    before.type('wish', 'Sun');
    before.el.remove();
    const savedDrafts = JSON.stringify({ ...sessionStorage });
    expect(savedDrafts).to.contain('Sun');

    taking(100);
    holdFrames();
    const opened = await mountForm({ until: firstField });
    opened.type('name.first_name', 'Bo');
    expect(actions(opened).inert).to.equal(true);
    opened.el.remove();
    expect(JSON.stringify({ ...sessionStorage })).to.equal(savedDrafts);
  });
});
