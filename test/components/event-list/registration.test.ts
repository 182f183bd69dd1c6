import { expect } from '@open-wc/testing';
import { list as words } from '../../../src/i18n/en/index.js';
import { origin } from '../../support/backend.js';
import { openList, type OpenListOptions } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';
import { formOrNotice } from '../../support/rendered-form.js';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

/** A list from which one registers without leaving the page. */
async function registering(registration: string, more: OpenListOptions = {}) {
  const list = await openList({ ...more, attributes: { registration, ...more.attributes } });
  const root = list.el.shadowRoot!;
  const form = () => root.querySelector('event-registration');
  const isShown = () => waitUntil(() => form()?.shadowRoot?.querySelector(formOrNotice), 'no form stands');
  const press = (title: string, how: MouseEventInit = {}) => {
    const item = list.parts('.item').find((one) => one.querySelector('.name')!.textContent.trim() === title)!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how });
    item.querySelector('.way')!.dispatchEvent(event);
    return event;
  };
  const dialog = () => root.querySelector('dialog');
  const back = async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await list.el.updateComplete;
  };
  return { ...list, root, form, isShown, press, dialog, back };
}

describe('registering from a list, in a dialog', () => {
  it('opens the form on top of the page, and leaves the page where it is', async () => {
    const { press, isShown, form, dialog } = await registering('dialog');
    expect(press('Camp').defaultPrevented).to.equal(true);
    await isShown();
    expect(dialog()!.matches(':modal')).to.equal(true);
    expect([form()!.slug, form()!.baseUrl, dialog()!.ariaLabel]).to.deep.equal([
      'club/camp',
      `${origin}/public`,
      'Camp',
    ]);
  });

  it('is closed by its button, which leads back to where the visitor was', async () => {
    const { press, isShown, dialog, part, el, root } = await registering('dialog');
    part('.way').focus();
    press('Camp');
    await isShown();
    dialog()!.querySelector<HTMLElement>('.close button')!.click();
    await waitUntil(() => !dialog()!.open);
    await el.updateComplete;
    expect(root.activeElement).to.equal(part('.way'));
    await waitUntil(() => location.href === before);
  });

  it('has an address of its own, from which the browser leads back', async () => {
    const { press, isShown, dialog, back } = await registering('dialog');
    press('Camp');
    expect(location.hash).to.equal('#event=camp');
    await isShown();
    await back();
    expect([location.href, dialog()!.open]).to.deep.equal([before, false]);
  });

  it('leaves no address behind when it is closed', async () => {
    const { press, isShown, dialog } = await registering('dialog');
    press('Camp');
    await isShown();
    dialog()!.querySelector<HTMLElement>('.close button')!.click();
    await waitUntil(() => location.href === before);
  });

  it('is open when the page is loaded at its address', async () => {
    history.replaceState(null, '', `${before.replace(/#.*/, '')}#event=camp`);
    const { isShown, dialog, form } = await registering('dialog');
    await isShown();
    expect([dialog()!.open, form()!.slug]).to.deep.equal([true, 'club/camp']);
  });

  it('leaves the address alone where the page wants it for itself', async () => {
    const { press, isShown } = await registering('dialog', { attributes: { 'keep-address': '' } });
    press('Camp');
    await isShown();
    expect(location.href).to.equal(before);
  });

  it('opens nothing if the address names no event', async () => {
    history.replaceState(null, '', `${before.replace(/#.*/, '')}#event=%E0%A4%A`);
    const { dialog } = await registering('dialog');
    expect(dialog()).to.equal(null);
  });

  it('keeps what was typed when it is closed and opened again', async () => {
    const { press, isShown, dialog, form } = await registering('dialog');
    press('Camp');
    await isShown();
    const name = () => form()!.shadowRoot!.querySelector<HTMLInputElement>('[name="name.first_name"]')!;
    name().value = 'Ada';
    dialog()!.querySelector<HTMLElement>('.close button')!.click();
    await waitUntil(() => location.href === before);
    press('Camp');
    await waitUntil(() => dialog()!.open);
    expect(name().value).to.equal('Ada');
  });

  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    it(`leaves ${Object.keys(how)[0]} to the browser: another tab`, async () => {
      const { root, press } = await registering('dialog');
      let prevented: boolean | undefined;
      // the page it would lead to is not there
      root.addEventListener('click', (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      });
      press('Camp', how);
      expect([prevented, location.href]).to.deep.equal([false, before]);
    });

  it('shows how many places are left after somebody has registered', async () => {
    const { press, isShown, dialog, form, parts, el, api, listOf } = await registering('dialog');
    press('Full');
    await isShown();
    await api.createPerson({ list_id: await listOf('full'), body: {} });
    form()!.dispatchEvent(new CustomEvent('person-registered', { bubbles: true, composed: true }));
    dialog()!.querySelector<HTMLElement>('.close button')!.click();
    await waitUntil(() => parts('.badge').some(({ textContent }) => textContent === words.isFull));
    expect(el.shadowRoot!.querySelectorAll('.item')).to.have.length(3);
    await waitUntil(() => location.href === before);
  });
});

describe('registering from a list, in its place', () => {
  it('shows the form instead of the list, and the list again', async () => {
    const { press, isShown, part, parts, root, el, back } = await registering('inline');
    press('Full');
    await isShown();
    expect(parts('.item')).to.have.length(0);
    expect(root.activeElement).to.equal(part('.back'));
    await back();
    expect(parts('.item')).to.have.length(3);
    expect(root.activeElement!.closest('.item')!.getAttribute('data-slug')).to.equal('club/full');
    press('Camp');
    await isShown();
    part('.back').click();
    await waitUntil(() => parts('.item').length);
    await el.updateComplete;
    await waitUntil(() => location.href === before);
  });

  it('leaves room between the way back and the title of the form', async () => {
    const { press, isShown, part, form, back } = await registering('inline');
    press('Camp');
    await isShown();
    const title = form()!.shadowRoot!.querySelector('[part=heading]')!;
    const room = title.getBoundingClientRect().top - part('.back').getBoundingClientRect().bottom;
    expect(room).to.be.within(20, 30);
    await back();
  });

  it('has the way back as a link with an arrow', async () => {
    const { press, isShown, part, back } = await registering('inline');
    press('Camp');
    await isShown();
    const { textDecorationLine, borderTopColor } = getComputedStyle(part('.back'));
    expect([textDecorationLine, borderTopColor]).to.deep.equal(['underline', 'rgba(0, 0, 0, 0)']);
    expect(getComputedStyle(part('.back'), '::before').content).to.contain('‹');
    await back();
  });

  it('follows the address, forwards too', async () => {
    const { press, isShown, parts, back } = await registering('inline');
    press('Camp');
    await isShown();
    await back();
    history.forward();
    await waitUntil(() => !parts('.item').length);
    await isShown();
    await back();
  });
});
