/** The style sheet of the reference: one column on phones; contents and examples beside the text on wide screens. */
export const referenceStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16181c); --tint: light-dark(#f6f5f1, #1f2227); --line: light-dark(#e0ddd4, #33373e); --ink: light-dark(#22242a, #e6e4df); --quiet: light-dark(#5d6068, #a3a7b0); --accent: light-dark(#0b6e4f, #63c9a3); --write: light-dark(#8a4b00, #f0b46a); --remove: light-dark(#a32020, #ff9d94); --constant: light-dark(#6b3fa0, #c3a6f0); --bar: 3.5rem; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-block-start: calc(var(--bar) + 1rem); -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; inset-block-start: -4rem; inset-inline-start: 1rem; z-index: 3; padding: 0.5rem 1rem; background: var(--paper); border: 1px solid var(--accent); border-radius: 0.5rem; }
.skip:focus { inset-block-start: 0.5rem; }
.top { position: sticky; inset-block-start: 0; z-index: 2; display: flex; align-items: center; justify-content: space-between; gap: 1rem; block-size: var(--bar); padding-inline: clamp(1rem, 3vw, 2rem); background: var(--paper); border-block-end: 1px solid var(--line); }
.name { font-weight: 650; text-decoration: none; white-space: nowrap; }
.search { position: relative; flex: 0 1 26rem; min-inline-size: 0; }
.search input { inline-size: 100%; block-size: 2.5rem; padding-inline: 0.85rem 2.5rem; font: inherit; font-size: 1rem; color: inherit; background: var(--tint); border: 1px solid var(--line); border-radius: 0.6rem; text-overflow: ellipsis; appearance: none; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
.search kbd { position: absolute; inset-block-start: 0.55rem; inset-inline-end: 0.6rem; padding-inline: 0.45rem; font: 0.8125rem/1.4rem ui-monospace, Menlo, Consolas, monospace; color: var(--quiet); background: var(--paper); border: 1px solid var(--line); border-radius: 0.3rem; pointer-events: none; }
.search input:focus ~ kbd { display: none; }
#results { position: absolute; inset-block-start: calc(100% + 0.4rem); inset-inline-end: 0; inline-size: min(34rem, calc(100vw - 2rem)); max-block-size: min(28rem, calc(100dvh - 5rem)); margin: 0; padding: 0.4rem; overflow-y: auto; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; box-shadow: 0 0.75rem 2.5rem rgb(0 0 0 / 0.2); }
#results a { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; padding: 0.45rem 0.6rem; border-radius: 0.45rem; text-decoration: none; overflow-wrap: anywhere; }
#results a:hover, #results a:focus { background: var(--tint); }
#results small, .none { color: var(--quiet); font-size: 0.8125rem; }
.none { padding: 0.45rem 0.6rem; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-inline-size: 96rem; margin-inline: auto; padding: clamp(1.25rem, 3vw, 2.5rem) clamp(1rem, 3vw, 2rem); gap: 0 clamp(2rem, 3vw, 3rem); }
nav { margin-block: 1rem; font-size: 0.9375rem; }
summary { padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 0.6rem; font-weight: 600; cursor: pointer; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; align-items: baseline; gap: 0.5rem; padding: 0.15rem 0.5rem; border-radius: 0.4rem; text-decoration: none; min-block-size: 1.75rem; }
nav a:hover { background: var(--tint); }
nav [aria-current] { background: var(--tint); font-weight: 600; }
nav p { margin: 1rem 0 0.25rem; padding-inline: 0.5rem; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
nav p a { padding-inline: 0; }
@media (min-width: 64rem) {
  .page { grid-template-columns: 16rem minmax(0, 1fr); }
  header, main { grid-column: 2; }
  nav { grid-column: 1; grid-row: 1 / span 2; align-self: start; position: sticky; inset-block-start: calc(var(--bar) + 1rem); max-block-size: calc(100dvh - var(--bar) - 2rem); margin: 0; overflow: auto; }
  summary { display: none; }
  nav p:first-of-type { margin-block-start: 0; }
}
.operation { margin-block: 2rem; padding-block-start: 0.5rem; }
.operation + .operation { padding-block-start: 2rem; border-block-start: 1px solid var(--line); }
.example { min-inline-size: 0; margin-block-start: 1.25rem; }
@media (min-width: 76rem) {
  .operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; }
  .example { align-self: start; position: sticky; inset-block-start: calc(var(--bar) + 1rem); margin: 0; }
  .example pre { max-block-size: calc((100dvh - var(--bar) - 10rem) / 2); }
}
a { color: inherit; text-underline-offset: 0.15em; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.3rem); line-height: 1.15; text-wrap: balance; }
main { outline: none; }
main > h2 { margin: 3.5rem 0 0.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); font-size: 1.5rem; }
h3 { margin: 2.25rem 0 0.25rem; font-size: 1.1875rem; }
.operation h3 { margin-block-start: 0; }
h4 { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; margin: 1.25rem 0 0.35rem; font-size: 0.875rem; color: var(--quiet); }
.anchor { color: var(--quiet); font-weight: 400; text-decoration: none; opacity: 0; }
:is(h2, h3):hover .anchor, .anchor:focus-visible { opacity: 1; }
@media (hover: none) { .anchor { opacity: 0.6; } }
:target:is(h2, h3), :target h3 { color: var(--accent); }
tr:target { background: var(--tint); box-shadow: -0.4rem 0 0 var(--tint), 0.4rem 0 0 var(--tint); }
p { margin: 0.35rem 0; max-inline-size: 44rem; }
code, pre { font: 0.875em/1.55 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.9rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--tint); border: 1px solid var(--line); border-radius: 0.6rem; overflow: auto; font-size: 0.8125rem; tab-size: 2; }
pre code { font-size: inherit; }
.string { color: var(--accent); }
.constant { color: var(--constant); }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; flex-wrap: wrap; }
[role=tablist] { display: flex; gap: 0.25rem; }
.bar button { min-block-size: 2.25rem; padding: 0.2rem 0.7rem; font: inherit; font-size: 0.875rem; color: var(--quiet); background: none; border: 0; border-radius: 0.45rem; cursor: pointer; }
.bar button:hover { background: var(--tint); color: var(--ink); }
.bar [aria-selected=true] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--accent); border-end-start-radius: 0; border-end-end-radius: 0; }
.method { font: 600 0.75rem/1.9 ui-monospace, Menlo, Consolas, monospace; color: var(--accent); min-inline-size: 3.2rem; flex: none; }
.POST, .PUT { color: var(--write); }
.DELETE { color: var(--remove); }
.path { display: block; margin: 0.15rem 0 0.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-inline-size: 100%; }
th, td { padding: 0.4rem 0; padding-inline-end: 1rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); font-size: 0.875rem; overflow-wrap: break-word; }
th { font-weight: 600; color: var(--quiet); font-size: 0.8125rem; }
td:first-child code { overflow-wrap: normal; }
@media (min-width: 64rem) { main > .scroll td:first-child { white-space: nowrap; } main > .scroll wbr { display: none; } main > .scroll td:nth-child(2) { min-inline-size: 15rem; } }
@media (max-width: 40rem) { th, td { padding-inline-end: 0.6rem; } }
.quiet { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .bar [aria-selected=true] { border-block-end: 2px solid Highlight; } }
@media print {
  :root { color-scheme: light; }
  .top, nav, .bar, .skip, .anchor { display: none; }
  .page, .operation { display: block; padding: 0; }
  .example { position: static; }
  .example pre, pre { max-block-size: none; overflow: visible; }
  .operation, main > h2 { break-before: auto; }
  h2, h3, h4 { break-after: avoid; }
  pre, tr { break-inside: avoid; }
}
`;
