import { expect } from 'chai';
import { hostileUrls, injectionPayloads } from '../../support/injection-payloads.js';
import { visitorWithoutScript, validAnswers, withoutNonced } from '../../support/no-script-visitor.js';

describe('a text in the form without JavaScript (32)', () => {
  /** What only a text of ours can be. */
  const harmless = (html: string, texts: readonly string[]) => {
    for (const text of texts) if (/[<>"']/.test(text)) expect(html).to.not.contain(text);
    expect(withoutNonced(html)).to.not.match(/<(img|svg|style|iframe|math|template|script>)/);
  };

  it('escapes typed text, and shows it unchanged', async () => {
    const { fill } = await visitorWithoutScript();
    for (const text of injectionPayloads) {
      const typed = {
        ...validAnswers,
        'name.first_name': text,
        email: text,
        phone: text,
        notes: text,
        'birthdate.day': text,
      };
      const {
        html,
        typed: typedAgain,
        status,
      } = await fill({ ...typed, size: text, 'homepage.url': text, 'form.key': text });
      harmless(html, [text]);
      expect([
        status,
        ...['name.first_name', 'email', 'notes', 'birthdate.day', 'homepage.url'].map((name) => typedAgain.get(name)),
      ]).to.deep.equal([422, text, text, text, text, text]);
    }
  });

  it('escapes typed text in a form that cannot be read', async () => {
    const { look, send } = await visitorWithoutScript({ rates: { reading: { limit: 2, periodMs: 60_000 } } });
    const page = await look();
    const { html, status } = await send(page, { notes: injectionPayloads, [injectionPayloads[1]!]: injectionPayloads });
    expect(status).to.equal(429);
    harmless(html, injectionPayloads);
  });

  for (const text of injectionPayloads)
    it(`escapes a text of the club: ${text}`, async () => {
      const jsonText = JSON.stringify(text);
      // a dot leads to a part of a field
      const id = text.replaceAll('.', '·');
      const column = JSON.stringify(id);
      const name = JSON.stringify(id.slice(0, 64));
      const yaml = `
workspace: { slug: club, name: ${jsonText} }
events:
  - slug: camp
    title: ${jsonText}
    published: true
    start_date: 2027-07-24
    location: ${jsonText}
    columns: [{ external_id: ${column}, name: ${name}, type: string, allowed_values: [${jsonText}, b] }, { external_id: agreed, name: ${name}, type: boolean }]
    form:
      intro: ${jsonText}
      thanks: ${jsonText}
      sections:
        - title: ${jsonText}
          help: ${jsonText}
          fields:
            - name
            - { name: ${column}, label: ${jsonText}, help: ${jsonText}, options: { b: ${jsonText} } }
            - name: agreed
              must_accept: true
              visible_when: { field: ${column}, is: b }
              links: [{ text: ${jsonText}, url: ${JSON.stringify(`https://club.example/${encodeURIComponent(text)}`)} }]
`;
      const { look, fill } = await visitorWithoutScript({ yaml });
      for (const { html } of [await look(), await look(''), await fill({ [id]: 'b' }), await fill({ [id]: text })])
        harmless(html.replace(/<script\s+src/g, ''), [text, id]);
    });

  it('links to web pages only', async () => {
    const links = hostileUrls.map((url) => `{ text: x, url: ${JSON.stringify(url)} }`).join();
    const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: agreed, name: I agree, type: boolean }]
    form: { sections: [{ fields: [{ name: agreed, links: [${links}] }] }] }
`;
    const visitor = await visitorWithoutScript({ yaml }).catch(() => undefined);
    expect((await visitor?.look())?.links ?? []).to.deep.equal([]);
  });
});
