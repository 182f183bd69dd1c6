import { expect } from '@open-wc/testing';
import { listeners } from '../../support/listeners.js';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { addPerson, familyClub } from './fill-participants.js';

describe('taken off the page and put back 1000 times', () => {
  const repeated = async (prepare: (opened: Awaited<ReturnType<typeof openForm>>) => Promise<void>) => {
    const opened = await openForm({ yaml: familyClub });
    await prepare(opened);
    const { el, parts } = opened;
    const parent = el.parentElement!;
    const nodes = () => [parts('*').length, parent.childNodes.length, document.body.childNodes.length];
    const before = [nodes(), opened.requests.length];
    const outside = listeners();
    const within = el.addEventListener;
    let added = 0;
    el.addEventListener = (...args: Parameters<typeof within>) => {
      added++;
      within.apply(el, args);
    };
    for (let times = 0; times < 1000; times++) {
      el.remove();
      parent.append(el);
    }
    await el.updateComplete;
    outside.end();
    return { before, after: [nodes(), opened.requests.length], listeners: [outside.count, added], opened };
  };

  it('an untouched form leaves no listener and no node, and asks nothing again', async () => {
    const { before, after, listeners } = await repeated(async () => {});
    expect(after).to.deep.equal(before);
    expect(listeners).to.deep.equal([0, 0]);
  });

  it('a form that is being filled in keeps what was typed', async () => {
    const { before, after, listeners, opened } = await repeated(async (opened) => {
      await addPerson(opened);
      opened.type('.1.name.first_name', 'Bo');
    });
    expect(after).to.deep.equal(before);
    expect(listeners).to.deep.equal([0, 0]);
    expect(opened.part<HTMLInputElement>('[name=".1.name.first_name"]').value).to.equal('Bo');
  });
});

describe('taken off the page for good', () => {
  it('while it loads, throws nothing and is drawn when it is put back', async () => {
    const { el } = await openForm({ until: 'div, p' });
    const parent = el.parentElement!;
    el.remove();
    parent.append(el);
    await waitUntil(() => el.shadowRoot!.querySelector(wholeForm), 'no form');
  });
});
