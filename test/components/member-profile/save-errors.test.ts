import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import { familyClub, storedPerson } from '../../support/family-club.js';
import { expectFocus } from '../../support/open-portal.js';
import { changes, openEditing, save, value } from './open-editing.js';

const sentences = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent.trim());

describe('an answer that needs another look', () => {
  it('is listed in a summary that takes the focus, in the order of the fields, and nothing is sent', async () => {
    const opened = await openEditing();
    opened.type('email', '');
    opened.type('name.first_name', '');
    opened.type('name.last_name', '');
    opened.type('phone', 'no number');
    await save(opened);
    await expectFocus(opened, '[part=summary]');
    expect(sentences(opened.parts('[part=summary] a')).map((line) => line.split(' – ')[0])).to.deep.equal([
      'First name',
      'E-mail',
      'Phone',
    ]);
    expect(await changes(opened)).to.deep.equal([]);
  });

  it('is reached by its link, and does not move the page', async () => {
    const opened = await openEditing();
    opened.type('name.first_name', '');
    opened.type('name.last_name', '');
    await save(opened);
    const before = location.href;
    opened.part('[part=summary] a').click();
    expect((opened.root.activeElement as HTMLInputElement).name).to.equal('name.first_name');
    expect(location.href).to.equal(before);
  });

  it('stands at its field, in the same words', async () => {
    const opened = await openEditing();
    opened.type('email', 'bob');
    await save(opened);
    const control = opened.part('[name=email]');
    const described = control.getAttribute('aria-describedby')!.split(' ');
    expect([
      control.getAttribute('aria-invalid'),
      ...sentences(described.map((id) => opened.part(`[id="${id}"]`))),
    ]).to.deep.equal(['true', words.emailNote, words.emailWrong]);
  });

  it('is said in the same words where only the service finds it, and nothing typed is lost', async () => {
    const opened = await openEditing();
    await opened.apply(familyClub.replace('allowed_values: [Cox, Coach, Judge]', 'allowed_values: [Cox, Judge]'));
    opened.type('phone', '+49 30 99');
    opened.tick('skills', 'Coach');
    await save(opened);
    expect(await changes(opened)).to.have.length(1);
    expect(sentences(opened.parts('[part=summary] a'))).to.deep.equal([
      'Skills – Please choose one of the answers offered.',
    ]);
    expect(sentences(opened.parts('[data-field=skills] [part=issue]'))).to.deep.equal([
      'Please choose one of the answers offered.',
    ]);
    await expectFocus(opened, '[part=summary]');
    expect(value(opened, 'phone')).to.equal('+49 30 99');
  });

  it('is as wide as the form, with one gap from it to the first field', async () => {
    const opened = await openEditing();
    opened.type('email', 'bob');
    await save(opened);
    const form = opened.part('form.editing');
    form.style.inlineSize = '60em';
    const boxOf = (selector: string) => opened.part(selector).getBoundingClientRect();
    const summary = boxOf('[part=summary]');
    const note = boxOf('.questions > .help');
    expect(summary.width).to.equal(form.getBoundingClientRect().width);
    expect(note.top - summary.bottom).to.be.closeTo(boxOf('form .section').top - note.bottom, 1);
  });

  it('is gone once it was mended', async () => {
    const opened = await openEditing();
    opened.type('email', 'bob');
    opened.type('phone', '+49 30 99');
    await save(opened);
    opened.type('email', 'bob@example.org');
    await save(opened);
    await opened.says(words.saved);
    expect(await changes(opened)).to.deep.equal([{ phone: '+49 30 99' }]);
  });
});

describe('a change that could not be saved', () => {
  for (const [what, answer, sentences] of [
    ['no answer came', () => Promise.reject(new TypeError('offline')), [words.offline, words.maybeSaved]],
    ['a gate that does not know', async () => Response.json({}, { status: 504 }), [words.maybeSaved]],
    ['a fault', async () => new Response('oops', { status: 500 }), [words.notSaved]],
    ['too many', async () => Response.json({}, { status: 429 }), [words.busy, words.notSaved]],
  ] as const)
    it(`says so, keeps what was typed, and can be saved again: ${what}`, async () => {
      let fails = true;
      const opened = await openEditing({
        intercept: (request, next) => (fails && request.method === 'PUT' ? answer() : next()),
      });
      opened.type('phone', '+49 30 99');
      await save(opened);
      expect(sentences.filter((sentence) => !opened.text().includes(sentence))).to.deep.equal([]);
      await expectFocus(opened, 'form .notice.alert');
      expect(value(opened, 'phone')).to.equal('+49 30 99');
      fails = false;
      await save(opened);
      await opened.says(words.saved);
      expect((await storedPerson(opened, opened.ids.bob))['phone']).to.equal('+49 30 99');
    });

  it('was saved where only the answer was lost: once, and nobody is asked to choose', async () => {
    let lostResponses = 0;
    const opened = await openEditing({
      intercept: async (request, next) => {
        const response = await next();
        if (request.method !== 'PUT' || lostResponses++) return response;
        throw new TypeError('connection reset');
      },
    });
    opened.type('phone', '+49 30 99');
    await save(opened);
    expect(opened.text()).to.contain(words.maybeSaved);
    await save(opened);
    await opened.says(words.saved);
    expect(opened.text()).to.not.contain(words.merged);
    expect(opened.parts('[data-conflict]')).to.have.length(0);
    // the second was refused, for it had been done
    expect(await changes(opened)).to.have.length(2);
    expect((await storedPerson(opened, opened.ids.bob))['phone']).to.equal('+49 30 99');
  });
});
