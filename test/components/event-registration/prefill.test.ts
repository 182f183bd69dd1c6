import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';
import { control, familyClub, posts } from './fill-participants.js';

const prefilled = (answers: unknown, attributes: Record<string, string> = {}) =>
  openForm({
    yaml: familyClub,
    attributes: { prefill: typeof answers === 'string' ? answers : JSON.stringify(answers), ...attributes },
  });

describe('answers that the page gives', () => {
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  it('stand in their controls: lines, lists, radio buttons, boxes of a list', async () => {
    const opened = await prefilled({
      'name.first_name': 'Ada',
      shirt: 'M',
      food: 'vegan',
      courses: ['Canoe', 'Theatre'],
      'birthdate.day': 3,
    });
    expect([...new FormData(opened.part<HTMLFormElement>('form'))].filter(([, value]) => value)).to.deep.equal([
      ['name.first_name', 'Ada'],
      ['birthdate.day', '3'],
      ['food', 'vegan'],
      ['shirt', 'M'],
      ['courses', 'Canoe'],
      ['courses', 'Theatre'],
    ]);
  });

  it('are nothing where the page knows nothing', async () => {
    const opened = await prefilled({ email: null, wish: undefined, courses: [] });
    expect([...new FormData(opened.part<HTMLFormElement>('form'))].filter(([, value]) => value)).to.deep.equal([]);
  });

  it('show what depends on them', async () => {
    const opened = await prefilled({ food: 'vegan' });
    expect(control(opened, 0, 'beans').checkVisibility()).to.equal(true);
  });

  it('are never sent by themselves, nor checked', async () => {
    const opened = await prefilled({ email: 'nonsense' });
    expect(posts(opened)).to.deep.equal([]);
    expect(opened.parts('[part=issue]')).to.deep.equal([]);
  });

  it('are passed over where nothing has their name, or no such value', async () => {
    const opened = await prefilled({ nobody: 'x', shirt: 'XXXL', food: 'meat', 'homepage.url': 'x' });
    expect([...new FormData(opened.part<HTMLFormElement>('form'))].filter(([, value]) => value)).to.deep.equal([]);
    expect(opened.part<HTMLSelectElement>('[name=shirt]').selectedIndex).to.equal(0);
  });

  for (const broken of ['{', 'null', '5', '[]', '"text"'])
    it(`are passed over where they cannot be read: ${broken}`, async () => {
      const opened = await prefilled(broken);
      expect([...new FormData(opened.part<HTMLFormElement>('form'))].filter(([, value]) => value)).to.deep.equal([]);
    });

  const outside = { rules: true, swims: 'on', allergies: 'nuts', 'jab.day': 1, 'jab.month': 2, 'jab.year': 2020 };
  const untouched = (opened: Awaited<ReturnType<typeof openForm>>) =>
    [...new FormData(opened.part<HTMLFormElement>('form'))].filter(([, value]) => value);

  it('tick no consent, nor any yes or no, and are no sensitive answer (72)', async () => {
    expect(untouched(await prefilled(outside))).to.deep.equal([]);
  });

  it('tick nothing from the address of the page either (72)', async () => {
    const query = new URLSearchParams(Object.entries(outside).map(([name, value]) => [name, String(value)]));
    history.replaceState(null, '', href.replace(/[?#].*|$/, `?${query.toString()}&.1.rules=true&.1.allergies=nuts`));
    const opened = await prefilled({}, { 'prefill-from-query': '' });
    expect(untouched(opened)).to.deep.equal([]);
    expect(control(opened, 0, 'rules').checked).to.equal(false);
  });

  it('come from the address of the page where it says so', async () => {
    history.replaceState(
      null,
      '',
      `${href}#`.replace(/[?#].*/, '?email=a%40example.org&courses=Canoe&courses=Theatre'),
    );
    const opened = await prefilled({}, { 'prefill-from-query': '' });
    expect(control(opened, 0, 'email').value).to.equal('a@example.org');
    const entries = new FormData(opened.part<HTMLFormElement>('form'));
    expect(entries.getAll('courses')).to.deep.equal(['Canoe', 'Theatre']);
  });

  it('do not come from the address by default', async () => {
    history.replaceState(null, '', href.replace(/[?#].*|$/, '?email=a%40example.org'));
    const opened = await prefilled({});
    expect(control(opened, 0, 'email').value).to.equal('');
  });

  it('have precedence in the attribute over the address', async () => {
    history.replaceState(null, '', href.replace(/[?#].*|$/, '?email=query%40example.org&wish=Sun'));
    const opened = await prefilled({ email: 'attribute@example.org' }, { 'prefill-from-query': '' });
    expect([control(opened, 0, 'email').value, control(opened, 0, 'wish').value]).to.deep.equal([
      'attribute@example.org',
      'Sun',
    ]);
  });
});
