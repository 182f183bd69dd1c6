import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';

describe('<event-registration>, before anything is typed', () => {
  it('is accessible', async () => {
    const { el } = await openForm();
    await expect(el).to.be.accessible();
  });

  it('asks one question per field of the layout, in its order', async () => {
    const { parts } = await openForm();
    const labels = parts('[part~=label], .group > legend').map((label) =>
      label.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(labels).to.deep.equal([
      'First name',
      'Last name (optional)',
      'E-mail',
      'Date of birth (optional)',
      'Phone (optional)',
      'Address (optional)',
      'Street and number (optional)',
      'Postcode (optional)',
      'Town (optional)',
      'Country (optional)',
      'T-shirt size',
      'Courses (optional)',
      'Can swim (optional)',
      'Notes (optional)',
    ]);
  });

  it('does not ask for a column that the layout leaves out', async () => {
    const { el } = await openForm();
    expect(el.shadowRoot!.querySelector('[name=team]')).to.equal(null);
  });

  it('asks for name, e-mail and every column where there is no layout', async () => {
    const { parts } = await openForm({ slug: 'club/over-open', yaml: plainClub });
    expect(parts('[part~=label]').map((label) => label.textContent.trim().split(' (')[0])).to.deep.equal([
      'First name',
      'Last name',
      'E-mail',
      'Wish',
    ]);
  });

  it('offers exactly the allowed values', async () => {
    const { parts } = await openForm();
    expect(parts<HTMLInputElement>('[name=size]').map(({ value }) => value)).to.deep.equal(['S', 'M', 'L']);
  });

  it('says in words what is needed', async () => {
    const { part, parts } = await openForm();
    expect(part('form').textContent).to.contain('All fields are required unless marked “optional”.');
    expect(
      parts('label[part~=label], legend[part~=label]').filter((label) => !/optional/.test(label.textContent)),
    ).to.have.length(3);
  });

  it('tells programs as well what is needed', async () => {
    const { part } = await openForm();
    expect(part<HTMLInputElement>('[name=email]').required).to.equal(true);
    expect(part('[role=radiogroup]:has([name=size])').getAttribute('aria-required')).to.equal('true');
  });

  it('shows title, days and place under a heading that fits the page', async () => {
    const { part } = await openForm({ attributes: { 'heading-level': '3' } });
    const heading = part('[role=heading]');
    expect([heading.textContent.trim(), heading.getAttribute('aria-level')]).to.deep.equal(['Camp', '3']);
    expect(part('.title').textContent).to.contain('24\u00a0July\u00a0– 6\u00a0August\u00a02027');
  });

  it('speaks German where the page does', async () => {
    const { part } = await openForm({ lang: 'de-AT' });
    expect(part('button.main').textContent.trim()).to.equal('Anmelden');
    expect(part('label[for="name.first_name"]').textContent).to.contain('Vorname');
  });

  for (const lang of ['de_DE', 'de-Latn-DE-1996', 'xx-klingon', '!'])
    it(`stands on a page that gives its language as ${lang}`, async () => {
      const { part } = await openForm({ lang });
      expect(part('[lang]').lang).to.equal(lang === 'de_DE' ? 'de-DE' : lang.startsWith('de') ? 'de' : 'en-GB');
      expect(part('.title').textContent).to.contain('2027');
    });

  it('is another form, with nothing left of the first, when its slug changes', async () => {
    const { el, parts, send } = await openForm();
    await send();
    el.slug = 'club/join';
    await waitUntil(() => parts('[role=heading]')[0]?.textContent.trim() === 'Join us');
    expect(parts('[part=issue]')).to.deep.equal([]);
  });

  it('changes its language and keeps what was typed', async () => {
    const { el, part, type } = await openForm();
    type('email', 'ada@example.org');
    el.lang = 'de';
    await waitUntil(() => part('button.main').textContent.trim() === 'Anmelden');
    expect(part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('asks the gate once and sends no header that needs a preflight', async () => {
    const { requests } = await openForm();
    expect(requests.map(({ url }) => new URL(url).pathname)).to.deep.equal(['/public/club/forms/camp']);
    expect([...requests[0]!.headers]).to.deep.equal([]);
  });

  it('draws nothing again while somebody types', async () => {
    const { el, type } = await openForm();
    let renderCount = 0;
    const { requestUpdate } = el;
    el.requestUpdate = (...args) => {
      renderCount++;
      requestUpdate.apply(el, args);
    };
    type('name.first_name', 'A');
    type('email', 'a@');
    await el.updateComplete;
    expect(renderCount).to.equal(0);
  });
});

const plainClub = `
workspace: { slug: club, name: Club }
events:
  - slug: over-open
    title: Open
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: wish, name: Wish, type: string }]
`;
