const script = (code: string) => `<script>${code}</script>`;
const style = (code: string) => `<style>${code}</style>`;

/** What websites do to everything on them. */
export const hosts: readonly (readonly [what: string, head: string, page?: { lang: string }])[] = [
  ['takes every style away', style('* { all: unset !important }')],
  [
    'resets every style',
    style(
      '*, *::before, *::after { margin: 0; padding: 0; border: 0; font: 10px serif; float: left; position: static; display: inline }',
    ),
  ],
  [
    'hides inputs and buttons',
    style('input, select, textarea, button, form, fieldset, label, legend { display: none !important }'),
  ],
  [
    'has an old Prototype.js, which words arrays and texts for JSON itself',
    script(`
      const worded = function () { return '"' + String(this) + '"'; };
      Array.from = (things) => things.toArray?.() ?? [...(things.length ? Array.prototype.slice.call(things) : [])];
      Array.prototype.toJSON = String.prototype.toJSON = Object.prototype.toJSON = worded;`),
  ],
  [
    'writes into every object',
    script(`
      Object.prototype.extend = Object.prototype.name = 'polluted';
      Array.prototype.last = Array.prototype.each = function () { throw new Error('a method of the page was called'); };`),
  ],
  [
    'has replaced what scripts find elements by',
    script(`window.$ = document.querySelector = document.getElementById = () => null;`),
  ],
  ['says that all addresses begin elsewhere', '<base href="https://elsewhere.invalid/deep/">'],
  ['is written from right to left', script('document.documentElement.dir = "rtl"'), { lang: 'en' }],
  [
    'has a module loader that scripts hand themselves to',
    script(
      'window.define = Object.assign(() => { throw new Error("define was called") }, { amd: {} }); window.module = { exports: {} };',
    ),
  ],
  [
    'has elements by every name',
    '<form id="customElements"></form><form name="customElements"></form><img name="getElementById">',
  ],
];

/** A club with a walk to find, and for each website an event of its own to register for. */
export const clubFor = (origin: string) => `
workspace: { slug: club, name: Club, portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
events:
  - { slug: walk, title: Long walk, published: true, start_date: 2030-07-24 }
${hosts
  .map(
    (_, index) => `  - slug: course-${index}
    title: Course ${index}
    published: true
    start_date: 2030-07-25
    columns: [{ external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Sailing, Theatre] }]
`,
  )
  .join('')}`;
