/** The look of the pages that the backend draws itself: a sheet of paper, readable, light or dark as the visitor likes. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #1d1f23); --ground: light-dark(#f3f1ec, #131417); --ink: light-dark(#22242a, #e9e7e2); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: clamp(0rem, 4vw, 3rem) auto; padding: clamp(1.25rem, 4vw, 3rem); background: var(--paper); border-radius: clamp(0rem, 2vw, 0.75rem); }
header { margin-block-end: 1.5rem; }
header p { margin: 0; opacity: 0.8; }
h1 { margin: 0.25rem 0; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem); line-height: 1.2; text-wrap: balance; }
a { color: inherit; }
`;
