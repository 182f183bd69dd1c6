/** Words of a club that want to be more than that, in a page's template. */
import { expect } from '@open-wc/testing';
import { filled, run, settled, warnings } from './render-template.js';

const vectors = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<img src=x onerror=${run}>`,
  `<img src=x:x onerror="${run}"//`,
  `"><img src=x onerror=${run}>`,
  `'><img src=x onerror=${run}>`,
  `"><svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><set attributeName=href to=javascript:${run}>`,
  `<svg/onload=${run}>`,
  `<body onload=${run}>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<object data="data:text/html,<script>parent.${run}</script>">`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</template><script>${run}</script>`,
  `</article></div><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<style>@import "javascript:${run}"</style>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<template shadowrootmode=open><slot></slot></template>`,
  `<event-list slug=evil base-url=https://evil.example></event-list>`,
  `<div style="background:url(javascript:${run})">`,
  `<div style="x:expression(${run})">`,
  `' onfocus=${run} autofocus x='`,
  `" onmouseover=${run} x="`,
  '` onfocus=' + run + ' x=`',
  `\${${run}}`,
  `{{constructor.constructor("${run}")()}}`,
  `{{title}}{{url}}{{slug}}`,
  `{{{{title}}}}`,
  `{{ti{{title}}tle}}`,
  `$&$1$\`$'$$`,
  `&lt;img src=x onerror=${run}&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `\u003cscript\u003e${run}\u003c/script\u003e`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `\0<\0script>${run}</script>`,
  `\ud800<img src=x onerror=${run}>`,
  `<?lit$123456789$?><!--?lit$123456789$-->`,
];

/** A place for words wherever a template may have one. */
const injectedTemplate = `<article class="c {{title}}" title="{{title}}" data-x='{{title}}' aria-label="{{title}}">
  <h3>{{title}}</h3><p>{{place}}</p><p>{{description}}</p><textarea>{{title}}</textarea>
  <select><option value="{{title}}">{{title}}</option></select><input value="{{title}}" placeholder="{{title}}">
  <img alt="{{title}}"><svg><text>{{title}}</text><title>{{title}}</title></svg></article>`;

const elements = ['ARTICLE', 'H3', 'P', 'P', 'TEXTAREA', 'SELECT', 'OPTION', 'INPUT', 'IMG', 'svg', 'text', 'title'];

describe('words that want to be more than words', () => {
  it('are many', () => expect(new Set(vectors).size).to.be.above(50));

  for (const vector of vectors)
    it(`are shown as they are: ${JSON.stringify(vector.slice(0, 44))}`, async () => {
      const card = await filled(injectedTemplate, { title: vector, location: vector, description: vector });
      expect(Array.from(card.querySelectorAll('*'), ({ tagName }) => tagName)).to.deep.equal(elements);
      const texts = [...card.querySelectorAll('h3, p, textarea, option, text, title')];
      expect(texts.map(({ textContent }) => textContent)).to.deep.equal(texts.map(() => vector));
      const { title, className } = card.querySelector('article')!;
      expect([title, className]).to.deep.equal([vector, `c ${vector}`]);
      const attributes = [...card.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => /^(on|style|autofocus|srcdoc)/.test(name))).to.deep.equal([]);
      await settled();
      expect(window).to.not.have.property('ran');
      expect(warnings).to.deep.equal([]);
    });
});

describe('a place of a template that is never filled', () => {
  const unsafeTemplates = [
    `<p onclick="f('{{title}}')">x</p>`,
    `<p ONMOUSEOVER="{{title}}">x</p>`,
    `<p style="background: {{title}}">x</p>`,
    `<p><img srcset="{{title}} 2x" alt=x></p>`,
    `<p><iframe srcdoc="{{title}}"></iframe></p>`,
    `<p><script>{{title}}</script></p>`,
    `<p><script src="{{url}}"></script></p>`,
    `<p><style>{{title}}</style></p>`,
    `<p><link rel=stylesheet href="{{url}}"></p>`,
    `<p><base href="{{url}}"></p>`,
    `<p><meta http-equiv=refresh content="0;url={{url}}"></p>`,
    `<p><svg><a href="/"><set attributeName=href to="{{title}}" /></a></svg></p>`,
    `<p><svg><a href="/"><animate attributeName=href values="{{title}}" /></a></svg></p>`,
    `<p><svg><script>{{title}}</script></svg></p>`,
    `<p><xmp>{{title}}</xmp></p>`,
    `<p><noscript>{{title}}</noscript></p>`,
  ];
  for (const template of unsafeTemplates)
    it(template, async () => {
      const card = await filled(template, { title: run, url: `https://evil.example/${run}` });
      expect(card.innerHTML).to.not.contain('ran');
      expect(card.innerHTML).to.not.contain('{{');
      card.querySelector('p')!.click();
      await settled();
      expect(window).to.not.have.property('ran');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('must not be filled');
    });

  it('stays as the page wrote it where there is nothing to fill', async () => {
    const template = `<p onclick="1" style="color: red"><img srcset="/package.json 2x" alt="x"><a href="javascript:void 0">x</a></p>`;
    expect((await filled(template)).innerHTML).to.equal(template);
    expect(warnings).to.deep.equal([]);
  });

  it('is a template within the template', async () => {
    const card = await filled('<template><b>{{title}}</b></template>');
    expect(card.querySelector('template')!.innerHTML).to.equal('<b>{{title}}</b>');
  });
});
