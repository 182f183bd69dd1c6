import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import type { OpenedPortal } from '../../support/open-portal.js';
import { openEditing, save } from './open-editing.js';

const names = ({ parts }: OpenedPortal) => parts('[part=issue]').map(({ id }) => id.replace(/\.issue$/, ''));
const find = ({ part }: OpenedPortal, name: string) => part<HTMLInputElement>(`[name="${name}"]`);

async function leave(opened: OpenedPortal, name: string, to = 'about'): Promise<void> {
  find(opened, name).focus();
  find(opened, to).focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await opened.el.updateComplete;
}

describe('a field of one’s own data that is left', () => {
  for (const [field, control, wrong, right] of [
    ['email', 'email', 'bob', 'bob@example.org'],
    ['phone', 'phone', 'none', '+49 30 1'],
    ['birthdate', 'birthdate.day', '41', '4'],
    ['shoe', 'shoe', 'big', '42'],
    ['name.last_name', 'name.last_name', 'x'.repeat(10_001), 'Noyce'],
  ] as const)
    it(`says what is wrong with its format, until it is right: ${field}`, async () => {
      const opened = await openEditing();
      opened.type(control, wrong);
      expect(names(opened)).to.deep.equal([]);
      await leave(opened, control);
      expect(names(opened)).to.deep.equal([field]);
      opened.type(control, right);
      await opened.el.updateComplete;
      expect(names(opened)).to.deep.equal([]);
    });

  it('says nothing where it is left empty, before it is saved', async () => {
    const opened = await openEditing();
    opened.type('email', '');
    await leave(opened, 'email');
    expect(names(opened)).to.deep.equal([]);
    await save(opened);
    expect(names(opened)).to.deep.equal(['email']);
    opened.type('email', 'bob@example.org');
    await opened.el.updateComplete;
    expect(names(opened)).to.deep.equal([]);
  });

  it('says nothing about what was there before, while nobody changes it', async () => {
    const opened = await openEditing();
    find(opened, 'phone').value = 'none';
    await leave(opened, 'phone');
    expect(names(opened)).to.deep.equal([]);
  });

  it('says so to who does not see it, and keeps what was typed', async () => {
    const opened = await openEditing();
    opened.type('email', 'bob');
    await leave(opened, 'email');
    const live = opened.part('form [role=status]');
    expect(live.textContent).to.contain(words.emailWrong);
    expect(find(opened, 'email').value).to.equal('bob');
    await expect(opened.el).to.be.accessible();
  });

  it('is forgotten with what was typed', async () => {
    const opened = await openEditing();
    opened.type('email', 'bob');
    await leave(opened, 'email');
    await opened.press(words.cancel);
    await opened.press(words.edit);
    await opened.el.updateComplete;
    expect(names(opened)).to.deep.equal([]);
  });
});
