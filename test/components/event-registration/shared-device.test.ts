import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import {
  campers,
  isRegistration,
  mountForm,
  openForm,
  type Handles,
  type OpenedForm,
} from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  addPerson,
  agree,
  control,
  familyClub,
  fillPerson,
  fillShared,
  posts,
  press,
  reload,
} from './fill-participants.js';

/** Loses the first answer: what was sent has arrived, and nobody says so. */
const losing = () => {
  let lostResponses = 0;
  return async (request: Request, next: (request: Request) => Promise<Response>) => {
    const response = await next(request);
    if (!isRegistration(request) || lostResponses++) return response;
    return new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
  };
};

/** The first family's form, filled in. */
async function lovelaces(options: Parameters<typeof openForm>[0] = {}): Promise<OpenedForm> {
  const opened = await openForm({ yaml: familyClub, ...options });
  fillPerson(opened, 0, 'Ada');
  fillShared(opened);
  return opened;
}

/** The second family types its own over what is there. */
function noyces(form: Handles): void {
  form.type('name.first_name', 'Bob');
  form.type('name.last_name', 'Noyce');
  form.type('email', 'bob@example.org');
  agree(form);
}

const hasConfirmation = ({ part }: Handles, name: string) =>
  expect(part('[role=heading]').textContent).to.contain(words.thanks(name));
const keys = (opened: OpenedForm) => posts(opened).map(({ headers }) => headers.get('idempotency-key')!);
const names = async (opened: OpenedForm) =>
  (await campers(opened)).map(({ name: { first_name } }) => first_name).sort();

describe('two families on one phone, one after the other in one tab', () => {
  it('have nothing of each other: the second begins with an empty form and a key of its own', async () => {
    const opened = await lovelaces();
    await opened.send();
    hasConfirmation(opened, 'Ada');
    press(opened, words.next);
    await waitUntil(() => opened.el.shadowRoot!.querySelector('[name=email]'), 'there is no form');
    const remainingEntries = [...new FormData(opened.part<HTMLFormElement>('form'))].filter(
      ([, value]) => value !== '',
    );
    expect([remainingEntries, sessionStorage.length]).to.deep.equal([[], 0]);
    noyces(opened);
    await opened.send();
    hasConfirmation(opened, 'Bob');
    expect([new Set(keys(opened)).size, await names(opened)]).to.deep.equal([2, ['Ada', 'Bob']]);
  });

  it('are both registered where the first got no answer, and the page was loaded again', async () => {
    const opened = await lovelaces({ intercept: losing() });
    await opened.send();
    const reloaded = await reload(opened);
    noyces(reloaded);
    await reloaded.send();
    hasConfirmation(reloaded, 'Bob');
    expect([new Set(keys(opened)).size, await names(opened)]).to.deep.equal([2, ['Ada', 'Bob']]);
  });

  it('are both registered where the first got no answer, and the page is the same', async () => {
    const opened = await lovelaces({ intercept: losing() });
    await opened.send();
    noyces(opened);
    await opened.send();
    hasConfirmation(opened, 'Bob');
    expect([new Set(keys(opened)).size, await names(opened)]).to.deep.equal([2, ['Ada', 'Bob']]);
  });

  it('are both registered where the second types over a copy of the first one’s tab', async () => {
    const opened = await lovelaces();
    await waitUntil(() => sessionStorage.length, 'no draft was kept');
    const copied = Object.entries(sessionStorage) as [string, string][];
    await opened.send();
    opened.el.remove();
    for (const [name, value] of copied) sessionStorage.setItem(name, value);
    const copy = await mountForm();
    noyces(copy);
    await copy.send();
    hasConfirmation(copy, 'Bob');
    expect(await names(opened)).to.deep.equal(['Ada', 'Bob']);
  });

  it('are registered once each, where the second gets no answer either, and loads the page again', async () => {
    let lostResponses = 0;
    const opened = await lovelaces({
      intercept: async (request: Request, next: (request: Request) => Promise<Response>) => {
        const response = await next(request);
        return isRegistration(request) && lostResponses++ < 2 ? new Response('<h1>Hotel</h1>') : response;
      },
    });
    await opened.send();
    const second = await reload(opened);
    noyces(second);
    await second.send();
    const third = await reload(second);
    expect(control(third, 0, 'name.first_name').value).to.equal('Bob');
    agree(third);
    await third.send();
    hasConfirmation(third, 'Bob');
    const [first, ...furtherKeys] = keys(opened);
    expect([new Set(furtherKeys).size, furtherKeys.includes(first!), await names(opened)]).to.deep.equal([
      1,
      false,
      ['Ada', 'Bob'],
    ]);
  });

  it('are not taken for two where one corrects what was sent', async () => {
    for (const [name, value] of [
      ['name.first_name', 'Augusta'],
      ['email', 'augusta@example.org'],
    ] as const) {
      const opened = await lovelaces({ intercept: losing() });
      await opened.send();
      const reloaded = await reload(opened);
      reloaded.type(name, value);
      agree(reloaded);
      await reloaded.send();
      expect(reloaded.part('[part=summary]').textContent).to.contain(words.issues.key_reused);
      expect([new Set(keys(opened)).size, await names(opened)]).to.deep.equal([1, ['Ada']]);
      reloaded.el.remove();
      sessionStorage.clear();
    }
  });

  it('of several children each are registered whole', async () => {
    const opened = await openForm({ yaml: familyClub, intercept: losing() });
    fillPerson(opened, 0, 'Ada');
    await addPerson(opened);
    fillPerson(opened, 1, 'Byron');
    fillShared(opened);
    await opened.send();
    const reloaded = await reload(opened);
    noyces(reloaded);
    reloaded.type('.1.name.first_name', 'Gordon');
    reloaded.type('.1.name.last_name', 'Noyce');
    await reloaded.send();
    expect(await names(opened)).to.deep.equal(['Ada', 'Bob', 'Gordon']);
  });
});
