/** The look of the pages that the backend draws itself: a sheet of paper, readable, light or dark as the visitor likes. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #1d1f23); --ground: light-dark(#f3f1ec, #131417); --ink: light-dark(#22242a, #e9e7e2); --open: light-dark(#17663f, #83d3a8); --few: light-dark(#8a4b00, #f0bf74); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: clamp(0rem, 4vw, 3rem) auto; padding: clamp(1.25rem, 4vw, 3rem); background: var(--paper); border-radius: clamp(0rem, 2vw, 0.75rem); overflow-wrap: break-word; }
header { margin-block-end: 1.5rem; }
header p { margin: 0; opacity: 0.8; }
h1 { margin: 0.25rem 0; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem); line-height: 1.2; text-wrap: balance; }
a { color: inherit; }
.events { margin: 0; padding: 0; list-style: none; }
.events li, footer { padding-block: 1.5rem; border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.events p, footer p { margin: 0.25rem 0; }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.3; text-wrap: balance; }
h2 a { text-decoration: none; }
h2 a:hover { text-decoration: underline; }
.about { max-width: 36rem; white-space: pre-line; opacity: 0.8; }
.standing { font-weight: 600; }
.standing::before { content: ''; display: inline-block; inline-size: 0.6em; block-size: 0.6em; margin-inline-end: 0.5em; border-radius: 50%; border: 2px solid currentColor; }
.standing.open { color: var(--open); }
.standing.few { color: var(--few); }
.standing.open::before, .standing.few::before { background: currentColor; }
.ways { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.ways a { padding-block: 0.25rem; }
footer { padding-block-end: 0; }
footer p { font-size: 0.95rem; }
`;
