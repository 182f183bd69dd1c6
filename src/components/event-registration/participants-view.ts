import type { TemplateResult } from 'lit';
import { type Form, participantField } from '../../forms/index.js';
import type { FormKit } from './form-kit.js';
import type { ParticipantCards } from './participant-cards.js';
import type { IncrementalContext, Participant } from './participants.js';

/** Several persons, and what can be done about who they are. */
export interface ParticipantList {
  readonly persons: readonly Participant[];
  readonly cards: ParticipantCards | undefined;
  readonly lastRemovedKey: number | undefined;
  add(): unknown;
  remove(key: number): unknown;
  undo(key: number): unknown;
  copy(key: number): unknown;
}

/** Everything that is asked, person by person, and then once what all share. `limit` is the maximum number of persons. */
export function participantsView(
  participants: ParticipantList,
  context: IncrementalContext,
  { form, limit, kit: { html, nothing, sections } }: { form: Form; limit: number; kit: FormKit },
): TemplateResult {
  const { words, hasRoom } = context;
  const activePersons = participants.persons.filter(({ isRemoved }) => !isRemoved);
  const person = ({ key, isRemoved, isRegistered }: Participant): TemplateResult => {
    const index = activePersons.findIndex((other) => other.key === key);
    const card = participants.cards?.of(key, context);
    return html`<fieldset
        part="person"
        class="person"
        data-key=${key}
        tabindex="-1"
        ?hidden=${isRemoved}
        ?disabled=${isRemoved || isRegistered}
      >
        <legend></legend>
        ${card?.head}
        <div class="person-questions" ?hidden=${isRegistered || card?.isClosed}>
          ${
            index > 0
              ? html`<p>
                  <button type="button" @click=${() => participants.copy(key)}>${words.copyPrevious}</button>
                </p>`
              : nothing
          }
          ${sections(form, context, (field) => (field.shared ? undefined : participantField(key, field)))}
          ${
            activePersons.length > 1
              ? html`<div class="actions">
                  ${card?.foot}
                  <button class="remove" type="button" @click=${() => participants.remove(key)}></button>
                </div>`
              : nothing
          }
        </div>
      </fieldset>
      ${
        participants.lastRemovedKey === key
          ? html`<p>
              <button class="undo" type="button" @click=${() => participants.undo(key)}>${words.undo}</button>
            </p>`
          : nothing
      }`;
  };

  return html`${participants.persons.map(person)}
    <p class="more" ?hidden=${activePersons.length >= limit || !hasRoom()}>
      <button type="button" @click=${() => participants.add()}>${words.addParticipant}</button>
    </p>
    ${
      form.fields.some(({ shared }) => shared)
        ? html`<div class="person">
            ${activePersons.length > 1 ? html`<p class="for-all"><strong>${words.forAll}</strong></p>` : nothing}
            ${sections(form, context, (field) => (field.shared ? field : undefined))}
          </div>`
        : nothing
    }`;
}
