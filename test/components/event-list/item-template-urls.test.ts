/** Where a club's words lead to from a page's template. */
import { expect } from '@open-wc/testing';
import { filled, run, settled } from './render-template.js';

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u00a0javascript:${run}`,
  `\u0001javascript:${run}`,
  `\u0000\u001f javascript:${run}`,
  `java\nscript:${run}`,
  `java\tscript:${run}`,
  `java\r\nscript:${run}`,
  `javascript\n:${run}`,
  `\ufeffjavascript:${run}`,
  `javascript://https://club.example/%0a${run}`,
  `javascript&colon;${run}`,
  `&#106;avascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `DATA:text/html;base64,PHNjcmlwdD4=`,
  `\n data:text/html,x`,
  `vbscript:x`,
  `VBScript:x`,
  `blob:https://club.example/1`,
  `filesystem:https://club.example/x`,
  `file:///etc/passwd`,
  `view-source:javascript:${run}`,
  `https:javascript:${run}`,
  `http:/\\evil.example`,
  `//evil.example/x`,
  `\\\\evil.example/x`,
  `/path`,
  `relative`,
  `#hash`,
  `?query`,
  `about:blank`,
  `feed:javascript:${run}`,
  ``,
];

/** Wherever an address may stand. */
const templateHtml = `<a href="{{title}}"></a><a href=" {{title}}"></a><img src="{{title}}"><form action="{{title}}"></form>
  <button formaction="{{title}}"></button><video poster="{{title}}"></video><object data="{{title}}"></object>
  <a ping="{{title}}"></a><blockquote cite="{{title}}"></blockquote><table background="{{title}}"></table>
  <svg><a xlink:href="{{title}}"></a><use href="{{title}}"/><image href="{{title}}"/></svg><iframe src="{{title}}"></iframe>
  <embed src="{{title}}"><area href="{{title}}"><input type=image src="{{title}}"><q cite="{{title}}"></q>`;

const leading = 'href src action formaction poster data ping cite background xlink:href'.split(' ');

const linkTargets = (card: Element): string[] =>
  [...card.querySelectorAll('*')].flatMap((element) =>
    leading.filter((name) => element.hasAttribute(name)).map((name) => `${element.localName} ${name}`),
  );

describe('addresses that lead where nobody should be led', () => {
  for (const address of addresses) {
    it(`are none: ${JSON.stringify(address.slice(0, 44))}`, async () => {
      expect(linkTargets(await filled(templateHtml, { title: address }))).to.deep.equal([]);
    });

    it(`are none as the address of an event: ${JSON.stringify(address.slice(0, 44))}`, async () => {
      const card = await filled('<a href="{{url}}">{{call}}</a>', { url: address });
      expect(card.innerHTML).to.equal('<a></a>');
      card.querySelector('a')!.click();
      await settled();
      expect(window).to.not.have.property('ran');
    });
  }

  for (const address of [
    'https://club.example/x',
    'HTTP://club.example',
    'webcal://club.example/e.ics',
    'mailto:a@b.example',
    'tel:+49301',
  ])
    it(`and are set where they lead to the web, a calendar or somebody: ${address}`, async () => {
      const card = await filled('<a href="{{title}}">x</a>', { title: address });
      expect(card.querySelector('a')!.getAttribute('href')).to.equal(address);
    });

  const own: [template: string, title: string, href: string | null][] = [
    ['/events/{{title}}', 'a b', '/events/a%20b'],
    ['/events/{{title}}', '../../x?y#z', '/events/../../x%3Fy%23z'],
    ['./{{slug}}.html', '', './club/camp.html'],
    ['#{{slug}}', '', '#club/camp'],
    ['?event={{title}}&x=1', 'a&b=c', '?event=a%26b%3Dc&x=1'],
    [
      'mailto:a@b.example?subject={{title}}',
      'Hi&bcc=evil@evil.example',
      'mailto:a@b.example?subject=Hi%26bcc%3Devil%40evil.example',
    ],
    ['https://share.example/?u={{url}}', '', 'https://share.example/?u=https%3A//club.example/camp'],
    ['{{url}}?from={{title}}', 'a/b', 'https://club.example/camp?from=a/b'],
    ['/{{title}}', '/evil.example', null],
    ['/{{title}}', '\\evil.example', '/%5Cevil.example'],
    ['/{{title}}', '\t/evil.example', '/%09/evil.example'],
    ['java{{title}}', 'script:window.ran=1', 'javascript%3Awindow.ran%3D1'],
    ['javascript:f("{{title}}")', 'x', null],
    ['{{title}}:window.ran=1', 'javascript', null],
    ['{{title}}{{place}}', 'javascript:', null],
    ['x{{title}}', '\ud800', 'x%EF%BF%BD'],
  ];
  for (const [template, title, href] of own)
    it(`a template may begin with an address of its own: ${template} with ${JSON.stringify(title)}`, async () => {
      const card = await filled(`<a href='${template}'>x</a>`, title ? { title } : {});
      expect(card.querySelector('a')!.getAttribute('href')).to.equal(href);
    });
});
