// The form and the list as somebody writes them into the page by hand: no script, nothing to wait for.
import { camp, events, questions, type Question } from './questions.js';

const optional = ({ required }: Question) => (required ? '' : ' <small>(optional)</small>');

const attributes = ({ name, required, autocomplete }: Question) =>
  `id="${name}" name="${name}"${required ? ' required' : ''}${autocomplete ? ` autocomplete="${autocomplete}"` : ''}`;

function control(question: Question): string {
  const { kind, options = [] } = question;
  if (kind === 'textarea') return `<textarea ${attributes(question)}></textarea>`;
  if (kind === 'select')
    return `<select ${attributes(question)}><option value="">Please choose</option>${options
      .map((one) => `<option>${one}</option>`)
      .join('')}</select>`;
  return `<input ${attributes(question)} type="${kind === 'number' ? 'text' : kind}">`;
}

function field(question: Question): string {
  const { name, label, kind, options = [], required } = question;
  const box = (type: string, value: string, text: string) =>
    `<label class="option"><input type="${type}" name="${name}" value="${value}">${text}</label>`;
  if (kind === 'checkbox') return box('checkbox', 'yes', label);
  const inside =
    kind === 'date'
      ? ['Day', 'Month', 'Year']
          .map((part) => `<label>${part} <input name="${name}.${part}" size="4"${required ? ' required' : ''}></label>`)
          .join(' ')
      : options.map((one) => box(kind === 'radios' ? 'radio' : 'checkbox', one, one)).join('');
  return kind === 'date' || kind === 'radios' || kind === 'checkboxes'
    ? `<fieldset><legend>${label}${optional(question)}</legend>${inside}</fieldset>`
    : `<p><label for="${name}">${label}${optional(question)}</label>${control(question)}</p>`;
}

export const staticForm = `<form class="by-hand" method="post" action="/registrations">
<h2>${camp.title}</h2><p>${camp.when} · ${camp.location}</p>
${questions.map(field).join('\n')}
<p><button>${camp.send}</button></p>
</form>`;

export const staticList = `<ul class="by-hand">
${events
  .map(
    ({ title, when, location, description, slug }) =>
      `<li><h3>${title}</h3><p>${when} · ${location}</p><p>${description}</p><a href="/events/${slug}">Register</a></li>`,
  )
  .join('\n')}
</ul>`;

/** The look of both, in the head of the page. */
export const staticStyle = `
.by-hand { line-height: 1.45 }
.by-hand fieldset { margin: 0 0 1.5em; padding: 0; border: 0 }
.by-hand p, .by-hand li { margin: 0 0 1.5em }
.by-hand label { font-weight: 600 }
.by-hand .option { display: flex; gap: .75em; padding: .3em 0; font-weight: 400 }
.by-hand p > input, .by-hand select, .by-hand textarea { display: block; width: 100%; min-height: 2.75em; padding: .5em .75em; font: inherit; border: 1px solid #777; border-radius: .4em; box-sizing: border-box }
.by-hand textarea { min-height: 5.85em }
.by-hand button { min-height: 2.75em; padding: .5em 1.5em; font: inherit }`;
