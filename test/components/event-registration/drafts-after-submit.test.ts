import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import {
  campers,
  mountForm,
  openForm,
  type OpenedForm,
  type OpenFormOptions,
  isRegistration,
} from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, agree, familyClub, fillPerson, fillShared, posts, press, reload } from './fill-participants.js';

const openFamily = (options: OpenFormOptions = {}) => openForm({ yaml: familyClub, ...options });

describe('a draft of what was sent', () => {
  const filled = async (options: Parameters<typeof openFamily>[0]) => {
    const opened = await openFamily(options);
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    return opened;
  };
  const lostOnce = () => {
    let lostResponses = 0;
    return async (request: Request, next: (request: Request) => Promise<Response>) => {
      const response = await next(request);
      if (!isRegistration(request) || lostResponses++) return response;
      return new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
    };
  };
  const keys = (opened: OpenedForm) => new Set(posts(opened).map(({ headers }) => headers.get('idempotency-key')));

  it('brings its key back: the same answers are registered once', async () => {
    const opened = await filled({ intercept: lostOnce() });
    await opened.send();
    const reloaded = await reload(opened);
    agree(reloaded);
    await reloaded.send();
    expect(reloaded.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
    expect([posts(opened).length, keys(opened).size]).to.deep.equal([2, 1]);
    expect(await campers(opened)).to.have.length(1);
  });

  it('brings its key back when the page is left before any answer', async () => {
    let answer = (): void => {};
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    let first = true;
    const opened = await filled({
      intercept: async (request: Request, next: (request: Request) => Promise<Response>) => {
        const response = await next(request);
        if (isRegistration(request) && first) {
          first = false;
          await pendingAnswer;
        }
        return response;
      },
    });
    opened.part('form button.main').click();
    await waitUntil(() => posts(opened).length, 'nothing was sent');
    // nobody tells an element that its page is loaded again: what counts is what the tab remembers by now
    const savedEntries = { ...sessionStorage } as Record<string, string>;
    opened.el.remove();
    expect({ ...sessionStorage }).to.deep.equal(savedEntries);
    const reloaded = await mountForm();
    agree(reloaded);
    await reloaded.send();
    answer();
    expect([posts(opened).length, keys(opened).size]).to.deep.equal([2, 1]);
    expect(await campers(opened)).to.have.length(1);
  });

  it('finds out with other answers that the first have arrived, says so, and registers nobody twice', async () => {
    const opened = await filled({ intercept: lostOnce() });
    await opened.send();
    const reloaded = await reload(opened);
    reloaded.type('wish', 'Sun');
    agree(reloaded);
    await reloaded.send();
    expect(reloaded.part('[part=summary]').textContent).to.contain(words.issues.key_reused);
    await expect(reloaded.el).to.be.accessible();
    expect(keys(opened).size).to.equal(1);
    expect((await campers(opened)).map(({ wish }) => wish)).to.deep.equal([null]);
  });

  it('finds out with other answers that the first have not arrived, and registers these', async () => {
    let lostResponses = 0;
    const opened = await filled({
      intercept: async (request: Request, next: (request: Request) => Promise<Response>) =>
        isRegistration(request) && !lostResponses++ ? new Response('<h1>Hotel</h1>') : next(request),
    });
    await opened.send();
    opened.type('wish', 'Sun');
    await opened.send();
    expect(opened.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
    expect((await campers(opened)).map(({ wish }) => wish)).to.deep.equal(['Sun']);
  });

  it('registers nobody twice who starts over and types the same again', async () => {
    const opened = await filled({ intercept: lostOnce() });
    await opened.send();
    const reloaded = await reload(opened);
    press(reloaded, words.startOver);
    await reloaded.el.updateComplete;
    fillPerson(reloaded, 0, 'Ada');
    fillShared(reloaded);
    await reloaded.send();
    expect(keys(opened).size).to.equal(1);
    expect(await campers(opened)).to.have.length(1);
  });

  /** Two tabs with the same draft: what a browser does that duplicates a tab. The first may have sent already. */
  async function inTwoTabs(opened: OpenedForm, inFirst: (first: OpenedForm) => Promise<unknown>) {
    await waitUntil(() => sessionStorage.length, 'no draft was kept');
    const copied = Object.entries(sessionStorage) as [string, string][];
    await inFirst(opened);
    opened.el.remove();
    sessionStorage.clear();
    for (const [name, value] of copied) sessionStorage.setItem(name, value);
    return mountForm();
  }

  it('that was copied with its tab is one registration', async () => {
    const opened = await filled({});
    const copy = await inTwoTabs(opened, (first) => first.send());
    agree(copy);
    await copy.send();
    expect(copy.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
    expect(await campers(opened)).to.have.length(1);
  });

  it('that was copied with its tab is one registration of each of a family', async () => {
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    await addPerson(opened);
    fillPerson(opened, 1, 'Bo');
    fillShared(opened);
    const copy = await inTwoTabs(opened, (first) => first.send());
    agree(copy);
    await copy.send();
    expect((await campers(opened)).map(({ name: { first_name } }) => first_name).sort()).to.deep.equal(['Ada', 'Bo']);
  });

  it('that was changed in the copy of a tab registers nobody else, says so, and keeps what was typed', async () => {
    const opened = await filled({});
    const copy = await inTwoTabs(opened, (first) => first.send());
    copy.type('wish', 'Sun');
    agree(copy);
    for (const _ of ['once', 'and again']) {
      await copy.send();
      expect(copy.part('[part=summary]').textContent).to.contain(words.issues.key_reused);
    }
    expect(copy.part<HTMLInputElement>('[name=wish]').value).to.equal('Sun');
    expect((await campers(opened)).map(({ wish }) => wish)).to.deep.equal([null]);
  });

  it('that was refused and corrected in one tab is not registered once more in the copy', async () => {
    let refuse = true;
    const opened = await filled({
      intercept: (request: Request, next: (request: Request) => Promise<Response>) => {
        if (!isRegistration(request) || !refuse) return next(request);
        const issues = [{ field: 'wish', code: 'too_long', params: { max: 1 } }];
        const body = JSON.stringify({ title: 'No', status: 422, issues });
        const headers = { 'content-type': 'application/problem+json' };
        return Promise.resolve(new Response(body, { status: 422, headers }));
      },
    });
    const copy = await inTwoTabs(opened, async (first) => {
      await first.send();
      refuse = false;
      first.type('wish', 'Sun');
      await first.send();
      expect(first.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
    });
    agree(copy);
    await copy.send();
    expect(copy.part('[part=summary]').textContent).to.contain(words.issues.key_reused);
    expect((await campers(opened)).map(({ wish }) => wish)).to.deep.equal(['Sun']);
  });

  it('that was started over is another registration', async () => {
    const opened = await filled({});
    const copy = await inTwoTabs(opened, (first) => first.send());
    press(copy, words.startOver);
    await copy.el.updateComplete;
    fillPerson(copy, 0, 'Bo');
    fillShared(copy);
    await copy.send();
    expect(await campers(opened)).to.have.length(2);
  });

  it('is without persons who are registered already', async () => {
    const opened = await openFamily({ yaml: familyClub.replace('max_persons: 100', 'max_persons: 1') });
    fillPerson(opened, 0, 'Ada');
    await addPerson(opened);
    fillPerson(opened, 1, 'Bo');
    fillShared(opened);
    await opened.send();
    await opened.apply(familyClub);
    const reloaded = await reload(opened);
    expect(reloaded.parts('fieldset.person')).to.have.length(1);
    agree(reloaded);
    await reloaded.send();
    expect((await campers(opened)).map(({ name: { first_name } }) => first_name).sort()).to.deep.equal(['Ada', 'Bo']);
  });
});
