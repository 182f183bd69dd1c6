import { html } from 'hono/html';
import { participantField } from '../../forms/index.js';
import { addButtonName, removeButtonName } from './form-credentials.js';
import type { Html } from './html-parts.js';
import { takesSeveral, type PlainFormView } from './plain-form-view.js';
import { sectionsOf } from './plain-sections.js';
import { hiddenPersonControls, titledPersons, type TitledPerson } from './submitted-persons.js';

/** The place of a person on the page, counted from 1. */
export const personId = (position: number): string => `person-${position}`;

/** A button that sends the form for another page, on which a person has the focus. Nothing is checked. */
const personButton = (
  text: string,
  {
    name,
    value,
    position,
    context,
  }: Pick<PlainFormView, 'context'> & { name: string; value: number; position: number },
): Html =>
  html`<button
    name="${name}"
    value="${value}"
    formnovalidate
    formaction="${context.linkTo('', { plain: true })}#${personId(position)}"
  >
    ${text}
  </button>`;

/** The questions of one of several persons under their title. Nobody who is registered is asked again. */
function personBlock(person: TitledPerson, position: number, view: PlainFormView): Html {
  const { words, context, persons } = view;
  const { key, title, registered } = person;
  const attributes = html`class="person" id="${personId(position)}" tabindex="-1"`;
  if (registered)
    return html`<fieldset ${attributes}>
      <legend class="registered"><bdi>${title}</bdi>: ${words.isRegistered}</legend>
      ${hiddenPersonControls(person)}
    </fieldset>`;
  const remove = {
    name: removeButtonName,
    value: key,
    // the person above has the focus then, or the one who takes this place
    position: Math.max(1, position - 1),
    context,
  };
  return html`<fieldset ${attributes}>
    <legend><bdi>${title}</bdi></legend>
    ${hiddenPersonControls(person)}
    ${sectionsOf(view, (field) => (field.shared ? undefined : participantField(key, field)))}
    ${persons.length > 1 ? html`<p>${personButton(words.removeParticipant(title), remove)}</p>` : ''}
  </fieldset>`;
}

/**
 * Everything that is asked. Of a form for several persons in the order of the element (components/event-registration/participants-view.ts):
 * person by person, the button that adds one, and then once what all share.
 */
export function plainPersons(view: PlainFormView): Html {
  const { form, formModel, persons, words, context } = view;
  if (!takesSeveral(form)) return html`${persons.map(hiddenPersonControls)} ${sectionsOf(view, (field) => field)}`;
  const add = { name: addButtonName, value: 1, position: persons.length + 1, context };
  const isShared = formModel.fields.some(({ shared }) => shared);
  return html`${titledPersons(persons, view).map((person, index) => personBlock(person, index + 1, view))}
  ${persons.length < form.layout!.participants! ? html`<p class="more">${personButton(words.addParticipant, add)}</p>` : ''}
  ${
    isShared
      ? html`<div class="person">
          ${persons.length > 1 ? html`<p class="for-all"><strong>${words.forAll}</strong></p>` : ''}
          ${sectionsOf(view, (field) => (field.shared ? field : undefined))}
        </div>`
      : ''
  }`;
}
