import { html, nothing, type TemplateResult } from 'lit';
import { fieldOf } from '../../controllers/index.js';
import type { AskedField, Form } from '../../forms/index.js';
import { formField, type Surroundings } from '../form/form-field.js';

/** One of those who are registered together. */
export interface Person {
  readonly key: number;
  /** Taken out again; their answers stay, should that be undone. */
  readonly gone: boolean;
  /** Accepted by the service. */
  readonly done: boolean;
}

/** Who is registered together, and what can be done about that. */
export interface Party {
  readonly people: readonly Person[];
  /** Who was taken out last, as long as that can be undone. */
  readonly removed: number | undefined;
  nameOf(key: number): string;
  add(): unknown;
  remove(key: number): unknown;
  undo(key: number): unknown;
  copy(key: number): unknown;
}

export interface PeopleOptions extends Surroundings {
  readonly form: Form;
  /** How many there may be. */
  readonly most: number;
  readonly party: Party;
}

/** A field as it is drawn, and whose it is where there are several. */
export interface DrawnField {
  readonly field: AskedField;
  readonly whose?: string;
}

/** Everything that is asked, in the order in which `questions` draws it. */
export function fieldsOf({
  form: { fields },
  most,
  party,
  words,
}: Omit<PeopleOptions, keyof Surroundings> & Pick<Surroundings, 'words'>): DrawnField[] {
  if (most === 1) return fields.map((field) => ({ field }));
  const there = party.people.filter(({ gone }) => !gone);
  return [
    ...there.flatMap(({ key }, at) =>
      fields.flatMap((field) =>
        field.shared
          ? []
          : [{ field: fieldOf(key, field), ...(there.length > 1 && { whose: words.participant(at + 1) }) }],
      ),
    ),
    ...fields.flatMap((field) => (field.shared ? [{ field }] : [])),
  ];
}

/** Sections with those of their fields that a person, or everybody together, is asked for. */
const sections = (form: Form, around: Surroundings, key: number, wanted: (field: AskedField) => boolean) =>
  form.sections.map(({ title, help, fields }) => {
    const drawn = fields.filter(wanted).map((field) => formField(fieldOf(key, field), around));
    if (!drawn.length) return nothing;
    return title
      ? html`<fieldset part="section" class="section">
          <legend><bdi>${title}</bdi></legend>
          ${help ? html`<p part="help" class="help"><bdi>${help}</bdi></p>` : nothing} ${drawn}
        </fieldset>`
      : html`<div part="section" class="section">${drawn}</div>`;
  });

/** Everything that is asked: of one person section by section, of several person by person, and then once what all share. */
export function questions(options: PeopleOptions): unknown {
  const { form, most, party, words } = options;
  if (most === 1) return sections(form, options, 0, () => true);

  const there = party.people.filter(({ gone }) => !gone);
  const person = ({ key, gone, done }: Person): TemplateResult => {
    const at = there.findIndex((one) => one.key === key);
    const called = () => party.nameOf(key) || words.participant(at + 1);
    const button = (act: (key: number) => unknown, text: string) =>
      html`<p><button type="button" @click=${() => act.call(party, key)}>${text}</button></p>`;
    return html`<fieldset
        part="person"
        class="person"
        data-key=${key}
        tabindex="-1"
        ?hidden=${gone}
        ?disabled=${gone || done}
      >
        <legend>${done ? `${called()}: ${words.isRegistered}` : words.participant(at + 1)}</legend>
        <div class="asked" ?hidden=${done}>
          ${at > 0 ? button(party.copy, words.copyPrevious) : nothing}
          ${sections(form, options, key, ({ shared }) => !shared)}
          ${there.length > 1 ? button(party.remove, words.removeParticipant(called())) : nothing}
        </div>
      </fieldset>
      ${
        party.removed === key
          ? html`<p><button class="undo" type="button" @click=${() => party.undo(key)}>${words.undo}</button></p>`
          : nothing
      }`;
  };

  return html`${party.people.map(person)}
    <p class="more" ?hidden=${there.length >= most}>
      <button type="button" @click=${() => party.add()}>${words.addParticipant}</button>
    </p>
    ${
      form.fields.some(({ shared }) => shared)
        ? html`<div class="person">
            ${there.length > 1 ? html`<p class="for-all"><strong>${words.forAll}</strong></p>` : nothing}
            ${sections(form, options, 0, (field) => !!field.shared)}
          </div>`
        : nothing
    }`;
}
