/** The style sheet of the reference: one column on phones, navigation beside it on wide screens. */
export const referenceStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16181c); --tint: light-dark(#f5f4f0, #1f2227); --line: light-dark(#dcd9d0, #33373e); --ink: light-dark(#22242a, #e6e4df); --quiet: light-dark(#5d6068, #a3a7b0); --accent: light-dark(#0b6e4f, #63c9a3); --write: light-dark(#8a4b00, #f0b46a); --remove: light-dark(#a32020, #ff9d94); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 76rem; margin-inline: auto; padding: clamp(1rem, 4vw, 2.5rem); gap: 0 3rem; }
@media (min-width: 60rem) { .page { grid-template-columns: 17rem minmax(0, 1fr); } header { grid-column: 2; } nav { grid-column: 1; grid-row: 1 / span 2; align-self: start; } main { grid-column: 2; } nav { position: sticky; inset-block-start: 1rem; max-block-size: calc(100dvh - 2rem); overflow: auto; } }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav a { display: flex; align-items: baseline; gap: 0.6rem; padding-block: 0.2rem; text-decoration: none; min-block-size: 1.75rem; }
nav a:hover { text-decoration: underline; }
nav h2 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; color: var(--quiet); letter-spacing: 0.04em; text-transform: uppercase; }
a { color: inherit; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.3rem); line-height: 1.15; text-wrap: balance; }
main > h2 { margin: 3rem 0 0.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); font-size: 1.5rem; }
h3 { margin: 2.25rem 0 0.25rem; font-size: 1.1875rem; }
h4 { margin: 1.25rem 0 0.35rem; font-size: 0.875rem; color: var(--quiet); }
p { margin: 0.35rem 0; max-width: 44rem; }
code, pre { font: 0.875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0; padding: 0.9rem 1rem; background: var(--tint); border: 1px solid var(--line); border-radius: 0.5rem; overflow-x: auto; }
.method { font: 600 0.75rem/1.9 ui-monospace, Menlo, Consolas, monospace; color: var(--accent); min-width: 3.4rem; }
.POST, .PUT { color: var(--write); }
.DELETE { color: var(--remove); }
.path { display: block; margin: 0.15rem 0 0.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); font-size: 0.9375rem; }
th { font-weight: 600; color: var(--quiet); font-size: 0.8125rem; }
td:first-child { white-space: nowrap; }
@media (max-width: 40rem) { th, td { padding-inline-end: 0.6rem; font-size: 0.875rem; } td:first-child { white-space: normal; min-width: 6.25rem; } td:first-child code { overflow-wrap: anywhere; } }
.quiet { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
