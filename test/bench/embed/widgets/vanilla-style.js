/** The look of what is written by hand; adopted, as pages often forbid other styles. */
export const style = `
:host { display: block; font: inherit; color: inherit; line-height: 1.45 }
* { box-sizing: border-box }
h2 { margin: 0 0 .25em; font-size: 1.6em; line-height: 1.2 }
form { display: grid; gap: 1.5em }
fieldset { margin: 0; padding: 0; border: 0 }
legend, label { font-weight: 600 }
.option { display: flex; gap: .75em; padding: .3em 0; font-weight: 400 }
.parts { display: flex; gap: 1em }
.parts label { font-weight: 400 }
.optional { font-size: .9em; font-weight: 400; opacity: .85 }
input:not([type=radio], [type=checkbox]), select, textarea { display: block; width: 100%; min-height: 2.75em; padding: .5em .75em; font: inherit; color: inherit; background: transparent; border: 1px solid color-mix(in srgb, currentColor 62%, transparent); border-radius: .4em }
.parts input { width: 5em }
textarea { min-height: 5.85em }
button { min-height: 2.75em; padding: .5em 1.5em; font: inherit; font-weight: 600; border: 1px solid; border-radius: .4em; cursor: pointer }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 1.5em }
h3, p { margin: 0 }
[role=alert] { color: #b00020 }
`;
