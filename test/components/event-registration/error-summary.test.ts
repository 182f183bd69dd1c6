import { expect } from '@open-wc/testing';
import { campers, fillCamp, openForm, isRegistration } from '../../support/open-form.js';
import { club } from '../../support/backend.js';

const sentences = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent.trim());

describe('an answer that needs another look', () => {
  it('is listed in a summary that takes the focus, in the order of the fields', async () => {
    const { el, parts, part, send } = await openForm();
    await send();
    expect(el.shadowRoot!.activeElement).to.equal(part('[part=summary]'));
    expect(sentences(parts('[part=summary] a'))).to.deep.equal(['First name', 'E-mail', 'T-shirt size']);
    expect(sentences(parts('[part=summary] p'))).to.deep.equal([
      '3 answers need another look',
      'Still missing: First name, E-mail and T-shirt size',
    ]);
    expect(parts('[part=summary] ul')).to.deep.equal([]);
  });

  it('is called by its name at its field if it is missing', async () => {
    const { parts, send } = await openForm();
    await send();
    expect(sentences(parts('[part=issue]'))).to.deep.equal([
      'Enter a first name.',
      'Enter an e-mail address.',
      'Please choose: T-shirt size',
    ]);
  });

  it('is in a sentence if it is missing, and in a list if it is wrong', async () => {
    const { part, parts, type, send } = await openForm();
    type('email', 'ada');
    await send();
    const text = part('[part=summary]').textContent.replaceAll(/\s+/g, ' ').trim();
    expect(text).to.equal(
      '3 answers need another look Still missing: First name and T-shirt size E-mail – Please write it like this: name@example.org',
    );
    expect(sentences(parts('[part=summary] li a'))).to.deep.equal([
      'E-mail – Please write it like this: name@example.org',
    ]);
  });

  it('is listed in the language of the form', async () => {
    const { part, send } = await openForm({ lang: 'de' });
    await send();
    expect(part('.missing').textContent.trim()).to.equal('Noch nicht angegeben: Vorname, E-Mail und T-shirt size');
  });

  it('is accessible', async () => {
    const { el, send } = await openForm();
    await send();
    await expect(el).to.be.accessible();
  });

  for (const [path, name] of [
    ['email', 'email'],
    ['name.first_name', 'name.first_name'],
    ['size', 'size'],
  ] as const)
    it(`is reached by its link: ${path}`, async () => {
      const { el, part, send } = await openForm();
      await send();
      part(`[part=summary] a[href="#${path}"]`).click();
      expect((el.shadowRoot!.activeElement as HTMLInputElement).name).to.equal(name);
    });

  it('does not move the host page', async () => {
    const before = location.href;
    const { part, send } = await openForm();
    await send();
    part('[part=summary] a').click();
    expect(location.href).to.equal(before);
  });

  it('stands at its field, in the same words, and is tied to the control', async () => {
    const { part, type, send } = await openForm();
    type('email', 'ada');
    await send();
    const control = part('[name=email]');
    const described = control
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => part(`[id="${id}"]`).textContent);
    expect(control.getAttribute('aria-invalid')).to.equal('true');
    expect(described).to.deep.equal(['Please write it like this: name@example.org']);
    expect(part('[part=summary] a[href="#email"]').textContent).to.contain(described[0]!);
  });

  it('describes a control by hint and issue together', async () => {
    const { part, type, send } = await openForm();
    type('birthdate.day', '31');
    type('birthdate.month', '2');
    type('birthdate.year', '2015');
    await send();
    const set = part('fieldset:has([name^=birthdate])');
    const described = set
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => part(`[id="${id}"]`).textContent);
    expect(described).to.deep.equal(['For example 24/3/2015', 'Please enter a valid date.']);
  });

  it('keeps everything that was typed', async () => {
    const { part, type, tick, send } = await openForm();
    type('name.first_name', 'Zoë 🏕️');
    type('notes', 'one\ntwo');
    type('birthdate.day', '31');
    tick('courses', 'Canoe');
    await send();
    expect(part<HTMLInputElement>('[name="name.first_name"]').value).to.equal('Zoë 🏕️');
    expect(part<HTMLTextAreaElement>('[name=notes]').value).to.equal('one\ntwo');
    expect(part<HTMLInputElement>('[name="birthdate.day"]').value).to.equal('31');
    expect(part<HTMLInputElement>('[name=courses][value=Canoe]').checked).to.equal(true);
  });

  it('sends nothing', async () => {
    const opened = await openForm();
    await opened.send();
    expect(opened.requests.filter(isRegistration)).to.deep.equal([]);
    expect(await campers(opened)).to.deep.equal([]);
  });

  it('is said in the same words when only the server finds it, and nothing typed is lost', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.apply(club.replace('allowed_values: [S, M, L]', 'allowed_values: [S, L]'));
    await opened.send();
    expect(sentences(opened.parts('[part=summary] a'))).to.deep.equal([
      'T-shirt size – Please choose one of the answers offered.',
    ]);
    expect(opened.part('[part=issue]').textContent).to.equal('Please choose one of the answers offered.');
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
    expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('[part=summary]'));
  });

  it('is gone once it was mended', async () => {
    const opened = await openForm();
    await opened.send();
    fillCamp(opened);
    await opened.send();
    expect((await campers(opened)).map(({ email }) => email)).to.deep.equal(['ada@example.org']);
  });
});
