import type { TemplateResult } from 'lit';
import { type Form, participantField } from '../../forms/index.js';
import type { Lit } from '../lit.js';
import type { Piecewise, sections } from './party.js';

/** The templates and Lit functions that draw persons. */
export interface PeopleKit extends Pick<Lit, 'html' | 'nothing'> {
  readonly sections: typeof sections;
}

/** One of those who are registered together. */
export interface Person {
  readonly key: number;
  /** Taken out again; their answers stay, should that be undone. */
  readonly gone: boolean;
  /** Accepted by the service. */
  readonly done: boolean;
}

/** Several persons, and what can be done about who they are. */
export interface Several {
  readonly people: readonly Person[];
  readonly removed: number | undefined;
  nameOf(key: number): string;
  add(): unknown;
  remove(key: number): unknown;
  undo(key: number): unknown;
  copy(key: number): unknown;
}

/** Everything that is asked, person by person, and then once what all share. `most` is how many there may be. */
export function people(
  party: Several,
  around: Piecewise,
  { form, most, kit: { html, nothing, sections } }: { form: Form; most: number; kit: PeopleKit },
): TemplateResult {
  const { words, fits } = around;
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
          ${sections(form, around, (field) => (field.shared ? undefined : participantField(key, field)))}
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
    <p class="more" ?hidden=${there.length >= most || !fits()}>
      <button type="button" @click=${() => party.add()}>${words.addParticipant}</button>
    </p>
    ${
      form.fields.some(({ shared }) => shared)
        ? html`<div class="person">
            ${there.length > 1 ? html`<p class="for-all"><strong>${words.forAll}</strong></p>` : nothing}
            ${sections(form, around, (field) => (field.shared ? field : undefined))}
          </div>`
        : nothing
    }`;
}
