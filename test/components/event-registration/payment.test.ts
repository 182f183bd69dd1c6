import { expect } from '@open-wc/testing';
import { fees as english } from '../../../src/i18n/en/fees.js';
import { common } from '../../../src/i18n/en/common.js';
import { fees as german } from '../../../src/i18n/de/fees.js';
import { decodeQr } from '../../support/decode-qr.js';
import { openForm, type OpenedForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson } from './fill-participants.js';

const yamlOf = (prices = '{ base: 290, siblings: { second: 10 % } }') => `
workspace:
  { slug: club, name: Club, bank_account: { holder: Club e. V., iban: DE89370400440532013000, bic: COBADEFFXXX } }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      participants: 3
      ${prices && `prices: ${prices}`}
      sections: [{ fields: [{ name: name, required: true }] }]
`;

/** Two children who were just registered. */
async function registerTwo(options: Parameters<typeof openForm>[0] = {}): Promise<OpenedForm> {
  const opened = await openForm({ yaml: yamlOf(), ...options });
  opened.type('name.first_name', 'Ada');
  await addPerson(opened);
  opened.type('.1.name.first_name', 'Bo');
  await opened.send();
  return opened;
}

const texts = ({ parts }: OpenedForm, selector: string) =>
  parts(selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const paymentRequests = ({ requests }: OpenedForm) => requests.filter(({ url }) => url.endsWith('/payments')).length;
const feesOf = async ({ store }: OpenedForm) => store.fees.all((await store.workspaces.bySlug('club'))!.id);

const waitForTransfers = (opened: OpenedForm) =>
  waitUntil(() => opened.parts('.transfer').length, 'nothing tells how to pay');

async function registerAndOpen(options?: Parameters<typeof openForm>[0]): Promise<OpenedForm> {
  const opened = await registerTwo(options);
  await waitForTransfers(opened);
  return opened;
}

describe('how to pay, in the confirmation', () => {
  it('names sum, account and reference of each person, and then a QR code that decodes to the same', async () => {
    const opened = await registerAndOpen();
    const fees = await feesOf(opened);
    expect(texts(opened, '.transfer .sum')).to.deep.equal(['Ada €290.00', 'Bo €261.00']);
    for (const [index, transfer] of opened.parts('.transfer').entries()) {
      const fee = fees.find(({ first_name }) => first_name === ['Ada', 'Bo'][index])!;
      for (const part of ['Club e. V.', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', fee.reference])
        expect(transfer.textContent).to.include(part);
      const svg = transfer.querySelector('svg')!;
      const order = transfer.querySelector('code')!.compareDocumentPosition(svg);
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
      const path = svg.querySelector('path')!.getAttribute('d')!;
      const payload = decodeQr({ size: svg.viewBox.baseVal.width, path })!;
      expect(payload.split('\n').slice(4)).to.deep.equal([
        'COBADEFFXXX',
        'Club e. V.',
        'DE89370400440532013000',
        `EUR${fee.amount / 100}.00`,
        '',
        fee.reference,
      ]);
    }
    await expect(opened.el).to.be.accessible();
  });

  it('is requested once, when the thanks stand', async () => {
    const thanks: string[] = [];
    const opened = await registerTwo({
      intercept: async (request, next) => {
        if (request.url.endsWith('/payments'))
          thanks.push(document.querySelector('event-registration')!.shadowRoot!.querySelector('.done')!.textContent);
        return next(request);
      },
    });
    await waitForTransfers(opened);
    opened.el.requestUpdate();
    await opened.el.updateComplete;
    expect(thanks).to.have.lengthOf(1);
    expect(thanks[0]).to.contain(english.howToPay);
    expect(paymentRequests(opened)).to.equal(1);
  });

  it('stands in the list of persons as what each pays', async () => {
    const opened = await registerAndOpen();
    await waitUntil(() => opened.parts('.persons li').length, 'nobody is listed');
    expect(texts(opened, '.persons li p:first-child')).to.deep.equal(['Ada €290.00', 'Bo €261.00']);
  });

  it('speaks another language of the page', async () => {
    const opened = await registerAndOpen();
    opened.el.setAttribute('lang', 'de');
    const heading = () => opened.part('[part=payment] > strong').textContent;
    await waitUntil(() => heading() === german.howToPay, 'it is not in German');
    expect(texts(opened, '.transfer .sum').join()).to.include('290,00 €');
    expect(paymentRequests(opened)).to.equal(1);
  });

  it('is one transfer without a name for one person, with its amount and reference', async () => {
    const opened = await openForm({ yaml: yamlOf() });
    opened.type('name.first_name', 'Ada');
    await opened.send();
    await waitForTransfers(opened);
    expect(texts(opened, '.transfer .sum')).to.deep.equal([`${english.total} €290.00`]);
  });

  it('offers to try again if it cannot be loaded, and the registration stands', async () => {
    let count = 0;
    const opened = await registerTwo({
      intercept: async (request, next) =>
        request.url.endsWith('/payments') && ++count === 1 ? new Response('<h1>Hotel</h1>') : next(request),
    });
    await waitUntil(() => opened.parts('[part=payment] button').length, 'nothing is offered');
    expect(opened.part('[part=payment] [role=alert]').textContent).to.equal(common.invalid_response);
    await expect(opened.el).to.be.accessible();
    opened.part('[part=payment] button').click();
    await waitUntil(() => opened.parts('.transfer').length === 2, 'nothing tells how to pay');
    const { activeElement } = opened.el.shadowRoot!;
    expect(activeElement).to.equal(opened.part('[part=payment]'));
    expect(await feesOf(opened)).to.have.lengthOf(2);
  });

  it('says that nothing is to be paid once the fees are paid', async () => {
    const opened = await registerTwo({
      intercept: async (request, next) =>
        request.url.endsWith('/payments') ? Response.json({ data: [] }) : next(request),
    });
    await waitUntil(() => texts(opened, '[part=payment]')[0]!.includes(english.nothingToPay), 'nothing is said');
  });

  it('opens only the first code of several on a phone', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
    try {
      const opened = await registerAndOpen();
      expect(opened.parts<HTMLDetailsElement>('.transfer details').map((one) => one.open)).to.deep.equal([true, false]);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('copies the reference, announces it, and keeps the focus', async () => {
    const opened = await registerAndOpen();
    const [fee] = await feesOf(opened);
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    let copied = '';
    const writeText = async (text: string) => void (copied = text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    try {
      const button = opened.part(`.transfer button[aria-label="${english.copy}: ${fee!.reference}"]`);
      button.focus();
      button.click();
      const status = () => opened.part('[part=payment] [role=status]').textContent;
      await waitUntil(() => status().includes(fee!.reference), 'nothing says that it is copied');
      expect(opened.el.shadowRoot!.activeElement).to.equal(button);
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as unknown as Record<string, unknown>)['clipboard'];
    }
    expect(copied).to.equal(fee!.reference);
  });

  it('is on paper as soon as it is loaded', async () => {
    const opened = await registerTwo();
    const { print } = window;
    let printed: string[] | undefined;
    window.print = () => void (printed = texts(opened, '[part=payment] .sum'));
    try {
      opened.parts('.actions button').at(-1)!.click();
      await waitUntil(() => printed, 'nothing is printed');
    } finally {
      window.print = print;
    }
    expect(printed).to.deep.equal(['Ada €290.00', 'Bo €261.00']);
    expect(opened.parts('.answers[open] dl')).to.have.lengthOf(2);
  });

  for (const [kind, prices] of [
    ['without prices', ''],
    ['whose price is nothing for these persons', '{ base: 0 }'],
  ] as const)
    it(`is absent from a form ${kind}`, async () => {
      const opened = await registerTwo({ yaml: yamlOf(prices) });
      expect(opened.parts('.answers')).to.have.lengthOf(1);
      expect([opened.parts('[part=payment]').length, paymentRequests(opened)]).to.deep.equal([0, 0]);
    });
});
