import { expect } from 'chai';
import { backend, origin } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      prices: { base: [{ amount: 15, when: { age_on_first_day: { below: 10 } } }, { amount: 25 }] }
      image_url: /images/camp.jpg
      image_alt: { de: Zelte, en: Tents }
      sections: [{ fields: [name, birthdate] }]
  - { slug: walk, title: Walk, published: true, start_date: 2027-07-25 }
`;

const price = { cents: 1500, is_lowest: true };
const image = { url: `${origin}/images/camp.jpg`, alt: { de: 'Zelte', en: 'Tents' } };

describe('price and image of an event', () => {
  it('are in the answers of the gate, where a form has them', async () => {
    const { visitor } = await backend({ yaml });
    const { data } = await visitor.listEvents();
    expect(data.map((event) => [event.price, event.image])).to.deep.equal([
      [price, image],
      [undefined, undefined],
    ]);
    const { data: form } = await visitor.readForm({ slug: 'camp' });
    expect([form.event?.price, form.event?.image]).to.deep.equal([price, image]);
    expect(form.layout).to.not.have.property('image');
  });

  it('are in no answer of the service', async () => {
    const { api } = await backend({ yaml });
    const { data } = await api.listEvents();
    for (const event of data) for (const key of ['price', 'image']) expect(event).to.not.have.property(key);
  });

  it('are on the hosted pages, whose policy allows images of those origins alone', async () => {
    const elsewhere = yaml.replace('/images/camp.jpg', 'https://images.test/camp.jpg');
    const { request } = await backend({ yaml: elsewhere });
    const page = await request('GET', '/portal/club', { headers: { 'Accept-Language': 'en' } });
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).to.contain("img-src 'self' data: https://images.test;");
    const html = await page.text();
    expect(html).to.match(
      /<img\s+class="picture"\s+src="https:\/\/images\.test\/camp\.jpg"\s+alt="Tents"\s+width="16"\s+height="9"\s+loading="lazy"/,
    );
    expect(html).to.contain('<span class="price">from €15</span>');
    const plain = await request('GET', '/portal/club/walk');
    expect(plain.headers.get('content-security-policy')).to.contain("img-src 'self' data:;");
    expect((await request('GET', '/portal/club/camp')).headers.get('content-security-policy')).to.contain(
      'https://images.test;',
    );
  });
});
